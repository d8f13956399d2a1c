import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Media1700000000016 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      -- The pictures and documents that staff uploaded. Files of the object store that are older than this table are added by
      -- the service (media-backfill.job.ts), because the database does not know their names and sizes.
      CREATE TABLE media (
        id uuid CONSTRAINT media_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
        folder text NOT NULL,
        filename text NOT NULL,
        sha256 text NOT NULL CONSTRAINT media_sha256_is_a_hash CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        kind text NOT NULL CONSTRAINT media_kind_known CHECK (kind IN ('picture', 'document')),
        name text NOT NULL CONSTRAINT media_name_not_empty CHECK (name <> ''),
        alt text NOT NULL,
        is_decorative boolean NOT NULL,
        width integer,
        height integer,
        bytes integer NOT NULL CONSTRAINT media_bytes_not_negative CHECK (bytes >= 0),
        uploaded_at timestamptz NOT NULL,
        uploaded_by text NOT NULL,
        version integer NOT NULL CONSTRAINT media_version_positive CHECK (version > 0),
        updated_at timestamptz NOT NULL,
        updated_by text NOT NULL,
        deleted_at timestamptz,
        CONSTRAINT media_file_taken UNIQUE (folder, filename)
      )`);
    await database.query('CREATE INDEX media_by_time ON media (uploaded_at DESC, id DESC)');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE media');
  }
}
