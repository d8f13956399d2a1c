import type { Message } from './messages.js';

/** Says why a row prevented the action. `label` is its name in the history, null for a row without one. */
export type FailedRow = {
  id: string;
  label: string | null;
  reason: Message;
  /** The author and the time (ISO 8601) of the change that came first. */
  changed?: { by: string; at: string };
};

export type ErrorResponse = Message & {
  /** The errors of fields of the request have their dotted paths as keys. */
  fields?: Record<string, Message>;
  /** Sent with a 409 on a stale write: who changed the row first, and when (ISO 8601). */
  changed?: { by: string; at: string };
  /** Each row that prevented an action for many rows, which was done to none of them. */
  failedRows?: FailedRow[];
  requestId: string;
};
