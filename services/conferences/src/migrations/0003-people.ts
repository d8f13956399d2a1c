import type { MigrationInterface, QueryRunner } from 'typeorm';

export class People1700000000003 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE people (
        id uuid CONSTRAINT people_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
        first_name text NOT NULL CONSTRAINT people_first_name_not_empty CHECK (first_name <> ''),
        last_name text NOT NULL CONSTRAINT people_last_name_not_empty CHECK (last_name <> ''),
        email text NOT NULL DEFAULT '',
        show_email boolean NOT NULL DEFAULT true,
        phone text NOT NULL DEFAULT '',
        position text NOT NULL DEFAULT '',
        organization text NOT NULL DEFAULT '',
        department text NOT NULL DEFAULT '',
        biography text NOT NULL DEFAULT '',
        photo text NOT NULL DEFAULT '',
        cv_url text NOT NULL DEFAULT '',
        website_url text NOT NULL DEFAULT '',
        linkedin_url text NOT NULL DEFAULT '',
        twitter_handle text NOT NULL DEFAULT '',
        orcid_id text NOT NULL DEFAULT '',
        expertise_areas text[] NOT NULL DEFAULT '{}',
        version integer NOT NULL CONSTRAINT people_version_positive CHECK (version > 0),
        updated_at timestamptz NOT NULL,
        updated_by text NOT NULL,
        deleted_at timestamptz
      )`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE people');
  }
}
