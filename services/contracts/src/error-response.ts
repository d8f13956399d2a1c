/** The body of every error answer. */
export type ErrorResponse = {
  /** What happened, as the reader should see it. */
  message: string;
  /** One message per faulty field, by its dotted path. */
  fields?: Record<string, string>;
  /** Who has changed the row since it was read, and when (ISO 8601); comes with a 409 on a stale write. */
  changed?: { by: string; at: string };
  requestId: string;
};
