import { migrationsIn } from '@majlis/kit/database/run-migrations';

const folder = new URL('./migrations/', import.meta.url);

/** Staff sessions: written by this service, read by every other. */
export const authMigrations = () => migrationsIn('auth', new URL('auth/', folder));

export const cmsMigrations = () => migrationsIn('cms', folder);
