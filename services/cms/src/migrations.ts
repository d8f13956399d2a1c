import { loadMigrations } from '@majlis/kit/database/run-migrations';

const folder = new URL('./migrations/', import.meta.url);

/** Staff sessions are written by this service and read by all others (infra/adr/services.md). */
export const authMigrations = () => loadMigrations('auth', new URL('auth/', folder));

export const cmsMigrations = () => loadMigrations('cms', folder);
