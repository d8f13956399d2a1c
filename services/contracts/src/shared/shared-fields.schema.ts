import { z } from 'zod';
import { code } from './messages.js';
import { isSlug } from './slugs.js';

/** Fields of every row that staff edit; visitors never receive them. */
export type AuditFields = {
  /** Increases with every write; a write with a stale `If-Match: "<version>"` gets 409 (infra/adr/api.md). */
  version: number;
  updatedAt: string;
  updatedBy: string;
  /** ISO 8601; null unless the row is deleted. */
  deletedAt: string | null;
};

/** A deleted row can be restored for this many days, then it is purged. */
export const restorableDays = 30;

const orderedIds = z
  .array(z.uuid('Give the id of an item'))
  .min(1, 'Give the ids in their new order')
  .max(2_000, 'At most 2000 items');

/** If the rows are not in the order `from` any more, nothing is changed. */
export const reorderInput = z.strictObject({ ids: orderedIds, from: orderedIds.optional() });
export type ReorderInput = z.infer<typeof reorderInput>;

export const flag = z.boolean('Say true or false');

export const activeInput = z.strictObject({ isActive: flag });
export type ActiveInput = z.infer<typeof activeInput>;

export const wholeNumber = (max: number) => z.int(code.notInteger).min(0, code.negative).max(max, code.tooLarge);

export const oneOf = <const Values extends readonly string[]>(values: Values) => z.enum(values, code.notInChoices);

export const sortOrder = wholeNumber(100_000).default(0);

export const sortableFields = { order: sortOrder, isActive: flag.default(true) };

export const slugText = z
  .string(code.notAddressOrEmpty)
  .max(140, code.slugTooLong)
  .refine((slug) => slug === '' || isSlug(slug), code.notSlug);

/** If the slug is empty, the service derives it from the title or name. */
export const optionalSlug = slugText.default('');

const invalidEmail = code.notEmail;

export const optionalEmail = z
  .string(code.notEmailOrEmpty)
  .trim()
  .max(254, code.emailTooLong)
  .refine((text) => text === '' || z.email().safeParse(text).success, invalidEmail)
  .default('');

/** True for an absolute http or https URL without credentials, control characters or lone surrogates. */
export const isHttpUrl = (text: string): boolean => {
  if (/[\p{Cc}\p{Surrogate}]/u.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
};

export const urlText = (message: string) => z.string(message).trim().max(2_048, code.addressTooLong);

export const optionalUrl = urlText(code.notAddressOrEmpty)
  .refine((text) => text === '' || isHttpUrl(text), code.notWholeAddress)
  .default('');

/** A page may have an address of its own in each language; these are its slugs. */
export const withSlugs = {
  slugs: z
    .record(z.string(), z.string())
    .nullish()
    .describe('The slugs by the tags of their languages; null if it is the same in all'),
};
