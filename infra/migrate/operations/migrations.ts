import type { Migrations } from '@majlis/kit/database/run-migrations';
import { PartsAndBackups1700000000001 } from './0001-parts-and-backups.js';
import { Uploads1700000000002 } from './0002-uploads.js';
import { BackupContents1700000000003 } from './0003-backup-contents.js';
import { UploadNames1700000000004 } from './0004-upload-names.js';

/** What operators look at, of no service alone: which parts run, which backups were made, which files are in use. */
export const operationsMigrations: Migrations = {
  schema: 'operations',
  migrations: [
    PartsAndBackups1700000000001,
    Uploads1700000000002,
    BackupContents1700000000003,
    UploadNames1700000000004,
  ],
};
