import type { Endpoint } from './endpoints.js';

/** What Majlis is made of; any number of copies of each may run. */
export const serviceNames = ['cms', 'conferences', 'feeds', 'publisher'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** One running copy of a part. Times are ISO 8601 here and below. */
export type ServiceInstance = {
  /** Tells copies apart; says nothing to people. */
  instance: string;
  version: string;
  /** False when it has gone without a word. */
  isAnswering: boolean;
  startedAt: string;
  seenAt: string;
  memoryBytes: number | null;
  /** How long it once did nothing but one thing, of late. */
  longestPauseMs: number | null;
};

/** Without copies it has not run within a day, or was stopped on purpose. */
export type ServiceStatus = { name: ServiceName; copies: ServiceInstance[] };

/** A page, picture or text that could not be made; what was written before stays. */
export type PageFailure = { address: string; reason: string; since: string };

/** How far the pages are as the services say. */
export type PagesState = {
  files: number;
  /** Pieces of work that wait. */
  pending: number;
  /** Since when there is something to do. */
  busySince: string | null;
  /** When a page last became another, of what this copy of the publisher knows. */
  writtenAt: string | null;
  failed: number;
  /** The first of them. */
  failures: PageFailure[];
};

export type DatabaseState = {
  version: string;
  /** How long it took to answer. */
  ms: number;
  bytes: number;
  connections: number;
  connectionLimit: number;
};

/** Whether the place of uploaded pictures and documents answers. */
export type ObjectStoreState = { answers: boolean; ms: number };

export type StoredBackup = {
  startedAt: string;
  finishedAt: string;
  file: string | null;
  bytes: number | null;
  objects: number | null;
  /** Where else it lies. */
  offSite: string | null;
  /** What else there is to say, such as why it lies nowhere else. */
  message: string | null;
};

export type BackupsState = {
  /** False where Majlis runs for trying out. */
  areExpected: boolean;
  stored: StoredBackup | null;
  /** The last one that failed, however long ago. */
  failed: { at: string; message: string | null } | null;
  runningSince: string | null;
};

/** How it stands with this installation, as staff see it. */
export type SystemStatus = {
  /** Of the product, by the copy of cms that answers. */
  version: string;
  /** When it was looked. */
  at: string;
  parts: ServiceStatus[];
  database: DatabaseState;
  objectStore: ObjectStoreState;
  /** Null while no publisher runs. */
  pages: PagesState | null;
  backups: BackupsState;
};

/** Here and not among the other endpoints, which every visitor is sent. */
export const systemStatusEndpoint: Endpoint<SystemStatus> = { path: '/api/cms/status' };

/** Hours after which another backup should have been made: a day, and time to make it. */
export const backupOverdueAfterHours = 26;
