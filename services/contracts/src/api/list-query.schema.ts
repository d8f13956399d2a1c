import { z } from 'zod';
import { optionalText } from '../shared/text.schema.js';
import { rowsPerListPage } from './list-pages.js';

export const maxPerPage = 100;

/** The filters of each list that can be read in pages. */
export const listFilters = {
  conferences: ['status', 'conferenceType', 'language', 'country', 'series', 'tags'],
  sessions: ['sessionType', 'track', 'location'],
  speakers: ['organization'],
  feedItems: ['categories'],
  changes: [],
  siteLists: [],
} as const satisfies Record<string, readonly string[]>;

const pages = {
  page: z.coerce
    .number('This is no page')
    .int('This is no page')
    .min(1, 'Pages are counted from 1')
    .max(1e6)
    .optional()
    .describe('Pages are counted from 1'),
  per_page: z.coerce
    .number('This is no number of entries')
    .int('This is no number of entries')
    .min(1, 'A page has at least one entry')
    .max(maxPerPage, `A page has at most ${maxPerPage} entries`)
    .optional()
    .describe(`How many entries a page has; ${rowsPerListPage} if only the page is given`),
};

const filter = (name: string) =>
  optionalText(300).unwrap().optional().describe(`Only entries whose ${name} is exactly this, or has it in its list`);

/** Other parameters are ignored. */
export const listQuery = <Filter extends string>(filters: readonly Filter[]) =>
  z.object({
    ...pages,
    ...(Object.fromEntries(filters.map((name) => [name, filter(name)])) as Record<Filter, ReturnType<typeof filter>>),
  });

export type ListQuery = { page?: number | undefined; per_page?: number | undefined } & Record<string, unknown>;

/** Returns the requested page; undefined if the query has neither a page nor a filter. */
export function requestedPage({ page, per_page, ...filters }: ListQuery) {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (page === undefined && per_page === undefined && given.length === 0) return undefined;
  return { page: page ?? 1, perPage: per_page ?? rowsPerListPage, filters: Object.fromEntries(given) };
}
export type RequestedPage = NonNullable<ReturnType<typeof requestedPage>>;
