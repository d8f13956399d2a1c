import type { Endpoint } from './endpoints.js';
import type { HistoryService } from './history.js';

/** Texts by the names of their fields. */
export type Texts = Record<string, string>;

/** `originals` is what the row said when each field was translated: another text now means that the translation is outdated. */
export type Translation = {
  language: string;
  version: number;
  fields: Texts;
  originals: Texts;
  /** ISO 8601 */
  updatedAt: string;
  updatedBy: string;
};

/** `originals` are the fields that can be translated, as the row has them now. */
export type RowTranslations = { originals: Texts; translations: Translation[] };

/** How many fields of a row that visitors see have no translation, or one of an older text. */
export type TranslationGap = { table: string; id: string; label: string; missing: number; outdated: number };

/** Those with most to do come first. `total` counts the rows of all pages. */
export type TranslationBoard = { rows: TranslationGap[]; total: number };

export const gapsPerPage = 50;

export const translationsPath = (service: HistoryService): string => `/api/${service}/translations`;

export const translationsOf = (service: HistoryService, table: string, id: string): Endpoint<RowTranslations> => ({
  path: `${translationsPath(service)}?${new URLSearchParams({ table, id }).toString()}`,
});

export const translationBoard = (service: HistoryService, language: string, page = 1): Endpoint<TranslationBoard> => ({
  path: `${translationsPath(service)}/board?language=${language}&page=${page}`,
});
