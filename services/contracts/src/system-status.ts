import type { Endpoint } from './endpoints.js';

/** Any number of instances of each may run. */
export const serviceNames = ['cms', 'conferences', 'feeds', 'publisher'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** One running process of a service. Times are ISO 8601 here and below. */
export type ServiceInstance = {
  /** Technical id: host and process id. */
  instance: string;
  version: string;
  /** False if its heartbeat stopped without deregistration. */
  isAnswering: boolean;
  startedAt: string;
  seenAt: string;
  memoryBytes: number | null;
  /** Longest recent delay of the event loop. */
  longestPauseMs: number | null;
};

/** An empty list means that no instance ran within a day, or that all were stopped on purpose. */
export type ServiceStatus = { name: ServiceName; copies: ServiceInstance[] };

/** The previously published file stays in place. */
export type PageFailure = { address: string; reason: string; since: string };

export type PagesState = {
  files: number;
  /** Queued build jobs. */
  pending: number;
  /** Null if the publisher is idle. */
  busySince: string | null;
  /** Last change of a page by this publisher process. */
  writtenAt: string | null;
  failed: number;
  /** Only the first failures. */
  failures: PageFailure[];
};

export type DatabaseState = {
  version: string;
  /** Response time of the check. */
  ms: number;
  bytes: number;
  connections: number;
  connectionLimit: number;
};

export type ObjectStoreState = { answers: boolean; ms: number };

export type StoredBackup = {
  startedAt: string;
  finishedAt: string;
  file: string | null;
  bytes: number | null;
  objects: number | null;
  /** URL of the off-site copy; null if there is none. */
  offSite: string | null;
  /** For example why there is no off-site copy. */
  message: string | null;
};

export type BackupsState = {
  /** False in a local trial run, which makes no backups. */
  areExpected: boolean;
  stored: StoredBackup | null;
  /** The most recent failure, however old. */
  failed: { at: string; message: string | null } | null;
  runningSince: string | null;
};

export type SystemStatus = {
  /** Version of the instance of cms that responds. */
  version: string;
  /** Time of the check. */
  at: string;
  parts: ServiceStatus[];
  database: DatabaseState;
  objectStore: ObjectStoreState;
  /** Null if no publisher runs. */
  pages: PagesState | null;
  backups: BackupsState;
};

/** Not part of `endpoints`, because every visitor downloads those. */
export const systemStatusEndpoint: Endpoint<SystemStatus> = { path: '/api/cms/status' };

/** A backup is overdue a day plus its own duration after the last one. */
export const backupOverdueAfterHours = 26;
