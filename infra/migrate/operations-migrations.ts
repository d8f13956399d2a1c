import { loadMigrations } from '@majlis/kit/database/run-migrations';

export const operationsMigrations = () => loadMigrations('operations', new URL('./operations/', import.meta.url));
