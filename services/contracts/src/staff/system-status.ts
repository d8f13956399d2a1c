import type { Endpoint } from '../shared/endpoint.js';

export const serviceNames = ['cms', 'conferences', 'feeds', 'publisher'] as const;
type ServiceName = (typeof serviceNames)[number];

/** One running process of a service. Times are ISO 8601 here and below. */
export type ServiceInstance = {
  instance: string;
  version: string;
  /** False if its heartbeat stopped without deregistration. */
  isAlive: boolean;
  startedAt: string;
  seenAt: string;
  memoryBytes: number | null;
  maxEventLoopDelayMs: number | null;
  /** Release of the IANA time zones, such as 2026f. */
  timeZones: string | null;
};

/** An empty list means that no instance ran within a day, or that all were stopped on purpose. */
export type ServiceStatus = { name: ServiceName; instances: ServiceInstance[] };

/** A page that could not be rendered. Its previously published file stays in place. */
type PageFailure = { path: string; reason: string; since: string };

export type PagesState = {
  files: number;
  pending: number;
  activeSince: string | null;
  /** Last change of a page by this publisher process. */
  lastChangedAt: string | null;
  failed: number;
  failures: PageFailure[];
};

export type DatabaseState = {
  version: string;
  ms: number;
  bytes: number;
  connections: number;
  connectionLimit: number;
};

export type ObjectStoreState = { isReachable: boolean; ms: number };

export type StoredBackup = {
  startedAt: string;
  finishedAt: string;
  file: string | null;
  bytes: number | null;
  objects: number | null;
  /** URL of the off-site copy; null if there is none. */
  offSite: string | null;
  /** A note on the backup, for example why there is no off-site copy. */
  message: string | null;
};

export type BackupsState = {
  /** False in a local trial run, which makes no backups. */
  areExpected: boolean;
  stored: StoredBackup | null;
  failed: { at: string; message: string | null } | null;
  runningSince: string | null;
};

export type SystemStatus = {
  version: string;
  at: string;
  services: ServiceStatus[];
  database: DatabaseState;
  objectStore: ObjectStoreState;
  pages: PagesState | null;
  backups: BackupsState;
};

/** These paths are apart from `endpoints`, which every visitor downloads. */
export const systemStatusEndpoint: Endpoint<SystemStatus> = { path: '/api/cms/status' };

/** Backups are made every hour. Two may be missed, for example while the machine restarts. */
export const backupOverdueAfterHours = 3;

/** True for a release such as 2026f from July 2027 on, because every year's first half has had a newer release so far. */
export const isOutdatedTimeZoneRelease = (release: string, now: number): boolean =>
  now >= Date.UTC(Number.parseInt(release, 10) + 1, 6);
