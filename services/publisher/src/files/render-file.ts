import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import { pathInLanguage, readInLanguage, type SiteLanguage } from '@majlis/contracts/shared/languages';
import type { Messages } from '../messages.js';

export type FetchJson = <T>(endpoint: Endpoint<T>) => Promise<T>;

/** The bytes of a picture of the site, if there is one at the address. Throws when the service cannot be reached. */
export type FetchPicture = (url: string) => Promise<Buffer | undefined>;

export type FileContext = {
  origin: string;
  now: number;
  fetchPicture: FetchPicture;
  language: SiteLanguage;
  messages: Messages;
};

export type RenderFile<Content> = (fetchJson: FetchJson, context: FileContext) => Promise<Content>;

export const absoluteUrl = (origin: string, ...names: string[]): string =>
  new URL(names.map((name) => `/${encodeURIComponent(name)}`).join('') || '/', origin).href;

/** The address of a page in the language of the file. */
export const pageUrl = ({ origin, language }: FileContext, ...names: string[]): string =>
  new URL(pathInLanguage(new URL(absoluteUrl(origin, ...names)).pathname, language), origin).href;

/** Reads with texts in a language. */
export const fetchInLanguage =
  (fetchJson: FetchJson, { tag }: SiteLanguage): FetchJson =>
  ({ path }) =>
    fetchJson({ path: readInLanguage(path, tag) });

/** Items without a date come last. */
export const newestFirst = (one: { pubDate?: string }, other: { pubDate?: string }): number =>
  timeOf(other) - timeOf(one);

export const timeOf = ({ pubDate }: { pubDate?: string }): number => (pubDate ? Date.parse(pubDate) : 0);

export const latestPast = (instants: readonly (string | undefined)[], now: number): string | undefined =>
  instants
    .filter((instant) => instant !== undefined)
    .filter((instant) => Date.parse(instant) <= now)
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);
