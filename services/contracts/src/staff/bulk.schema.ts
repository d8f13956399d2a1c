import { z } from 'zod';
import { code } from '../shared/messages.js';
import { oneOf } from '../shared/shared-fields.schema.js';
import { listOfTexts } from '../shared/text.schema.js';
import type { RowService } from './history.js';

export const bulkActions = ['publish', 'hide', 'delete', 'restore', 'add-tags', 'remove-tags'] as const;
export type BulkAction = (typeof bulkActions)[number];

export const maxBulkRows = 500;

const bulkRow = z.strictObject({
  id: z.string('Give the id of a row').min(1, 'Give the id of a row').max(200, 'An id has at most 200 characters'),
  /** Without a version the row is written even if it was changed meanwhile. */
  version: z.int('Versions are whole numbers').min(1, 'Versions start at 1').optional(),
});

/** One action for many rows of a table: it is done to all of them or to none (infra/adr/history-and-drafts.md). */
export const bulkInput = z
  .strictObject({
    table: z.string('Give a table').max(63, 'A table has at most 63 characters'),
    action: oneOf(bulkActions),
    rows: z
      .array(bulkRow, 'Give the rows')
      .min(1, code.noRows)
      .max(maxBulkRows, code.tooManyRows)
      .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'Give each row once'),
    tags: listOfTexts(100, 30),
  })
  .refine(({ action, tags }) => !action.endsWith('-tags') || tags.length > 0, {
    path: ['tags'],
    error: code.noTags,
  });
export type BulkInput = z.infer<typeof bulkInput>;

export type BulkResult = { rows: number };

export const bulkPath = (service: RowService): string => `/api/${service}/bulk`;
