import { z } from 'zod';
import { type RunOptions, runProgram, UserFacingError } from './run-program.js';

const snapshotShape = z
  .object({
    id: z.string(),
    time: z.coerce.date(),
    tags: z.array(z.string()).nullish(),
    original: z.string().optional(),
  })
  .transform(({ id, time, tags, original }) => toSnapshot(id, time, tags ?? [], original));
const summaryShape = z.object({ snapshot_id: z.string() });
const forgetShape = z.array(z.object({ remove: z.array(snapshotShape).nullable() }));

export type Snapshot = ReturnType<typeof toSnapshot>;

/**
 * `storedId` is the name in this repository; `id` is the same in all copies, whose `original` names their source. The counts are read
 * from tags like `rows=1700`: rows, all objects, and those in use, which snapshots of release 0.1.0 do not have.
 */
export function toSnapshot(storedId: string, time: Date, tags: string[], id = storedId) {
  const count = (name: string) => {
    const value = tags.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
    return value === undefined ? undefined : Number(value);
  };
  return { storedId, id, time, tags, rows: count('rows'), objects: count('objects'), used: count('used') };
}

export const shortId = ({ id }: Snapshot): string => id.slice(0, 8);

export const tag = {
  complete: 'complete',
  incomplete: 'incomplete',
  /** The snapshot has nothing that staff have written. */
  empty: 'empty',
  /** An operator confirmed that the snapshot has far less than the one before, or that it is of a new installation. */
  intended: 'intended',
};

export type ResticSettings = {
  password: string;
  temporaryFolder: string;
  /** How restic connects to an SFTP server, and the keys of an off-site store. */
  options: string[];
  environment: NodeJS.ProcessEnv;
  /** The command with which an operator runs restic on this repository. */
  command: string;
  /** How long restic waits for a lock of another program, such as `2m`. */
  lockTimeout: string;
};

/** A restic repository. The program must be 0.17 or later. */
export class Repository {
  constructor(
    private readonly location: string,
    readonly settings: ResticSettings,
    /** restic itself tries for a quarter of an hour to reach a server. */
    private readonly answerTimeoutMs = 60_000,
  ) {}

  /** Returns the location without its password. */
  get name(): string {
    return this.location.replace(/\/\/[^/@]+@/, '//');
  }

  /** Creates the repository. A copy needs no more space than `source` only if both cut files at the same places. */
  async create(source?: Repository): Promise<void> {
    await this.run(['init', ...(source ? ['--copy-chunker-params', '--from-repo', source.location] : [])]);
  }

  /**
   * Stores everything in `folder`. The host is always the same, because restic groups snapshots by it and a container has another
   * name at each start.
   */
  async store(folder: string, tags: string[], signal?: AbortSignal, isRepeated = false): Promise<Snapshot> {
    const args = ['backup', '--json', '--host', 'majlis', '--tag', tags.join(','), '.'];
    let failure: Error | undefined;
    const output = await this.run(args, { cwd: folder, signal }).catch((error: Error) => {
      failure = error;
      return typeof error.cause === 'string' ? error.cause : '';
    });
    const summary = summaryShape.safeParse(JSON.parse(output.trim().split('\n').at(-1) || '{}'));
    if (!summary.success) throw failure ?? new Error('restic has not said what it has stored');
    const snapshot = toSnapshot(summary.data.snapshot_id, new Date(), tags);
    if (!failure) return snapshot;
    // restic failed after it had stored a snapshot: a file could not be read, or its parts were missing because a repair had
    // removed them and are stored again now. Only in the second case another attempt succeeds.
    await this.forget([snapshot]);
    if (isRepeated) throw failure;
    return this.store(folder, tags, signal, true);
  }

  /** Returns undefined if there is no repository. The newest snapshot comes first. */
  async snapshots(): Promise<Snapshot[] | undefined> {
    const signal = AbortSignal.timeout(this.answerTimeoutMs);
    const output = await this.run(['snapshots', '--json', '--no-lock'], { signal }).catch((error: Error) => {
      if (signal.aborted) throw new UserFacingError(`${this.name} has not answered.`);
      if (/Is there a repository at/.test(error.message)) return undefined;
      throw error;
    });
    if (output === undefined) return undefined;
    const snapshots = z.array(snapshotShape).parse(JSON.parse(output));
    return snapshots.sort((a, b) => b.time.getTime() - a.time.getTime());
  }

  /** Writes the files of a snapshot to `target`, or only those in `names`. */
  async restore({ storedId }: Snapshot, target: string, names: string[] = [], signal?: AbortSignal): Promise<void> {
    const included = names.flatMap((name) => ['--include', `/${name}`]);
    await this.run(['restore', storedId, '--target', target, '--verify', ...included], { signal });
  }

  /** Copies every complete snapshot that the other repository lacks. */
  async copyTo(target: Repository, signal?: AbortSignal): Promise<void> {
    await target.run(['copy', '--tag', tag.complete, '--from-repo', this.location], { signal });
  }

  /** Checks the structure, and reads the data of one of `parts` equal parts. */
  async check(part: number, parts: number, signal?: AbortSignal): Promise<void> {
    await this.runAlone(['check', `--read-data-subset=${part}/${parts}`], signal).catch((error: Error) => {
      const [, packs] = /^restic repair packs ([0-9a-f ]+)$/m.exec(error.message) ?? [];
      if (!packs) throw error;
      const names = packs.split(' ').map((pack) => pack.slice(0, 8));
      throw new UserFacingError(
        `${names.length} of its files are damaged (${names.join(', ')}). Repair it with ${this.settings.command} ARGS="repair packs ${packs}", ` +
          `make backup, ${this.settings.command} ARGS="repair snapshots --forget".`,
      );
    });
  }

  /** The data of forgotten snapshots stay until `prune`, which refuses to work while a repository is damaged. */
  async forget(snapshots: Snapshot[]): Promise<void> {
    if (snapshots.length > 0) await this.runAlone(['forget', ...snapshots.map(({ storedId }) => storedId)]);
  }

  /** Removes what a retention like `48h 14d 8w 12m` does not keep, and the data that no snapshot needs. */
  async removeExpired(retention: string, record?: (expired: Snapshot[]) => Promise<void>): Promise<void> {
    const names = ['hourly', 'daily', 'weekly', 'monthly'];
    const keep = [...retention.matchAll(/\d+/g)].map(([count], index) => `--keep-${names[index]}=${count}`);
    const options = ['--dry-run', '--json', '--group-by', '', '--tag', tag.complete, '--keep-last=1'];
    const groups = forgetShape.parse(JSON.parse(await this.run(['forget', ...options, ...keep])));
    const expired = groups.flatMap(({ remove }) => remove ?? []);
    await record?.(expired);
    await this.forget(expired);
    await this.runAlone(['prune']);
  }

  /** Removes the lock of a killed process, which would block everything but backups. */
  private async runAlone(args: string[], signal?: AbortSignal): Promise<void> {
    await this.run(['unlock']);
    await this.run(args, { signal });
  }

  /** Returns what restic prints. */
  run(args: string[], options: RunOptions = {}): Promise<string> {
    const { password, temporaryFolder, options: connection, environment, lockTimeout } = this.settings;
    const own = { RESTIC_PASSWORD: password, RESTIC_FROM_PASSWORD: password };
    const env = { ...environment, ...own, TMPDIR: temporaryFolder, RESTIC_CACHE_DIR: `${temporaryFolder}/cache` };
    const all = ['--repo', this.location, '--quiet', '--retry-lock', lockTimeout, ...connection, ...args];
    // A repair writes the damaged files into the folder that it is run in.
    return runProgram('restic', all, env, { cwd: temporaryFolder, ...options }).catch((failure: Error) => {
      throw this.describeFailure(failure);
    });
  }

  private describeFailure({ message: printed, cause }: Error): Error {
    // With --json, restic prints also the reason of a failure as JSON.
    const message = printed.replace(/\{"message_type":.*"message":"(.*)"\}/, '$1').replaceAll(String.raw`\n`, '\n');
    if (/wrong password or no key found/.test(message))
      return new UserFacingError(
        `The password of backups does not open ${this.name}: take the one of your recovery sheet.`,
      );
    const [, holder, since, age] = lockPattern.exec(message) ?? [];
    if (holder)
      return new UserFacingError(
        `${this.name} is locked by ${holder} since ${since} (${age}). Wait until that program has ended; if it no longer runs: ` +
          `${this.settings.command} ARGS="unlock --remove-all".`,
      );
    return new Error(message, { cause });
  }
}

const lockPattern =
  /already locked (?:exclusively )?by (.+?)(?: \(UID.*\))?\nlock was created at (\S+ \S+) \((.+?)(?:\.\d+s)? ago\)/;
