import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ContentChecks1700000000021 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      -- Each link of the site and its last check. Both tables have no history: the first is written by a job, and what is
      -- silenced changes nothing that visitors see.
      CREATE TABLE link_checks (
        url text CONSTRAINT link_checks_url_taken PRIMARY KEY,
        status integer,
        error text NOT NULL DEFAULT '',
        failures integer NOT NULL DEFAULT 0 CONSTRAINT link_checks_failures_not_negative CHECK (failures >= 0),
        -- How often in a row the response was 404 or 410.
        times_gone integer NOT NULL DEFAULT 0 CONSTRAINT link_checks_times_gone_not_negative CHECK (times_gone >= 0),
        first_failed_at timestamptz,
        checked_at timestamptz,
        next_at timestamptz NOT NULL DEFAULT now()
      )`);
    await database.query(`
      CREATE TABLE silenced_problems (
        key text CONSTRAINT silenced_problems_key_taken PRIMARY KEY,
        -- What was silenced; another problem of the same place has another fingerprint.
        fingerprint text NOT NULL,
        silenced_by text NOT NULL,
        silenced_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE silenced_problems');
    await database.query('DROP TABLE link_checks');
  }
}
