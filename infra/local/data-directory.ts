import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const generateSecret = () => randomBytes(32).toString('base64url');

// Below the range from which systems hand out ports for outgoing calls.
const randomPort = () => randomInt(20_000, 30_000);

const generateSettings = () => ({
  cookieKey: generateSecret(),
  clientSecret: generateSecret(),
  cmsPassword: generateSecret(),
  conferencesPassword: generateSecret(),
  feedsPassword: generateSecret(),
  publisherPassword: generateSecret(),
  // Accounts are bound to the address of the sign-in page, and feed items to that of their feed: both stay the same.
  signInPort: randomPort(),
  sampleFeedsPort: randomPort(),
});

/** What is made up at the first start and must be the same at every later one. */
export type GeneratedSettings = ReturnType<typeof generateSettings>;

/** The folder that keeps what outlasts a run: database, images, logs, secrets. */
export class DataDirectory {
  readonly postgres: string;
  readonly images: string;
  readonly published: string;
  readonly gateway: string;
  readonly pidFile: string;
  /** Lies with the database, so that it goes when that goes. */
  readonly sampleContentMarker: string;

  constructor(readonly path: string) {
    this.postgres = join(path, 'postgres');
    this.images = join(path, 'images');
    this.published = join(path, 'published');
    this.gateway = join(path, 'gateway');
    this.pidFile = join(path, 'run.json');
    this.sampleContentMarker = join(this.postgres, 'has-sample-content');
    for (const folder of [path, this.images, this.published, this.gateway, join(path, 'logs')])
      mkdirSync(folder, { recursive: true, mode: 0o755 });
  }

  logFile(part: string): string {
    return join(this.path, 'logs', `${part}.log`);
  }

  /** Starts a part's log afresh; the one of the run before stays beside it. */
  rotateLog(part: string): string {
    const logFile = this.logFile(part);
    if (existsSync(logFile)) renameSync(logFile, join(this.path, 'logs', `${part}.previous.log`));
    writeFileSync(logFile, '');
    return logFile;
  }

  kept(): GeneratedSettings {
    const file = join(this.path, 'secrets.json');
    const before: Partial<GeneratedSettings> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const kept = { ...generateSettings(), ...before };
    writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
    return kept;
  }
}
