import type { TranslatedTable } from '@majlis/contracts/translation-inputs';

/** SQL over the columns of a table: what the translation board calls a row, and whether visitors see it. */
type BoardSql = { label: string; isPublic: string };

/** The tables of a service whose rows can be translated. */
export type TranslatedTables = Partial<Record<TranslatedTable, BoardSql>>;

export const TRANSLATED_TABLES = Symbol('translated tables');
