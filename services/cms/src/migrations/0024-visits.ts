import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Visits1700000000024 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      -- Sums per day (infra/adr/monitoring.md). There is nothing about who visited or searched.
      CREATE TABLE daily_counts (
        day date,
        kind text CONSTRAINT daily_counts_kind_known CHECK (kind IN ('page', 'referrer', 'search', 'word')),
        -- A path, a host or a word; empty for all searches together.
        name text,
        total integer NOT NULL,
        CONSTRAINT daily_counts_name_taken PRIMARY KEY (kind, day, name)
      )`);
    await database.query(`
      -- Files of the gateway whose visits are in the sums, until they are removed.
      CREATE TABLE counted_files (name text CONSTRAINT counted_files_name_taken PRIMARY KEY)`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE daily_counts, counted_files');
  }
}
