import type { Message } from './messages.js';

/** Why a row kept the action from being done. `label` is its name in the history, null for a row without one. */
export type FailedRow = {
  id: string;
  label: string | null;
  reason: Message;
  /** Who changed the row first, and when (ISO 8601). */
  changed?: { by: string; at: string };
};

export type ErrorResponse = Message & {
  /** The errors of fields of the request have their dotted paths as keys. */
  fields?: Record<string, Message>;
  /** Sent with a 409 on a stale write: who changed the row first, and when (ISO 8601). */
  changed?: { by: string; at: string };
  /** Sent when an action for many rows was not done: each row that kept it from being done. */
  failedRows?: FailedRow[];
  requestId: string;
};
