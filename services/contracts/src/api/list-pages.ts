import { type Endpoint, endpoint } from '../shared/endpoint.js';
import { endpoints } from './endpoints.js';

/** A page of the API has so many entries, too, when a request gives no number. */
export const rowsPerListPage = 50;

/** Lists that may be long: other pages carry only their start, so all of their entries are on pages of their own. */
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

/** Pages show at least so many entries of a list, so that a shorter one needs no pages of its own. */
const minShownEntries = 12;

export const countListPages = (entries: number): number =>
  entries > minShownEntries ? Math.ceil(entries / rowsPerListPage) : 0;

/** Lists of one conference that may be long. They have pages of their own below that of the conference. */
export const listsOfConference = ['proceedings', 'documents', 'partners'] as const;
export type ListOfConference = (typeof listsOfConference)[number];

export const listOfConferencePath = (slug: string, list: ListOfConference, page = 1): string =>
  `/conferences/${encodeURIComponent(slug)}/${list}/${page}`;

/** The number of events of each kind on the page that shows their start. */
export const timelineStart = { home: 12, about: 24 } as const;
