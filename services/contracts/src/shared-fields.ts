import { z } from 'zod';

/** Fields of every row that staff edit; visitors never receive them. */
export type AuditFields = {
  /** Increases with every write; a write with a stale `If-Match: "<version>"` gets 409 (ADR 0003). */
  version: number;
  updatedAt: string;
  updatedBy: string;
  /** ISO 8601; null unless the row is deleted. */
  deletedAt: string | null;
};

/** A deleted row can be restored for this many days, then it is purged. */
export const restorableDays = 30;

export const reorderInput = z.strictObject({
  ids: z
    .array(z.uuid('Give the id of an item'))
    .min(1, 'Give the ids in their new order')
    .max(2_000, 'At most 2000 items'),
});
export type ReorderInput = z.infer<typeof reorderInput>;

export const isActive = z.boolean('Say true or false');

export const activeInput = z.strictObject({ isActive });
export type ActiveInput = z.infer<typeof activeInput>;

export const sortOrder = z
  .int('Order is a whole number')
  .min(0, 'Order must not be negative')
  .max(100_000, 'Order is at most 100000');
