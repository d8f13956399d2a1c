import { migrationsIn } from '@majlis/kit/database/run-migrations';

export const feedsMigrations = () => migrationsIn('feeds', new URL('./migrations/', import.meta.url));
