import type { Migrations } from '@majlis/kit/database/run-migrations';
import { Auth1700000000001 } from './migrations/0001-auth.js';
import { Content1700000000002 } from './migrations/0002-content.js';
import { HeroImages1700000000003 } from './migrations/0003-hero-images.js';
import { TimelineEvents1700000000004 } from './migrations/0004-timeline-events.js';
import { Partners1700000000005 } from './migrations/0005-partners.js';
import { Testimonials1700000000006 } from './migrations/0006-testimonials.js';
import { TeamMembers1700000000007 } from './migrations/0007-team-members.js';
import { AnnounceChanges1700000000008 } from './migrations/0008-announce-changes.js';
import { AnsweredRequests1700000000009 } from './migrations/0009-answered-requests.js';
import { RecentUploads1700000000010 } from './migrations/0010-recent-uploads.js';
import { AccountNames1700000000011 } from './migrations/0011-account-names.js';
import { TimelineOrderPerPage1700000000012 } from './migrations/0012-timeline-order-per-page.js';

/** Staff sessions: written by this service, read by every other. */
export const authMigrations: Migrations = {
  schema: 'auth',
  migrations: [Auth1700000000001, AccountNames1700000000011],
};

export const cmsMigrations: Migrations = {
  schema: 'cms',
  migrations: [
    Content1700000000002,
    HeroImages1700000000003,
    TimelineEvents1700000000004,
    Partners1700000000005,
    Testimonials1700000000006,
    TeamMembers1700000000007,
    AnnounceChanges1700000000008,
    AnsweredRequests1700000000009,
    RecentUploads1700000000010,
    TimelineOrderPerPage1700000000012,
  ],
};
