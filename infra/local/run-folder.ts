import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const makeSecret = () => randomBytes(32).toString('base64url');

// Below the range from which systems hand out ports for outgoing calls.
const makePort = () => randomInt(20_000, 30_000);

const makeKept = () => ({
  cookieKey: makeSecret(),
  clientSecret: makeSecret(),
  cmsPassword: makeSecret(),
  conferencesPassword: makeSecret(),
  feedsPassword: makeSecret(),
  publisherPassword: makeSecret(),
  // Accounts are bound to the address of the sign-in page, and feed items to that of their feed: both stay the same.
  signInPort: makePort(),
  sampleFeedsPort: makePort(),
});

/** What is made up at the first start and must be the same at every later one. */
export type Kept = ReturnType<typeof makeKept>;

/** The folder that keeps what outlasts a run: database, images, logs, secrets. */
export class RunFolder {
  readonly postgres: string;
  readonly images: string;
  readonly published: string;
  readonly gateway: string;
  readonly run: string;
  /** Lies with the database, so that it goes when that goes. */
  readonly hasSampleContent: string;

  constructor(readonly path: string) {
    this.postgres = join(path, 'postgres');
    this.images = join(path, 'images');
    this.published = join(path, 'published');
    this.gateway = join(path, 'gateway');
    this.run = join(path, 'run.json');
    this.hasSampleContent = join(this.postgres, 'has-sample-content');
    for (const folder of [path, this.images, this.published, this.gateway, join(path, 'logs')])
      mkdirSync(folder, { recursive: true, mode: 0o755 });
  }

  log(part: string): string {
    return join(this.path, 'logs', `${part}.log`);
  }

  /** Starts a part's log afresh; the one of the run before stays beside it. */
  newLog(part: string): string {
    const log = this.log(part);
    if (existsSync(log)) renameSync(log, join(this.path, 'logs', `${part}.previous.log`));
    writeFileSync(log, '');
    return log;
  }

  kept(): Kept {
    const file = join(this.path, 'secrets.json');
    const before: Partial<Kept> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const kept = { ...makeKept(), ...before };
    writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
    return kept;
  }
}
