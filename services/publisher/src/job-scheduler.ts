import type { ChangeNotification } from '@majlis/kit/database/change-notifications';
import { IntervalJob } from '@majlis/kit/jobs/interval-job';
import type { BuildJob, InvalidationScope } from './job-queue.js';
import type { PublisherDeps } from './publisher-deps.js';
import {
  conferenceGroup,
  episodesGroup,
  type Group,
  mainGroup,
  sitemapsGroup,
  speakersGroup,
  stagesOf,
  textPagesGroup,
} from './targets/build-target.js';

type JobPriority = Partial<Pick<BuildJob, 'isUrgent' | 'notifiedAt'>>;

/**
 * A scan compares all pages but those of sessions and speakers. It publishes what only the passing of time makes visible, and saves
 * whose notification was lost.
 */
const scanIntervalMs = 5 * 60_000;
const cleanupIntervalMs = 3_600_000;
const defaultFolderCheckMs = 2 * 60_000;
const failureNames = { pageList: 'list of all pages', sharedResponses: 'responses that all pages share' } as const;
/** A script changes more conferences at a time than an editor, who waits for the result: its changes are not urgent. */
const maxUrgentConferences = 20;

export class JobScheduler {
  hasListedAllGroups = false;
  private readonly sharedHashes = new Map<string, string>();
  private readonly intervalJobs: IntervalJob[];

  constructor(
    private readonly deps: PublisherDeps,
    folderCheckMs = defaultFolderCheckMs,
  ) {
    const job = (name: string, intervalMs: number, run: () => Promise<void>) =>
      new IntervalJob({ name, logger: deps.logger, initialDelayMs: intervalMs, intervalMs, run });
    this.intervalJobs = [
      job('scan for changes', scanIntervalMs, () => this.enqueueAll('except-sessions-and-speakers')),
      job('check the folder', folderCheckMs, () => this.enqueueIncomplete()),
      job('remove old builds', cleanupIntervalMs, () => deps.folder.removeStaleBuilds()),
    ];
  }

  start(): void {
    for (const job of this.intervalJobs) job.start();
  }

  stop(): void {
    for (const job of this.intervalJobs) void job.stop();
  }

  /**
   * Enqueues every group that exists, and the groups of the manifest and of the search index, from which something may have to be
   * removed.
   */
  async enqueueAll(scope: InvalidationScope, notifiedAt?: number): Promise<void> {
    const { api, siteTargets, buildManifest, searchIndex, failures, agendas, queue, delayedTasks } = this.deps;
    if (scope === 'shared') api.invalidateShared();
    else api.invalidateAll();
    if (scope === 'all') agendas.invalidateAll();
    this.enqueue(mainGroup, scope, { notifiedAt });
    try {
      const groups = await siteTargets.groupsExceptMain(api.createJobFetch());
      const formerGroups = [...(await buildManifest.groups()), ...(await searchIndex.groups())];
      for (const group of new Set([...groups, ...formerGroups]))
        if (group !== mainGroup) this.enqueue(group, scope, { notifiedAt });
      failures.clear(failureNames.pageList);
      this.hasListedAllGroups = true;
    } catch (error) {
      const retryMs = failures.recordFailure(failureNames.pageList, error);
      delayedTasks.schedule(`scan, ${scope}`, retryMs, () => this.enqueueAll(scope, notifiedAt));
    }
    queue.wake();
  }

  async enqueueChanges(changes: ChangeNotification[], notifiedAt: number): Promise<void> {
    const { api, agendas, queue } = this.deps;
    const conferences = changes.filter((change) => change.source === 'conference');
    // Kept responses of sessions and speakers can only be outdated by a change of their conference.
    if (conferences.length > 0) api.invalidateAll();
    else api.invalidateShared();
    this.enqueue(mainGroup, 'shared', { isUrgent: true, notifiedAt });
    for (const { id } of conferences) {
      agendas.invalidate(id);
      this.enqueue(conferenceGroup(id), 'all', { isUrgent: conferences.length <= maxUrgentConferences, notifiedAt });
    }
    // The speakers are not urgent: the pages of all are compared, because the notification names only the conference.
    if (conferences.length > 0) this.enqueue(speakersGroup, 'all', { notifiedAt });
    // The notification does not name the list or the row, so all text pages are compared.
    if (changes.some(({ source }) => source === 'cms'))
      this.enqueue(textPagesGroup, 'all', { isUrgent: true, notifiedAt });
    // The notification does not name the episode, so all are compared.
    if (changes.some((change) => change.source === 'feeds' && change.kind === 'podcast'))
      this.enqueue(episodesGroup, 'all', { notifiedAt });
    // Sitemaps are not urgent: they read all conferences, which takes a while when there are thousands.
    this.enqueue(sitemapsGroup, 'all', { notifiedAt });
    queue.wake();
    await this.enqueueSharedDependents(notifiedAt);
    if (changes.some(({ source }) => source === 'search')) await this.enqueueAll('all', notifiedAt);
  }

  /** Enqueues jobs that write missing files again and render nothing else. At the start, the scan of everything does this. */
  private async enqueueIncomplete(): Promise<void> {
    const { folder, buildManifest, queue, logger } = this.deps;
    await folder.createFolders();
    const stages = await buildManifest.findIncompleteStages();
    if (stages.length === 0) return;
    logger.warn({ stages }, 'files have gone from the folder of pages and are written again');
    // Until the files are written, visitors get the app shell and not a 404.
    await folder.setComplete(false);
    for (const stage of stages) queue.add({ ...stage, scopes: new Set(), isUrgent: false });
    queue.wake();
  }

  /** A scan leaves sessions and speakers out, but what has become visible in a conference may be on their pages, too. */
  enqueueWhatScanSkipped({ group, stage, scopes, notifiedAt }: BuildJob): void {
    if (stage !== 'details' || !scopes.has('except-sessions-and-speakers')) return;
    this.enqueue(group, 'all', { notifiedAt });
    if (group.startsWith('conference')) this.enqueue(speakersGroup, 'all', { notifiedAt });
  }

  private async enqueueSharedDependents(notifiedAt: number): Promise<void> {
    const { api, buildManifest, failures, delayedTasks } = this.deps;
    try {
      const fetchHashed = api.createJobFetch();
      let hasChanged = false;
      for (const path of buildManifest.sharedDependencies) {
        const { hash } = await fetchHashed(path);
        hasChanged ||= this.sharedHashes.get(path) !== hash;
        this.sharedHashes.set(path, hash);
      }
      failures.clear(failureNames.sharedResponses);
      if (hasChanged) await this.enqueueAll('shared', notifiedAt);
    } catch (error) {
      this.sharedHashes.clear();
      const retryMs = failures.recordFailure(failureNames.sharedResponses, error);
      delayedTasks.schedule('shared dependents', retryMs, () => this.enqueueSharedDependents(notifiedAt));
    }
  }

  private enqueue(group: Group, scope: InvalidationScope, { isUrgent = false, notifiedAt }: JobPriority): void {
    for (const stage of stagesOf(group)) {
      // If something becomes visible by the passing of time, the conference changes first; the pages of its sessions are then
      // enqueued, too.
      const isSkipped =
        scope === 'except-sessions-and-speakers' && group.startsWith('conference') && stage !== 'details';
      if (!isSkipped) this.deps.queue.add({ group, stage, scopes: new Set([scope]), isUrgent, notifiedAt });
    }
  }
}
