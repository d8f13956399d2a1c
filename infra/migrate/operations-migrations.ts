import { loadMigrations } from '@majlis/kit/database/run-migrations';

/** What operators look at, of no service alone: which parts run, which backups were made, which files are in use. */
export const operationsMigrations = () => loadMigrations('operations', new URL('./operations/', import.meta.url));
