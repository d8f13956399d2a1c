import type { AnyList } from '@majlis/contracts/shared/define-list.schema';
import { translatedFields } from '@majlis/contracts/staff/translations.schema';
import type { SluggedRow, SlugRegistry } from '../slugs/slug-registry.js';

/** SQL of texts that belong to the row `original` and are stored in other tables, by the names of their fields. */
type TextsElsewhere = { textsElsewhere?: Record<string, string> };

/** The functions of a slug registry for a table whose rows have slugs of their own in other languages. */
type TranslatedSlugs = Pick<SlugRegistry<SluggedRow>, 'changeTranslated' | 'areTaken'>;

/** The tables of a service whose rows can be translated. `isPublic` is SQL over their columns: whether visitors see a row. */
export type TranslatedTables = Record<string, { isPublic: string; slugs?: TranslatedSlugs } & TextsElsewhere>;

/** Visitors see the active rows of a list. */
export const translationsOfLists = (lists: AnyList[]): TranslatedTables =>
  Object.fromEntries(
    lists.filter(({ table }) => translatedFields[table]).map(({ table }) => [table, { isPublic: 'is_active' }]),
  );

export const TRANSLATED_TABLES = Symbol('translated tables');
