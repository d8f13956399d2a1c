import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Papers1700000000020 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      ALTER TABLE documents
        -- Empty for that of the conference.
        ADD language text NOT NULL DEFAULT '',
        ADD doi text NOT NULL DEFAULT '',
        ADD licence text NOT NULL DEFAULT '',
        ADD pages text NOT NULL DEFAULT '',
        -- Null for the day of the session.
        ADD published_on date`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('ALTER TABLE documents DROP language, DROP doi, DROP licence, DROP pages, DROP published_on');
  }
}
