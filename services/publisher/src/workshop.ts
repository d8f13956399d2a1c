import type { Logger } from '@majlis/kit/app/tokens';
import type { Failures } from './failures.js';
import type { Catalogue } from './outputs/catalogue.js';
import type { HashedRead, Output, ReadPath } from './outputs/output.js';
import type { ProgrammeDigest } from './programme-digest.js';
import { fileOf, type PublishedFolder, UnwritableAddress } from './published-folder.js';
import type { PublisherMetrics } from './publisher-metrics.js';
import { isDoubted, type Queue, type Work } from './queue.js';
import { hashOf, type Reads } from './reads.js';
import type { Record, Records, StageRecords } from './records.js';

export type Tools = {
  origin: string;
  catalogue: Catalogue;
  reads: Reads;
  programmes: ProgrammeDigest;
  records: Records;
  folder: PublishedFolder;
  queue: Queue;
  failures: Failures;
  metrics: PublisherMetrics;
  logger: Logger;
};

/** What came of a piece of work; `retryMs` when something of it is to be tried again. */
export type Result = { made: number; written: number; removed: number; failed: number; retryMs: number; news: boolean };

type Drawn = { output: Output; content: Buffer | string | undefined; record: Record };

/** How long what depends on the time may stay as it is, and after how many files their records are kept. */
const hourMs = 3_600_000;
const betweenSaves = 100;

/** Does one piece of work: finds out which files of a stage are due, and makes those. */
export class Workshop {
  private readonly skipped = new Set<string>();

  constructor(private readonly tools: Tools) {}

  async perform(work: Work): Promise<Result> {
    const { catalogue, reads, records } = this.tools;
    const { group, stage } = work;
    const result = { made: 0, written: 0, removed: 0, failed: 0, retryMs: 0, news: false };
    const read = reads.forOneWork();
    const all = await catalogue.outputsOf(group, stage, read);
    const outputs = all.filter(({ address }) => this.isWritable(address));
    const known = await records.open(group, stage);
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
  private async removeOthers(work: Work, { outputs, known, read, result }: Bench): Promise<void> {
    const { catalogue, folder, failures, metrics } = this.tools;
    const wanted = new Set(outputs.map(({ address }) => address));
    const unwanted = [...known.keys()].filter((address) => !wanted.has(address));
    if (unwanted.length === 0) return;
    const taken = await catalogue.takenByOthers(work.group, read);
    for (const address of unwanted) {
      if (!taken.has(address)) await folder.remove(address);
      metrics.made(address, 'removed');
      known.delete(address);
      failures.forget(address);
      result.removed += 1;
    }
  }

  private async dueOf(work: Work, bench: Bench): Promise<Output[]> {
    const isDue = await Promise.all(
      bench.outputs.map((output) =>
        this.isDue(output, work, bench).catch((error: unknown) => {
          this.failed(output.address, error, bench.result);
          return false;
        }),
      ),
    );
    return bench.outputs.filter((_output, index) => isDue[index]);
  }

  private async isDue(output: Output, { doubts }: Work, { known, read, result }: Bench) {
    const { address, changesWithTime, lens = same } = output;
    const record = known.get(address);
    if (!record || this.tools.failures.has(address)) return true;
    for (const [path, hash] of record.reads) {
      if (!isDoubted(doubts, path) || (await lens(read)(path)).hash === hash) continue;
      result.news = true;
      return true;
    }
    if (record.at < Date.now() - hourMs && (changesWithTime || record.at === 0)) return true;
    return record.print !== '' && !(await this.tools.folder.has(address));
  }

  /** While one file is written the next is drawn. Leaves what remains to a later time when there is something more urgent. */
  private async makeAll(work: Work, { outputs, known, read, result }: Bench): Promise<void> {
    const { queue, records } = this.tools;
    let storing: Promise<void> = Promise.resolve();
    for (const [index, output] of outputs.entries()) {
      try {
        const drawn = await this.draw(output, read);
        await storing;
        storing = this.store(drawn, known, result).catch((error) => this.failed(output.address, error, result));
      } catch (error) {
        this.failed(output.address, error, result);
      }
      if (index === outputs.length - 1) break;
      if (index % betweenSaves === betweenSaves - 1)
        await storing.then(() => records.save(work.group, work.stage, known));
      if (queue.hasBefore(work)) {
        queue.add(work);
        break;
      }
    }
    await storing;
  }

  private async draw(output: Output, read: HashedRead): Promise<Drawn> {
    const reads = new Map<string, string>();
    const recording: ReadPath = async (path) => {
      const answer = await (output.lens ?? same)(read)(path);
      reads.set(path, answer.hash);
      return answer;
    };
    const at = Date.now();
    const content = await output.make({ origin: this.tools.origin, at, read: recording });
    const print = content === undefined ? '' : printOf(content, at);
    return { output, content, record: { at, print, reads } };
  }

  private async store({ output: { address }, content, record }: Drawn, known: StageRecords, result: Result) {
    const { folder, failures, metrics } = this.tools;
    const isSame = known.get(address)?.print === record.print;
    if (content === undefined) await folder.remove(address);
    else if (!isSame || !(await folder.has(address))) {
      await folder.write(address, content);
      result.written += 1;
      metrics.made(address, 'written');
    } else metrics.made(address, 'unchanged');
    known.set(address, record);
    failures.forget(address);
    result.made += 1;
  }

  private failed(address: string, error: unknown, result: Result): void {
    result.retryMs = Math.max(result.retryMs, this.tools.failures.note(address, error));
    result.failed += 1;
    this.tools.metrics.made(address, 'failed');
  }

  private isWritable(address: string): boolean {
    try {
      fileOf(address);
      return true;
    } catch (error) {
      if (!(error instanceof UnwritableAddress)) throw error;
      if (!this.skipped.has(address)) this.tools.logger.warn({ address, reason: error.message }, 'not published');
      this.skipped.add(address);
      return false;
    }
  }
}

type Bench = { outputs: Output[]; known: StageRecords; read: HashedRead; result: Result };

const same = (read: HashedRead) => read;

/** Of what is shown, apart from the moment when it was made. */
function printOf(content: Buffer | string, at: number): string {
  if (typeof content !== 'string') return hashOf(content);
  return hashOf(content.replaceAll(String(at), '').replaceAll(new Date(at).toISOString(), ''));
}
