import type { Endpoint } from '../shared/endpoint.js';
import type { RowService } from './history.js';

/** Texts by the names of their fields. */
export type Texts = Record<string, string>;

/**
 * `originals` are the texts that the row had when each field was translated. If its text is another one now, the translation is
 * outdated.
 */
export type Translation = {
  language: string;
  version: number;
  fields: Texts;
  originals: Texts;
  /** ISO 8601 */
  updatedAt: string;
  updatedBy: string;
};

/**
 * `originals` are the fields that can be translated, as the row has them now. `shared` has by language the translations of other
 * rows with the same text: the track of a session is translated once.
 */
export type RowTranslations = { originals: Texts; translations: Translation[]; shared: Record<string, Texts> };

/** Counts the public texts of a row that have no translation, or one of an older text. */
export type TranslationGap = {
  table: string;
  id: string;
  label: string;
  /** Null for a row that belongs to no conference. */
  conferenceId: string | null;
  missing: number;
  outdated: number;
};

/** Rows with missing or outdated translations, those with most first. `total` counts them on all pages. */
export type TranslationBoard = { rows: TranslationGap[]; total: number };

export const gapsPerPage = 50;

export const translationsPath = (service: RowService): string => `/api/${service}/translations`;

export const translationsOf = (service: RowService, table: string, id: string): Endpoint<RowTranslations> => ({
  path: `${translationsPath(service)}?${new URLSearchParams({ table, id }).toString()}`,
});

/** `outdated` selects rows that have an outdated translation. */
export type BoardFilter = { table?: string; outdated?: 'true' };

export const translationBoard = (
  service: RowService,
  language: string,
  page = 1,
  filter: BoardFilter = {},
): Endpoint<TranslationBoard> => ({
  path: `${translationsPath(service)}/board?${new URLSearchParams({ language, page: String(page), ...filter }).toString()}`,
});
