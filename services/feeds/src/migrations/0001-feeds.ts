import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Feeds1700000000001 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      -- The state of each feed; which feeds there are is configuration.
      CREATE TABLE sources (
        url text CONSTRAINT sources_url_taken PRIMARY KEY
          CONSTRAINT sources_url_is_a_web_address CHECK (url ~ '^https?://'),
        kind text NOT NULL CONSTRAINT sources_kind_known CHECK (kind IN ('research', 'blog', 'podcast')),
        etag text,
        last_modified text,
        -- The last full response, the last success (which may be "unchanged") and the last failure with its reason.
        fetched_at timestamptz,
        succeeded_at timestamptz,
        failed_at timestamptz,
        error text,
        failures integer NOT NULL DEFAULT 0 CONSTRAINT sources_failures_not_negative CHECK (failures >= 0),
        due_at timestamptz NOT NULL DEFAULT now()
      )`);
    await database.query(`
      CREATE TABLE items (
        id uuid CONSTRAINT items_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
        source_url text NOT NULL CONSTRAINT items_source_known REFERENCES sources (url) ON DELETE CASCADE,
        guid text NOT NULL CONSTRAINT items_guid_not_empty CHECK (guid <> ''),
        link text NOT NULL CONSTRAINT items_link_is_a_web_address CHECK (link ~ '^https?://'),
        title text NOT NULL CONSTRAINT items_title_not_empty CHECK (title <> ''),
        description text NOT NULL,
        author text,
        categories text[] NOT NULL,
        published_at timestamptz NOT NULL,
        first_seen_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT items_guid_taken UNIQUE (source_url, guid)
      )`);
    await database.query('CREATE INDEX items_by_date ON items (source_url, published_at)');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE items, sources');
  }
}
