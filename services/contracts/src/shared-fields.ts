import { z } from 'zod';

/** What every row that staff edit carries; visitors are sent none of it. */
export type AuditFields = {
  /** Rises by one with every write; sent back as `If-Match: "<version>"` so that a stale write is refused with 409. */
  version: number;
  updatedAt: string;
  updatedBy: string;
  /** ISO 8601; null while the row is not deleted. */
  deletedAt: string | null;
};

/** Days for which a deleted row can be restored. */
export const restorableDays = 30;

/** The body of a reordering: every id of the list, in its new order. */
export const reorderInput = z.strictObject({
  ids: z
    .array(z.uuid('Give the id of an item'))
    .min(1, 'Give the ids in their new order')
    .max(2_000, 'At most 2000 items'),
});
export type ReorderInput = z.infer<typeof reorderInput>;

/** Whether visitors see an item. */
export const isActive = z.boolean('Say true or false');

/** The body of switching an item on or off. */
export const activeInput = z.strictObject({ isActive });
export type ActiveInput = z.infer<typeof activeInput>;

/** Where an item stands in its list; lower first. */
export const sortOrder = z
  .int('Order is a whole number')
  .min(0, 'Order must not be negative')
  .max(100_000, 'Order is at most 100000');
