import { loadMigrations } from '@majlis/kit/database/run-migrations';

export const searchMigrations = () => loadMigrations('search', new URL('./search/', import.meta.url));
