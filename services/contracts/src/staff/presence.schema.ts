import { z } from 'zod';

const editedRow = z.strictObject({
  table: z.string('Give a table').max(63, 'At most 63 characters'),
  id: z.string('Give an id').max(200, 'At most 200 characters'),
});

/** The rows whose forms are open in a tab. */
export const presenceInput = z.strictObject({
  tabId: z.string('Give the id of the tab').regex(/^[0-9a-f]{32}$/, 'Give 32 hexadecimal digits'),
  rows: z.array(editedRow, 'Give the rows').max(20, 'At most 20 rows'),
});
export type PresenceInput = z.infer<typeof presenceInput>;
