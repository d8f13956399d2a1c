import type { Migrations } from '@majlis/kit/database/run-migrations';
import { Feeds1700000000001 } from './migrations/0001-feeds.js';
import { FeedItems1700000000002 } from './migrations/0002-feed-items.js';
import { AnnounceChanges1700000000003 } from './migrations/0003-announce-changes.js';
import { LeftOutItems1700000000004 } from './migrations/0004-left-out-items.js';
import { Recordings1700000000005 } from './migrations/0005-recordings.js';

export const feedsMigrations: Migrations = {
  schema: 'feeds',
  migrations: [
    Feeds1700000000001,
    FeedItems1700000000002,
    AnnounceChanges1700000000003,
    LeftOutItems1700000000004,
    Recordings1700000000005,
  ],
};
