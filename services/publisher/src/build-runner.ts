import { fetchJson, hashContent } from './api-client.js';
import type { ManifestEntry, StageManifest } from './build-manifest.js';
import { findFaultyField, type Render } from './find-faulty-field.js';
import { type BuildJob, isInvalidated, jobKey } from './job-queue.js';
import { InvalidPathError, toFilePath } from './published-folder.js';
import type { PublisherDeps } from './publisher-deps.js';
import type { SearchEntry } from './search/search-entry.js';
import { hashEntries } from './search/search-index.js';
import type { ApiResponse, BuildTarget, FetchPath, FetchWithHash, HashedResponse } from './targets/build-target.js';

/** `written` counts the rendered files that had changed or were missing. */
export type BuildCounts = { rendered: number; written: number; removed: number; failed: number };

export type BuildResult = {
  counts: BuildCounts;
  retryMs: number;
  hasChangedResponses: boolean;
  /** False if the job was interrupted and waits in the queue again. */
  isComplete: boolean;
};

type BuildContext = {
  job: BuildJob;
  targets: BuildTarget[];
  manifest: StageManifest;
  /** The hash of the search entries of each page. */
  indexed: Map<string, string>;
  /** The search entries of rendered pages that still have to be written, by path. */
  unindexed: Map<string, SearchEntry[]>;
  /** The paths that need nothing more in this job. */
  finishedPaths: Set<string>;
  fetchHashed: FetchWithHash;
  result: BuildResult;
};

type RenderedTarget = {
  target: BuildTarget;
  content: Buffer | string | undefined;
  searchEntries: SearchEntry[];
  entry: Omit<ManifestEntry, 'isQuick'>;
};

const maxTimeDependentAgeMs = 3_600_000;
const filesBetweenManifestSaves = 100;
/** Pages are indexed in groups of this size, because each statement and each transaction costs more than the entries of a page. */
const pagesPerIndexing = 25;
/** While one file waits for a service, the next is rendered, and a third is compressed and written. More would only take memory. */
const filesAtOnce = 3;
/**
 * The cause of only so many failures is searched for: one fault may break thousands of files, and finding it takes hundreds of
 * renderings.
 */
const maxExplainedFailures = 5;

export class BuildRunner {
  private readonly skippedPaths = new Set<string>();

  constructor(private readonly deps: PublisherDeps) {}

  async run(job: BuildJob): Promise<BuildResult> {
    const { api, siteTargets, buildManifest, searchIndex } = this.deps;
    const { group, stage } = job;
    const fetchHashed = api.createJobFetch();
    const allTargets = await siteTargets.list(group, stage, fetchHashed);
    const context: BuildContext = {
      job,
      targets: allTargets.filter(({ path }) => this.hasValidPath(path)),
      manifest: await buildManifest.load(group, stage),
      indexed: await searchIndex.load(group, stage),
      unindexed: new Map(),
      finishedPaths: new Set(),
      fetchHashed,
      result: {
        counts: { rendered: 0, written: 0, removed: 0, failed: 0 },
        retryMs: 0,
        hasChangedResponses: false,
        isComplete: true,
      },
    };
    const { counts } = context.result;
    await this.removeFormerTargets(context);
    const staleTargets = await this.collectStale(context);
    try {
      await this.renderAll(staleTargets, context);
    } finally {
      await this.index(context);
      if (counts.rendered + counts.removed > 0) await buildManifest.save(group, stage, context.manifest);
    }
    return context.result;
  }

  private async removeFormerTargets(context: BuildContext): Promise<void> {
    const { job, targets, manifest, indexed, fetchHashed, result } = context;
    const { siteTargets, folder, searchIndex, failures, metrics } = this.deps;
    const currentPaths = new Set(targets.map(({ path }) => path));
    // A path that has always failed is only among the failures.
    const knownPaths = new Set([...manifest.keys(), ...indexed.keys(), ...failures.pathsOf(jobKey(job))]);
    const formerPaths = [...knownPaths].filter((path) => !currentPaths.has(path));
    if (formerPaths.length === 0) return;
    await searchIndex.remove(job.group, job.stage, formerPaths);
    const pathsInUse = await siteTargets.pathsOfOtherConferences(job.group, formerPaths, fetchHashed);
    for (const path of formerPaths) {
      // If another conference uses the path now, the file and the failure are those of that conference.
      if (!pathsInUse.has(path)) {
        await folder.remove(path);
        failures.clear(path);
      }
      metrics.recordTarget(path, 'removed');
      manifest.delete(path);
      result.counts.removed += 1;
    }
  }

  private async collectStale(context: BuildContext): Promise<BuildTarget[]> {
    const { targets, finishedPaths } = context;
    const isStale = await Promise.all(
      targets.map((target) =>
        this.isStale(target, context).catch((error: unknown) => {
          this.recordFailure(target.path, error, context);
          return undefined;
        }),
      ),
    );
    for (const [index, { path }] of targets.entries()) if (isStale[index] === false) finishedPaths.add(path);
    return targets.filter((_target, index) => isStale[index]);
  }

  private async isStale(
    { path, isTimeDependent, narrowFetch = noNarrowing }: BuildTarget,
    { job, manifest, indexed, fetchHashed, result }: BuildContext,
  ): Promise<boolean> {
    const entry = manifest.get(path);
    if (!entry || this.deps.failures.has(path)) return true;
    if (entry.searchHash !== (indexed.get(path) ?? '')) return true;
    const scopes = job.progress?.finishedPaths.has(path) ? job.progress.scopesAddedSince : job.scopes;
    for (const [apiPath, hash] of entry.dependencies) {
      if (!isInvalidated(scopes, apiPath) || (await narrowFetch(fetchHashed)(apiPath)).hash === hash) continue;
      result.hasChangedResponses = true;
      return true;
    }
    if (entry.renderedAt === 0 || (isTimeDependent && entry.renderedAt < Date.now() - maxTimeDependentAgeMs))
      return true;
    return entry.contentHash !== '' && !(await this.deps.folder.isWhole(path));
  }

  /** Queues the job again if a more urgent one arrives. */
  private async renderAll(targets: BuildTarget[], context: BuildContext): Promise<void> {
    const { queue } = this.deps;
    let next = 0;
    const renderNext = async () => {
      for (let target = targets[next]; target; target = targets[next]) {
        next += 1;
        await this.renderOne(target, context);
        if (queue.hasMoreUrgent(context.job)) return;
      }
    };
    await Promise.all(Array.from({ length: filesAtOnce }, renderNext));
    if (next >= targets.length) return;
    context.result.isComplete = false;
    queue.add({ ...context.job, progress: { finishedPaths: context.finishedPaths, scopesAddedSince: new Set() } });
  }

  private async renderOne(target: BuildTarget, context: BuildContext): Promise<void> {
    try {
      await this.store(await this.render(target, context.fetchHashed), context);
    } catch (error) {
      this.recordFailure(target.path, error, context);
    }
  }

  private async render(target: BuildTarget, fetchHashed: FetchWithHash): Promise<RenderedTarget> {
    const dependencies = new Map<string, string>();
    const responses = new Map<string, Promise<HashedResponse>>();
    const narrowedFetch = (target.narrowFetch ?? noNarrowing)(fetchHashed);
    const fetchPath: FetchPath = async (apiPath) => {
      // The page and its search entries come from the same response.
      const response = responses.get(apiPath) ?? narrowedFetch(apiPath);
      responses.set(apiPath, response);
      const { hash } = await response;
      dependencies.set(apiPath, hash);
      return response;
    };
    const now = Date.now();
    const { origin, api } = this.deps;
    const context = { origin, now, fetchPicture: (url: string) => api.fetchPicture(url) };
    const content = await target.render({ ...context, fetchPath }).catch(async (error: unknown) => {
      const render = (otherFetchPath: FetchPath) => target.render({ ...context, fetchPath: otherFetchPath });
      throw await this.explain(target.path, error, responses, render);
    });
    const contentHash = content === undefined ? '' : hashWithoutTime(content, now);
    const { fetchSearchEntries = () => [] } = target;
    const searchEntries =
      content === undefined ? [] : await fetchSearchEntries((endpoint) => fetchJson(fetchPath, endpoint));
    const searchHash = hashEntries(searchEntries);
    return { target, content, searchEntries, entry: { renderedAt: now, contentHash, dependencies, searchHash } };
  }

  /** Adds to the error which row and field causes it, if one of the responses does. */
  private async explain(
    path: string,
    error: unknown,
    responses: Map<string, Promise<HashedResponse>>,
    render: Render,
  ): Promise<unknown> {
    if (!(error instanceof Error)) return error;
    const { all } = this.deps.failures;
    const previousReason = all.get(path)?.reason;
    if (previousReason?.startsWith(`${error.message} (`)) return new Error(previousReason);
    if (all.size >= maxExplainedFailures) return error;
    const settled = await Promise.allSettled(
      [...responses].map(async ([key, response]) => [key, await response] as const),
    );
    if (settled.some(({ status }) => status === 'rejected')) return error;
    const received = new Map<string, ApiResponse>(
      settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
    );
    const field = await findFaultyField(received, render);
    return field === undefined ? error : new Error(`${error.message} (${field})`, { cause: error });
  }

  private async store(
    { target: { path }, content, searchEntries, entry }: RenderedTarget,
    context: BuildContext,
  ): Promise<void> {
    const { folder, buildManifest, failures, metrics } = this.deps;
    const { job, manifest, indexed, unindexed, finishedPaths } = context;
    const { counts } = context.result;
    const isUnchanged = manifest.get(path)?.contentHash === entry.contentHash;
    let isQuick = manifest.get(path)?.isQuick ?? false;
    if (content === undefined) await folder.remove(path);
    else if (!isUnchanged || !(await folder.isWhole(path))) {
      isQuick = await folder.write(path, content);
      counts.written += 1;
      metrics.recordTarget(path, 'written');
    } else metrics.recordTarget(path, 'unchanged');
    manifest.set(path, { ...entry, isQuick });
    if (entry.searchHash === (indexed.get(path) ?? '')) failures.clear(path);
    else unindexed.set(path, searchEntries);
    finishedPaths.add(path);
    if (unindexed.size >= pagesPerIndexing) await this.index(context);
    counts.rendered += 1;
    if (counts.rendered % filesBetweenManifestSaves === 0) await buildManifest.save(job.group, job.stage, manifest);
  }

  /** A page that cannot be written does not keep the others out of the search. */
  private async index(context: BuildContext, pages = [...context.unindexed]): Promise<void> {
    const { searchIndex, failures } = this.deps;
    const { job, unindexed } = context;
    for (const [path] of pages) unindexed.delete(path);
    try {
      await searchIndex.write(job.group, job.stage, pages);
      for (const [path] of pages) failures.clear(path);
    } catch (error) {
      if (pages.length > 1) for (const page of pages) await this.index(context, [page]);
      else for (const [path] of pages) this.recordFailure(path, error, context);
    }
  }

  private recordFailure(path: string, error: unknown, { job, result }: BuildContext): void {
    result.retryMs = Math.max(result.retryMs, this.deps.failures.recordFailure(path, error, jobKey(job)));
    result.counts.failed += 1;
    this.deps.metrics.recordTarget(path, 'failed');
  }

  private hasValidPath(path: string): boolean {
    try {
      toFilePath(path);
      return true;
    } catch (error) {
      if (!(error instanceof InvalidPathError)) throw error;
      if (!this.skippedPaths.has(path))
        this.deps.logger.warn({ path, reason: error.message }, 'page skipped: no file can have its name');
      this.skippedPaths.add(path);
      return false;
    }
  }
}

const noNarrowing = (fetchHashed: FetchWithHash) => fetchHashed;

/** Leaves the time of rendering out, so that a page that shows the same is not written again. */
function hashWithoutTime(content: Buffer | string, renderedAt: number): string {
  if (typeof content !== 'string') return hashContent(content);
  return hashContent(content.replaceAll(String(renderedAt), '').replaceAll(new Date(renderedAt).toISOString(), ''));
}
