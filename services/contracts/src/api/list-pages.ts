import { type Endpoint, endpoint } from '../shared/endpoint.js';
import { endpoints } from './endpoints.js';

/** A page of the API also has this many entries if the request names no number. */
export const rowsPerListPage = 50;

/** Lists that may be long: other pages show only the beginning, and pages of the list show all entries. */
export const pagedLists = {
  endorsements: endpoints.testimonials,
  partners: endpoints.partners,
  team: endpoints.teamMembers,
  journey: endpoints.timelineEvents,
  research: endpoints.researchItems,
  blog: endpoints.blogPosts,
  podcasts: endpoints.episodeSummaries,
  speakers: endpoints.publicSpeakers,
} as const satisfies Record<string, Endpoint<unknown[]>>;
export type PagedListName = keyof typeof pagedLists;

export const listPagePath = (list: PagedListName, page = 1): string => `/lists/${list}/${page}`;

export const listPageEndpoint = <Row>({ path }: Endpoint<Row[]>, page: number): Endpoint<Row[]> =>
  endpoint(`${path}?page=${page}`);

/** Other pages show at least this many entries of a list, so that a list with no more entries needs no pages of its own. */
const minShownEntries = 12;

export const countListPages = (entries: number): number =>
  entries > minShownEntries ? Math.ceil(entries / rowsPerListPage) : 0;

/** Lists of one conference that may be long. Their pages are below that of the conference. */
export const listsOfConference = ['proceedings', 'documents', 'partners'] as const;
export type ListOfConference = (typeof listsOfConference)[number];

export const listOfConferencePath = (slug: string, list: ListOfConference, page = 1): string =>
  `/conferences/${encodeURIComponent(slug)}/${list}/${page}`;

/** The pages that show only the beginning of the timeline have this many events of each kind. */
export const timelineStart = { home: 12, about: 24 } as const;
