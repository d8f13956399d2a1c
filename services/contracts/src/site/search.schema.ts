import { z } from 'zod';
import { languageQuery } from '../shared/language-query.schema.js';
import { defaultLanguage } from '../shared/languages.js';
import { oneOf } from '../shared/shared-fields.schema.js';
import { maxSearchLength, searchKinds } from './search.js';

export const searchQuery = z.strictObject({
  q: z
    .string('Give one text to search for')
    .max(maxSearchLength, `The text to search for has at most ${maxSearchLength} characters`)
    .default(''),
  kind: oneOf(searchKinds).optional(),
  year: z
    .string()
    .regex(/^\d{4}$/, 'Give a year, such as 2026')
    .transform(Number)
    .optional(),
  lang: languageQuery.shape.lang.default(defaultLanguage.tag),
  /** The language of the results; by default that of the visitor, `lang`. */
  language: z
    .string()
    .regex(/^([a-z]{2}|all)$/, 'Give a language, such as en, or all')
    .optional(),
  typing: z.enum(['true', 'false'], 'typing is true or false').default('false'),
});
export type SearchQuery = z.infer<typeof searchQuery>;
