import type { Migrations } from '@majlis/kit/database/run-migrations';
import { Conferences1700000000001 } from './migrations/0001-conferences.js';

export const conferencesMigrations: Migrations = { schema: 'conferences', migrations: [Conferences1700000000001] };
