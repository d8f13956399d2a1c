import type { Logger } from '@majlis/kit/logging/logger';
import type { AgendaCache } from './agenda-cache.js';
import type { ApiClient } from './api-client.js';
import type { BuildManifest } from './build-manifest.js';
import type { DelayedTasks, FailureTracker } from './failure-tracker.js';
import type { JobQueue } from './job-queue.js';
import type { PublishedFolder } from './published-folder.js';
import type { PublisherMetrics } from './publisher-metrics.js';
import type { SearchIndex } from './search/search-index.js';
import type { SiteTargets } from './targets/site-targets.js';

export type PublisherDeps = {
  origin: string;
  api: ApiClient;
  agendas: AgendaCache;
  siteTargets: SiteTargets;
  buildManifest: BuildManifest;
  folder: PublishedFolder;
  searchIndex: SearchIndex;
  queue: JobQueue;
  delayedTasks: DelayedTasks;
  failures: FailureTracker;
  metrics: PublisherMetrics;
  logger: Logger;
};
