import { loadMigrations } from '@majlis/kit/database/run-migrations';

export const feedsMigrations = () => loadMigrations('feeds', new URL('./migrations/', import.meta.url));
