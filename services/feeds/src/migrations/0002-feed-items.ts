import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FeedItems1700000000002 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      ALTER TABLE sources
        DROP CONSTRAINT sources_kind_known,
        ADD CONSTRAINT sources_kind_known CHECK (kind IN ('research', 'blog', 'podcast', 'instagram')),
        -- What the last complete answer brought.
        ADD COLUMN added integer NOT NULL DEFAULT 0,
        ADD COLUMN changed integer NOT NULL DEFAULT 0`);
    await database.query(`
      ALTER TABLE items
        -- As it came, and as it is shown; an older version of the sanitiser is told by its number.
        ADD COLUMN raw_html text NOT NULL DEFAULT '',
        ADD COLUMN html text NOT NULL DEFAULT '',
        ADD COLUMN sanitiser_version integer NOT NULL DEFAULT 0,
        -- Of podcast episodes.
        ADD COLUMN slug text CONSTRAINT items_slug_taken UNIQUE,
        ADD COLUMN audio_url text,
        ADD COLUMN duration text,
        ADD COLUMN episode_number integer,
        -- Of posts of a photo feed.
        ADD COLUMN media_type text,
        ADD COLUMN like_count integer NOT NULL DEFAULT 0,
        ADD COLUMN comments_count integer NOT NULL DEFAULT 0,
        -- Where its picture is outside, what was copied of it, and when that is tried again.
        ADD COLUMN picture_source text,
        ADD COLUMN picture_copied_from text,
        ADD COLUMN picture_url text NOT NULL DEFAULT '',
        ADD COLUMN picture_failures integer NOT NULL DEFAULT 0,
        ADD COLUMN picture_due_at timestamptz NOT NULL DEFAULT now(),
        -- What staff say of it.
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
      -- Rises whenever what is shown of a kind changes, so that copies of the service know whether their list is the newest.
      CREATE TABLE revisions (
        kind text CONSTRAINT revisions_kind_taken PRIMARY KEY,
        revision bigint NOT NULL DEFAULT 1
      )`);
    await database.query(`
      -- The token that is renewed for the one of the settings, which is known by its hash.
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
