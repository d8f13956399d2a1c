import type { Migrations } from '@majlis/kit/database/run-migrations';
import { Feeds1700000000001 } from './migrations/0001-feeds.js';
import { FeedItems1700000000002 } from './migrations/0002-feed-items.js';

export const feedsMigrations: Migrations = {
  schema: 'feeds',
  migrations: [Feeds1700000000001, FeedItems1700000000002],
};
