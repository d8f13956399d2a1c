import type { Endpoint } from '../shared/endpoint.js';

/** The numbers of days up to today for which visits are shown. The last are 52 weeks. */
export const visitPeriods = [7, 30, 90, 364] as const;
export type VisitPeriod = (typeof visitPeriods)[number];

/** With `conference`, a slug, only its page and the pages below it are counted. */
export type VisitFilter = { days: VisitPeriod; conference?: string };

/** `day` is an ISO 8601 date. */
export type DayViews = { day: string; views: number };

export type Visits = {
  /** True if the operator has switched counting on. Earlier counts are kept in any case. */
  isCounting: boolean;
  /** Every day of the period, also those without views. */
  days: DayViews[];
  /**
   * The most read pages come first, as do the entries of the lists below. `title` is null for a page that the search does not have.
   */
  pages: { path: string; title: string | null; views: number }[];
  /** Hosts of other sites whose links were followed. This list and the following fields are empty for a conference. */
  referrers: { host: string; views: number }[];
  searches: number;
  /** Words of the last `missedWordDays` at most, each with `minWordSearches` or more. */
  words: { word: string; searches: number }[];
};

export const minWordSearches = 3;

const visitsPath = '/api/cms/visits';

const queryOf = ({ days, conference }: VisitFilter): string =>
  new URLSearchParams({ days: String(days), ...(conference && { conference }) }).toString();

export const visits = (filter: VisitFilter): Endpoint<Visits> => ({ path: `${visitsPath}?${queryOf(filter)}` });

/** A CSV file with the views of each page on each day. */
export const visitsExportPath = (filter: VisitFilter): string => `${visitsPath}/export?${queryOf(filter)}`;
