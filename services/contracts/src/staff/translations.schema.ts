import { z } from 'zod';
import { tables } from '../api/lists.schema.js';
import type { AnyTable } from '../shared/define-list.schema.js';
import { kindOf, withKind } from '../shared/field-kinds.schema.js';
import { siteLanguages } from '../shared/languages.js';
import { oneOf } from '../shared/shared-fields.schema.js';
import { commaSeparated, type TextList } from '../shared/text.schema.js';
import { contentInput } from '../site/content.schema.js';
import { htmlContentKeys } from '../site/content-defaults.js';

const [, ...otherLanguages] = siteLanguages;
const otherLanguage = oneOf(otherLanguages.map(({ tag }) => tag));

type Fields = Record<string, z.ZodType<string>>;

function fieldsOf({ table, input, translatedParts }: AnyTable): [string, Fields][] {
  const translated = Object.entries<z.ZodType>(input.shape).filter(([, field]) => kindOf(field).isTranslated);
  const fields = translated.map(([name, field]) => [name, toTranslation(field)]);
  return fields.length > 0 ? [[table, { ...Object.fromEntries(fields), ...translatedParts }]] : [];
}

/** The texts of a list are translated as one. */
const toTranslation = (field: z.ZodType): z.ZodType =>
  kindOf(field).separator === 'comma' ? withKind(commaSeparated(field as TextList), kindOf(field)) : field;

/** The fields that can be translated, by table, with what a translation must be. */
export const translatedFields: Record<string, Fields> = {
  content_entries: { content: contentInput.shape.content },
  ...Object.fromEntries(tables.flatMap(fieldsOf)),
};

function kindIn(table: string, name: string): ReturnType<typeof kindOf> {
  const field = translatedFields[table]?.[name];
  return field ? kindOf(field) : {};
}

/** The slug of the original and the name of a person do for all languages. */
export const needsTranslation = (table: string, field: string): boolean =>
  field !== 'slug' && !kindIn(table, field).isNameOfPerson;

/** True if the text of the field is translated once, for all rows that have it. */
export const isSharedText = (table: string, field: string): boolean => kindIn(table, field).isShared ?? false;

/** Some fields have several texts. Returns undefined for a field that has one. */
export const separatorOf = (table: string, field: string): 'comma' | 'line' | undefined =>
  kindIn(table, field).separator;

/** Undefined for a row that is the same in all languages. */
export const translatedFieldsOf = (table: string, id: string): Fields | undefined =>
  Object.hasOwn(translatedFields, table) && !(table === 'content_entries' && untranslatedKeys.test(id))
    ? translatedFields[table]
    : undefined;

/** Content entries that are no texts: addresses, numbers, choices, and what only crawlers read. PostgreSQL reads this, too. */
export const untranslatedKeys =
  /^((ai|impact|social)\..*|site\.(timezone|languages|hijri_dates)|podcast\.(category|explicit)|.*[._](url|email))$/;

export const isHtmlField = (table: string, id: string, field: string): boolean =>
  kindIn(table, field).isHtml || (table === 'content_entries' && htmlContentKeys.includes(id));

/** The translations of some fields of a row; null or an empty text removes one. */
export const translatedTexts = (fields: Fields) =>
  z.strictObject(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, allowRemoval(field)])));

/** Removes the default of a field: with it, a text that is not sent would count as removed. */
function allowRemoval(field: z.ZodType<string>) {
  const text = field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType<string>) : field;
  const orNull = text.nullable().transform((value) => value || null);
  return z.preprocess((value) => (value === '' ? null : value), orNull).optional();
}

const row = {
  table: z.string('Give a table').max(63, 'A table has at most 63 characters'),
  id: z.string('Give the id of a row').min(1, 'Give the id of a row').max(200, 'An id has at most 200 characters'),
};

export const translationQuery = z.object(row);
export type TranslationQuery = z.infer<typeof translationQuery>;

/** Fields that are not given stay. `version` is 0 before the first translation of the row into the language. */
export const translationInput = z.strictObject({
  ...row,
  language: otherLanguage,
  version: z.int('Versions are whole numbers').min(0, 'Versions are not negative').max(1e9, 'There is no such version'),
  fields: z
    .record(z.string(), z.unknown(), 'Give the translated fields')
    .refine((fields) => Object.keys(fields).length > 0, 'Give the translated fields'),
});
export type TranslationInput = z.infer<typeof translationInput>;

/** A preview shows these fields in place of the stored translation of a row. */
export const translationPreview = translationInput
  .pick({ table: true, language: true })
  .extend({ fields: z.record(z.string(), z.unknown()) });
export type TranslationPreview = z.infer<typeof translationPreview>;

/** A preview of a translation names this table, and the id of the translated row. */
export const translationsTable = 'translations';

export const boardQuery = z.object({
  language: otherLanguage,
  page: z.coerce
    .number('This is no page')
    .int('This is no page')
    .min(1, 'Pages are counted from 1')
    .max(1e6)
    .default(1),
  table: oneOf(Object.keys(translatedFields)).optional(),
  outdated: z.literal('true', 'Give true, or leave it out').optional(),
});
export type BoardQuery = z.infer<typeof boardQuery>;
