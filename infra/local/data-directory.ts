import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const generateSecret = () => randomBytes(32).toString('base64url');

// Ports from 32768 on are used for outgoing connections.
const randomPort = () => randomInt(20_000, 30_000);

const generateSettings = () => ({
  cookieKey: generateSecret(),
  clientSecret: generateSecret(),
  cmsPassword: generateSecret(),
  conferencesPassword: generateSecret(),
  feedsPassword: generateSecret(),
  publisherPassword: generateSecret(),
  watchPassword: generateSecret(),
  // Accounts are bound to the issuer's URL, and feed items to the URL of their feed, so both ports must stay the same.
  signInPort: randomPort(),
  sampleFeedsPort: randomPort(),
});

export type GeneratedSettings = ReturnType<typeof generateSettings>;

export class DataDirectory {
  readonly postgres: string;
  readonly images: string;
  readonly published: string;
  readonly gateway: string;
  readonly visits: string;
  readonly pidFile: string;
  /** The marker is in the database's folder, so that deleting the database deletes it too. */
  readonly sampleContentMarker: string;

  constructor(readonly path: string) {
    this.postgres = join(path, 'postgres');
    this.images = join(path, 'images');
    this.published = join(path, 'published');
    this.gateway = join(path, 'gateway');
    this.visits = join(path, 'visits');
    this.pidFile = join(path, 'run.json');
    this.sampleContentMarker = join(this.postgres, 'has-sample-content');
    for (const folder of [path, this.images, this.published, this.gateway, this.visits, join(path, 'logs')])
      mkdirSync(folder, { recursive: true, mode: 0o755 });
  }

  logFile(processName: string): string {
    return join(this.path, 'logs', `${processName}.log`);
  }

  rotateLog(processName: string): string {
    const logFile = this.logFile(processName);
    if (existsSync(logFile)) renameSync(logFile, join(this.path, 'logs', `${processName}.previous.log`));
    writeFileSync(logFile, '');
    return logFile;
  }

  readGeneratedSettings(): GeneratedSettings {
    const file = join(this.path, 'secrets.json');
    const stored: Partial<GeneratedSettings> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const settings = { ...generateSettings(), ...stored };
    writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 });
    return settings;
  }
}
