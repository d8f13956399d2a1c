import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ConferenceAddresses1700000000002 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    // A deleted conference frees its slug; on restore it takes a free one.
    await database.query('ALTER TABLE conferences DROP CONSTRAINT conferences_slug_taken');
    await database.query('CREATE UNIQUE INDEX conferences_slug_taken ON conferences (slug) WHERE deleted_at IS NULL');
    await database.query("ALTER TABLE conferences ADD COLUMN album_thumbnail text NOT NULL DEFAULT ''");
    await database.query(`
      CREATE TABLE former_slugs (
        slug text CONSTRAINT former_slugs_slug_taken PRIMARY KEY,
        conference_id uuid NOT NULL
          CONSTRAINT former_slugs_of_a_conference REFERENCES conferences ON DELETE CASCADE
      )`);
    await database.query('CREATE INDEX former_slugs_by_conference ON former_slugs (conference_id)');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE former_slugs');
    await database.query('ALTER TABLE conferences DROP COLUMN album_thumbnail');
    await database.query('DROP INDEX conferences_slug_taken');
    await database.query('ALTER TABLE conferences ADD CONSTRAINT conferences_slug_taken UNIQUE (slug)');
  }
}
