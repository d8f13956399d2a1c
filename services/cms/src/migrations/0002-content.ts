import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Content1700000000002 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE content_entries (
        key text CONSTRAINT content_entries_key_taken PRIMARY KEY
          CONSTRAINT content_entries_key_is_dotted CHECK (key ~ '^[a-z][a-z0-9_-]*([.][a-z0-9_-]+)+$'),
        type text NOT NULL CONSTRAINT content_entries_type_known CHECK (type IN ('text', 'textarea')),
        content text NOT NULL CONSTRAINT content_entries_content_not_empty CHECK (content <> ''),
        version integer NOT NULL CONSTRAINT content_entries_version_positive CHECK (version > 0),
        updated_at timestamptz NOT NULL,
        updated_by text NOT NULL,
        deleted_at timestamptz
      )`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE content_entries');
  }
}
