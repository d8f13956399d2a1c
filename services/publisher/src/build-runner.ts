import type { Logger } from '@majlis/kit/app/tokens';
import type { AgendaCache } from './agenda-cache.js';
import { type ApiClient, hashContent } from './api-client.js';
import type { BuildManifest, ManifestEntry, StageManifest } from './build-manifest.js';
import type { FailureTracker } from './failure-tracker.js';
import { type BuildJob, isInvalidated, type JobQueue } from './job-queue.js';
import { InvalidPathError, type PublishedFolder, toFilePath } from './published-folder.js';
import type { PublisherMetrics } from './publisher-metrics.js';
import type { BuildTarget, FetchPath, FetchWithHash } from './targets/build-target.js';
import type { SiteTargets } from './targets/site-targets.js';

export type PublisherDeps = {
  origin: string;
  catalogue: SiteTargets;
  reads: ApiClient;
  programmes: AgendaCache;
  records: BuildManifest;
  folder: PublishedFolder;
  queue: JobQueue;
  failures: FailureTracker;
  metrics: PublisherMetrics;
  logger: Logger;
};

/** What came of a piece of work; `retryMs` when something of it is to be tried again. */
export type BuildResult = {
  made: number;
  written: number;
  removed: number;
  failed: number;
  retryMs: number;
  news: boolean;
};

type Drawn = { output: BuildTarget; content: Buffer | string | undefined; record: ManifestEntry };

/** How long what depends on the time may stay as it is, and after how many files their records are kept. */
const hourMs = 3_600_000;
const betweenSaves = 100;

/** Does one piece of work: finds out which files of a stage are due, and makes those. */
export class BuildRunner {
  private readonly skipped = new Set<string>();

  constructor(private readonly tools: PublisherDeps) {}

  async run(work: BuildJob): Promise<BuildResult> {
    const { catalogue, reads, records } = this.tools;
    const { group, stage } = work;
    const result = { made: 0, written: 0, removed: 0, failed: 0, retryMs: 0, news: false };
    const read = reads.fetchForJob();
    const all = await catalogue.list(group, stage, read);
    const outputs = all.filter(({ path: address }) => this.isWritable(address));
    const known = await records.load(group, stage);
    await this.removeOthers(work, { outputs, known, read, result });
    const due = await this.dueOf(work, { outputs, known, read, result });
    try {
      await this.makeAll(work, { outputs: due, known, read, result });
    } finally {
      if (result.made + result.removed > 0) await records.save(group, stage, known);
    }
    return result;
  }

  /** Files of what is not there any more: deleted, withdrawn, or under another address now. */
  private async removeOthers(work: BuildJob, { outputs, known, read, result }: Bench): Promise<void> {
    const { catalogue, folder, failures, metrics } = this.tools;
    const wanted = new Set(outputs.map(({ path: address }) => address));
    const unwanted = [...known.keys()].filter((address) => !wanted.has(address));
    if (unwanted.length === 0) return;
    const taken = await catalogue.pathsOfOtherConferences(work.group, read);
    for (const address of unwanted) {
      if (!taken.has(address)) await folder.remove(address);
      metrics.recordTarget(address, 'removed');
      known.delete(address);
      failures.clear(address);
      result.removed += 1;
    }
  }

  private async dueOf(work: BuildJob, bench: Bench): Promise<BuildTarget[]> {
    const isDue = await Promise.all(
      bench.outputs.map((output) =>
        this.isDue(output, work, bench).catch((error: unknown) => {
          this.failed(output.path, error, bench.result);
          return false;
        }),
      ),
    );
    return bench.outputs.filter((_output, index) => isDue[index]);
  }

  private async isDue(output: BuildTarget, { doubts }: BuildJob, { known, read, result }: Bench) {
    const { path: address, isTimeDependent: changesWithTime, lens = same } = output;
    const record = known.get(address);
    if (!record || this.tools.failures.has(address)) return true;
    for (const [path, hash] of record.reads) {
      if (!isInvalidated(doubts, path) || (await lens(read)(path)).hash === hash) continue;
      result.news = true;
      return true;
    }
    if (record.at < Date.now() - hourMs && (changesWithTime || record.at === 0)) return true;
    return record.print !== '' && !(await this.tools.folder.has(address));
  }

  /** While one file is written the next is drawn. Leaves what remains to a later time when there is something more urgent. */
  private async makeAll(work: BuildJob, { outputs, known, read, result }: Bench): Promise<void> {
    const { queue, records } = this.tools;
    let storing: Promise<void> = Promise.resolve();
    for (const [index, output] of outputs.entries()) {
      try {
        const drawn = await this.draw(output, read);
        await storing;
        storing = this.store(drawn, known, result).catch((error) => this.failed(output.path, error, result));
      } catch (error) {
        this.failed(output.path, error, result);
      }
      if (index === outputs.length - 1) break;
      if (index % betweenSaves === betweenSaves - 1)
        await storing.then(() => records.save(work.group, work.stage, known));
      if (queue.hasMoreUrgent(work)) {
        queue.add(work);
        break;
      }
    }
    await storing;
  }

  private async draw(output: BuildTarget, read: FetchWithHash): Promise<Drawn> {
    const reads = new Map<string, string>();
    const recording: FetchPath = async (path) => {
      const answer = await (output.lens ?? same)(read)(path);
      reads.set(path, answer.hash);
      return answer;
    };
    const at = Date.now();
    const content = await output.render({ origin: this.tools.origin, now: at, fetchPath: recording });
    const print = content === undefined ? '' : printOf(content, at);
    return { output, content, record: { at, print, reads } };
  }

  private async store(
    { output: { path: address }, content, record }: Drawn,
    known: StageManifest,
    result: BuildResult,
  ) {
    const { folder, failures, metrics } = this.tools;
    const isSame = known.get(address)?.print === record.print;
    if (content === undefined) await folder.remove(address);
    else if (!isSame || !(await folder.has(address))) {
      await folder.write(address, content);
      result.written += 1;
      metrics.recordTarget(address, 'written');
    } else metrics.recordTarget(address, 'unchanged');
    known.set(address, record);
    failures.clear(address);
    result.made += 1;
  }

  private failed(address: string, error: unknown, result: BuildResult): void {
    result.retryMs = Math.max(result.retryMs, this.tools.failures.recordFailure(address, error));
    result.failed += 1;
    this.tools.metrics.recordTarget(address, 'failed');
  }

  private isWritable(address: string): boolean {
    try {
      toFilePath(address);
      return true;
    } catch (error) {
      if (!(error instanceof InvalidPathError)) throw error;
      if (!this.skipped.has(address)) this.tools.logger.warn({ address, reason: error.message }, 'not published');
      this.skipped.add(address);
      return false;
    }
  }
}

type Bench = { outputs: BuildTarget[]; known: StageManifest; read: FetchWithHash; result: BuildResult };

const same = (read: FetchWithHash) => read;

/** Of what is shown, apart from the moment when it was made. */
function printOf(content: Buffer | string, at: number): string {
  if (typeof content !== 'string') return hashContent(content);
  return hashContent(content.replaceAll(String(at), '').replaceAll(new Date(at).toISOString(), ''));
}
