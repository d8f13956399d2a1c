import { z } from 'zod';
import { code } from './messages.js';

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

export const flag = z.boolean('Say true or false');

export const activeInput = z.strictObject({ isActive: flag });
export type ActiveInput = z.infer<typeof activeInput>;

export const wholeNumber = (max: number) => z.int(code.notInteger).min(0, code.negative).max(max, code.tooLarge);

export const oneOf = <const Values extends readonly string[]>(values: Values) => z.enum(values, code.notInChoices);

export const sortOrder = wholeNumber(100_000).default(0);

export const sortableFields = { order: sortOrder, isActive: flag.default(true) };
