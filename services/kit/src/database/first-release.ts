import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Migrations are numbered within their schema; the number ends the name of the class. */
export const numberOf = (migration: string): string => migration.slice(-13);

/**
 * The schema of release 0.1.0, with the number of the last migration that this release had. A database that has run migrations has
 * these tables already: `migrate` rejects one that is older (infra/migrate/migrate.ts).
 */
export abstract class FirstRelease implements MigrationInterface {
  abstract readonly sql: string;

  async up(database: QueryRunner): Promise<void> {
    const applied: unknown[] = await database.query('SELECT name FROM migrations LIMIT 1');
    if (applied.length === 0) await database.query(this.sql);
  }

  async down(): Promise<void> {
    throw new Error('The schema of the first release cannot be reverted');
  }
}
