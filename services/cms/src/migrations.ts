import { loadMigrations } from '@majlis/kit/database/run-migrations';

const folder = new URL('./migrations/', import.meta.url);

/** Staff sessions: written by this service, read by every other. */
export const authMigrations = () => loadMigrations('auth', new URL('auth/', folder));

export const cmsMigrations = () => loadMigrations('cms', folder);
