import { migrationsIn } from '@majlis/kit/database/run-migrations';

export const conferencesMigrations = () => migrationsIn('conferences', new URL('./migrations/', import.meta.url));
