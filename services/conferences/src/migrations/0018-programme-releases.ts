import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProgrammeReleases1700000000018 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query('ALTER TABLE conferences ADD COLUMN released_at timestamptz');
    // Finds the sessions of a conference that are gone for good.
    await database.query(`
      CREATE INDEX revisions_of_created_sessions ON revisions ((after ->> 'conference_id'))
        WHERE table_name = 'sessions' AND operation = 'create'`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP INDEX revisions_of_created_sessions');
    await database.query('ALTER TABLE conferences DROP COLUMN released_at');
  }
}
