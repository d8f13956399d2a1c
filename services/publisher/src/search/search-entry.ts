import { defaultLanguage, pathInLanguage, type SiteLanguage } from '@majlis/contracts/shared/languages';
import { type SearchKind, searchFieldSeparator } from '@majlis/contracts/site/search';
import { toPlainText, truncateAtWord } from '@majlis/kit/html/plain-text';
import { type FetchJson, fetchInLanguage } from '../files/render-file.js';
import { type Messages, messagesIn } from '../messages.js';

/**
 * An entry that visitors can find. `key` is unique among the entries of a page and the same in all languages; it is empty if the
 * path without its language identifies the entry.
 */
export type SearchEntry = {
  key: string;
  kind: SearchKind;
  language: string;
  year: number | null;
  url: string;
  title: string;
  note: string;
  body: string;
};

/** Entries are made from the same responses as the page, so that nothing is found that the page does not show. */
export type FetchSearchEntries = (fetchJson: FetchJson, messages: Messages) => Promise<SearchEntry[]>;

/** The entries of the page in a language: with the texts that it shows, and its own addresses. */
export const entriesInLanguage =
  (fetchSearchEntries: FetchSearchEntries, language: SiteLanguage) =>
  async (fetchJson: FetchJson): Promise<SearchEntry[]> => {
    const entries = await fetchSearchEntries(fetchInLanguage(fetchJson, language), messagesIn(language));
    return entries.map((entry) => {
      const url = entry.url.startsWith('/') ? pathInLanguage(entry.url, language) : entry.url;
      return { ...entry, language: language.tag, url };
    });
  };

const maxBodyLength = 50_000;

type EntryTexts = Pick<SearchEntry, 'kind' | 'url' | 'title'> & {
  key?: string;
  note?: string;
  /** Texts or HTML. */
  body: string[];
  /** An ISO 8601 time, or any text with a year. */
  date?: string;
};

export const createEntry = ({ kind, url, title, key = '', note = '', body, date = '' }: EntryTexts): SearchEntry => ({
  key,
  kind,
  language: defaultLanguage.tag,
  year: yearOf(date),
  url,
  title,
  note,
  body: truncateAtWord(
    body
      .filter(Boolean)
      .map((text) => toPlainText(text))
      .join(searchFieldSeparator),
    maxBodyLength,
  ),
});

function yearOf(date: string): number | null {
  const [year] = /\b\d{4}/.exec(date) ?? [];
  return year ? Number(year) : null;
}
