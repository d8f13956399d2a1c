import { loadMigrations } from '@majlis/kit/database/run-migrations';

export const conferencesMigrations = () => loadMigrations('conferences', new URL('./migrations/', import.meta.url));
