import type { CopyCounts } from '../conferences/conference-copy.js';
import type { ConferenceTotals } from '../conferences/conferences.js';
import type { AdminFeedItem } from '../feeds/feed-items.schema.js';
import type { FeedKind, FeedSourceStatus } from '../feeds/feed-sources.js';
import type { ListedPerson, Person, SessionOfPerson } from '../people/people.schema.js';
import { endpoint } from '../shared/endpoint.js';
import { listPaths } from '../shared/list-paths.js';
import type { ContentEntry } from '../site/content.schema.js';
import type { HeroImage } from '../site/hero-images.schema.js';
import type { Page } from '../site/pages.schema.js';
import type { SessionStatus, StaffAccount } from './session-status.js';

/** Only staff make these reads, and a visit of the site loads none of them. */
export const staffEndpoints = {
  session: endpoint<SessionStatus>('/api/auth/session'),
  accounts: endpoint<StaffAccount[]>('/api/auth/accounts'),
  heroImages: endpoint<HeroImage[]>(listPaths.heroImages),
  deletedContent: endpoint<ContentEntry[]>('/api/cms/content/deleted'),
  pages: endpoint<Page[]>(listPaths.pages),
  /** Counts what a copy of the conference can contain. */
  copyCounts: (id: string) => endpoint<CopyCounts>(`/api/conferences/${id}/copy`),
  conferenceTotals: endpoint<ConferenceTotals>('/api/conferences/totals'),
  people: endpoint<ListedPerson[]>('/api/people'),
  deletedPeople: endpoint<Person[]>('/api/people/deleted'),
  sessionsOfPerson: (id: string) => endpoint<SessionOfPerson[]>(`/api/people/${id}/sessions`),
  feedItems: (kind: FeedKind) => endpoint<AdminFeedItem[]>(`/api/feeds/items/${kind}`),
  feedSources: endpoint<FeedSourceStatus[]>('/api/feeds/sources'),
};
