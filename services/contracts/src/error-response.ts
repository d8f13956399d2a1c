import type { FailedRow } from './bulk.js';

export type ErrorResponse = {
  message: string;
  /** Validation messages by dotted field path. */
  fields?: Record<string, string>;
  /** Sent with a 409 on a stale write: who changed the row first, and when (ISO 8601). */
  changed?: { by: string; at: string };
  /** Sent when an action for many rows was not done: each row that kept it from being done. */
  failedRows?: FailedRow[];
  requestId: string;
};
