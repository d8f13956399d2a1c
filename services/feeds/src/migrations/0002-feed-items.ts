import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FeedItems1700000000002 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      ALTER TABLE sources
        DROP CONSTRAINT sources_kind_known,
        ADD CONSTRAINT sources_kind_known CHECK (kind IN ('research', 'blog', 'podcast', 'instagram')),
        -- Counts of the last full response.
        ADD COLUMN added integer NOT NULL DEFAULT 0,
        ADD COLUMN changed integer NOT NULL DEFAULT 0`);
    await database.query(`
      ALTER TABLE items
        -- The source's HTML and the sanitised one, with the version of the sanitiser.
        ADD COLUMN raw_html text NOT NULL DEFAULT '',
        ADD COLUMN html text NOT NULL DEFAULT '',
        ADD COLUMN sanitiser_version integer NOT NULL DEFAULT 0,
        -- For podcast episodes.
        ADD COLUMN slug text CONSTRAINT items_slug_taken UNIQUE,
        ADD COLUMN audio_url text,
        ADD COLUMN duration text,
        ADD COLUMN episode_number integer,
        -- For posts of a photo feed.
        ADD COLUMN media_type text,
        ADD COLUMN like_count integer NOT NULL DEFAULT 0,
        ADD COLUMN comments_count integer NOT NULL DEFAULT 0,
        -- The picture's remote URL, the URL our copy was made from, and the time of the next attempt.
        ADD COLUMN picture_source text,
        ADD COLUMN picture_copied_from text,
        ADD COLUMN picture_url text NOT NULL DEFAULT '',
        ADD COLUMN picture_failures integer NOT NULL DEFAULT 0,
        ADD COLUMN picture_due_at timestamptz NOT NULL DEFAULT now(),
        -- Staff corrections.
        ADD COLUMN own_title text NOT NULL DEFAULT '',
        ADD COLUMN own_description text NOT NULL DEFAULT '',
        ADD COLUMN is_hidden boolean NOT NULL DEFAULT false,
        ADD COLUMN is_pinned boolean NOT NULL DEFAULT false,
        ADD COLUMN version integer NOT NULL DEFAULT 1 CONSTRAINT items_version_positive CHECK (version > 0),
        ADD COLUMN edited_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN edited_by text NOT NULL DEFAULT ''`);
    await database.query(
      'CREATE INDEX items_picture_due ON items (picture_due_at) WHERE picture_source IS DISTINCT FROM picture_copied_from',
    );
    await database.query(`
      -- A counter per kind that rises with every public change, so that instances know whether their cached list is
      -- current.
      CREATE TABLE revisions (
        kind text CONSTRAINT revisions_kind_taken PRIMARY KEY,
        revision bigint NOT NULL DEFAULT 1
      )`);
    await database.query(`
      -- The renewed token. It replaces the configured one, which is identified by its hash.
      CREATE TABLE tokens (
        given_hash text CONSTRAINT tokens_given_taken PRIMARY KEY,
        token text NOT NULL,
        renewed_at timestamptz,
        tried_at timestamptz,
        expires_at timestamptz
      )`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE tokens, revisions');
    await database.query("DELETE FROM sources WHERE kind = 'instagram'");
    await database.query(`
      ALTER TABLE items
        DROP COLUMN raw_html, DROP COLUMN html, DROP COLUMN sanitiser_version, DROP COLUMN slug, DROP COLUMN audio_url,
        DROP COLUMN duration, DROP COLUMN episode_number, DROP COLUMN media_type, DROP COLUMN like_count,
        DROP COLUMN comments_count, DROP COLUMN picture_source, DROP COLUMN picture_copied_from, DROP COLUMN picture_url,
        DROP COLUMN picture_failures, DROP COLUMN picture_due_at, DROP COLUMN own_title, DROP COLUMN own_description,
        DROP COLUMN is_hidden, DROP COLUMN is_pinned, DROP COLUMN version, DROP COLUMN edited_at, DROP COLUMN edited_by`);
    await database.query(`
      ALTER TABLE sources
        DROP CONSTRAINT sources_kind_known,
        ADD CONSTRAINT sources_kind_known CHECK (kind IN ('research', 'blog', 'podcast')),
        DROP COLUMN added, DROP COLUMN changed`);
  }
}
