import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PartsAndBackups1700000000001 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    // Every instance of every service upserts its row at the start and every few seconds, and deletes it when it stops.
    await database.query(`
      CREATE TABLE parts (
        name text NOT NULL,
        instance text NOT NULL,
        version text NOT NULL,
        started_at timestamptz NOT NULL,
        seen_at timestamptz NOT NULL,
        detail jsonb NOT NULL DEFAULT '{}',
        PRIMARY KEY (name, instance)
      )`);
    await database.query(`
      CREATE TABLE backups (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        started_at timestamptz NOT NULL,
        finished_at timestamptz,
        outcome text NOT NULL CONSTRAINT backups_outcome_known CHECK (outcome IN ('running', 'stored', 'failed')),
        file text,
        bytes bigint,
        objects integer,
        sha256 text,
        off_site text,
        message text
      )`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE parts, backups');
  }
}
