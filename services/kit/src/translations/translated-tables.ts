import type { AnyList } from '@majlis/contracts/define-list';
import { type TranslatedTable, translatedFields } from '@majlis/contracts/translation-inputs';
import type { EntityManager } from 'typeorm';

/** SQL over the columns of a table: what the translation board calls a row, whether visitors see it, and its conference. */
type BoardSql = { label: string; isPublic: string; conferenceId?: string };

/** SQL of texts that belong to the row `original` and are stored in other tables, by the names of their fields. */
type TextsElsewhere = { textsElsewhere?: Record<string, string> };

/** What a slug registry does for a table whose rows have slugs of their own in other languages. */
type TranslatedSlugs = {
  changeTranslated(
    manager: EntityManager,
    id: string,
    change: { before: string | null; after: string | null },
  ): Promise<void>;
  areTaken(manager: EntityManager, ids: string[]): Promise<boolean>;
};

/** The tables of a service whose rows can be translated. */
export type TranslatedTables = Partial<
  Record<TranslatedTable, BoardSql & TextsElsewhere & { slugs?: TranslatedSlugs }>
>;

/** Visitors see the active rows of a list. */
export const translationsOfLists = (lists: AnyList[]): TranslatedTables =>
  Object.fromEntries(
    lists
      .filter(({ table }) => Object.hasOwn(translatedFields, table))
      .map(({ table, label }) => [table, { label: label.join(" || ' ' || "), isPublic: 'is_active' }]),
  );

export const TRANSLATED_TABLES = Symbol('translated tables');
