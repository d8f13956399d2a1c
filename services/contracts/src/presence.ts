import { z } from 'zod';

/** A tab reports the rows it edits this often, and one that has not reported for `presenceEndsAfterMs` has left. */
export const presenceIntervalMs = 10_000;
export const presenceEndsAfterMs = 40_000;

export const presencePath = '/api/cms/presence';

const editedRow = z.strictObject({
  table: z.string('Give a table').max(63, 'At most 63 characters'),
  id: z.string('Give an id').max(200, 'At most 200 characters'),
});
export type EditedRow = z.infer<typeof editedRow>;

/** The rows whose forms are open in a tab. */
export const presenceInput = z.strictObject({
  tabId: z.string('Give the id of the tab').regex(/^[0-9a-f]{32}$/, 'Give 32 hexadecimal digits'),
  rows: z.array(editedRow, 'Give the rows').max(20, 'At most 20 rows'),
});
export type PresenceInput = z.infer<typeof presenceInput>;

/** Somebody who edits a row in another tab. */
export type Editor = EditedRow & { email: string };
