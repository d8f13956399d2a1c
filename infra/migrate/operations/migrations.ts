import type { Migrations } from '@majlis/kit/database/run-migrations';
import { PartsAndBackups1700000000001 } from './0001-parts-and-backups.js';
import { Uploads1700000000002 } from './0002-uploads.js';

/** What operators look at, of no service alone: which parts run, which backups were made, which files are in use. */
export const operationsMigrations: Migrations = {
  schema: 'operations',
  migrations: [PartsAndBackups1700000000001, Uploads1700000000002],
};
