import type { CopyCounts } from './conference-copy.js';
import type { Conference, ConferenceTotals } from './conferences.js';
import type { ContentEntry } from './content.js';
import { endpoint } from './endpoints.js';
import type { AdminFeedItem } from './feed-item-overrides.js';
import type { FeedKind, FeedSourceStatus } from './feed-sources.js';
import type { HeroImage } from './hero-images.js';
import { listPaths } from './list-paths.js';
import type { Page } from './pages.js';
import type { ListedPerson, Person, SessionOfPerson } from './people.js';
import type { SessionStatus, StaffAccount } from './session-status.js';
import type { Session } from './sessions.js';

/** What only staff read. A visit of the site loads none of it. */
export const staffEndpoints = {
  session: endpoint<SessionStatus>('/api/auth/session'),
  accounts: endpoint<StaffAccount[]>('/api/auth/accounts'),
  heroImages: endpoint<HeroImage[]>(listPaths.heroImages),
  deletedContent: endpoint<ContentEntry[]>('/api/cms/content/deleted'),
  pages: endpoint<Page[]>(listPaths.pages),
  deletedConferences: endpoint<Conference[]>('/api/conferences/deleted'),
  /** What a copy of the conference can contain. */
  copyCounts: (id: string) => endpoint<CopyCounts>(`/api/conferences/${id}/copy`),
  conferenceTotals: endpoint<ConferenceTotals>('/api/conferences/totals'),
  deletedSessions: (conferenceId: string) => endpoint<Session[]>(`/api/conferences/${conferenceId}/sessions/deleted`),
  people: endpoint<ListedPerson[]>('/api/people'),
  deletedPeople: endpoint<Person[]>('/api/people/deleted'),
  sessionsOfPerson: (id: string) => endpoint<SessionOfPerson[]>(`/api/people/${id}/sessions`),
  feedItems: (kind: FeedKind) => endpoint<AdminFeedItem[]>(`/api/feeds/items/${kind}`),
  feedSources: endpoint<FeedSourceStatus[]>('/api/feeds/sources'),
};
