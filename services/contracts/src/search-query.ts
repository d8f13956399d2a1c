import { z } from 'zod';
import { maxSearchLength, searchKinds } from './search.js';
import { oneOf } from './shared-fields.js';

export const searchQuery = z.strictObject({
  q: z
    .string('Give one text to search for')
    .max(maxSearchLength, `The text to search for has at most ${maxSearchLength} characters`)
    .default(''),
  kind: oneOf('Kind', searchKinds).optional(),
  year: z
    .string()
    .regex(/^\d{4}$/, 'Give a year, such as 2026')
    .transform(Number)
    .optional(),
  language: z
    .string()
    .regex(/^[a-z]{2}$/, 'Give a language, such as en')
    .optional(),
  typing: z.enum(['true', 'false'], 'typing is true or false').default('false'),
});
export type SearchQuery = z.infer<typeof searchQuery>;
