/** A tab reports the rows it edits this often, and one that has not reported for `presenceEndsAfterMs` has left. */
export const presenceIntervalMs = 10_000;
/** Used while a form is open, so that whoever opens the same row next is seen before much is typed. */
export const editingIntervalMs = 3_000;
export const presenceEndsAfterMs = 40_000;

export const presencePath = '/api/cms/presence';

export type EditedRow = { table: string; id: string };

/** An account that edits a row in another tab. */
export type Editor = EditedRow & { email: string };
