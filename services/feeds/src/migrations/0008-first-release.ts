import { FirstRelease } from '@majlis/kit/database/first-release';
import { createDraftsSql } from '@majlis/rows/drafts/create-drafts';
import { createRevisionsSql } from '@majlis/rows/history/create-revisions';

export class FirstRelease1700000000008 extends FirstRelease {
  readonly sql = `
    -- The state of each feed; which feeds there are is configuration.
    CREATE TABLE sources (
      url text CONSTRAINT sources_url_taken PRIMARY KEY
        CONSTRAINT sources_url_is_a_web_address CHECK (url ~ '^https?://'),
      kind text NOT NULL CONSTRAINT sources_kind_known CHECK (kind IN ('research', 'blog', 'podcast', 'instagram')),
      etag text,
      last_modified text,
      -- The last full response, the last success (which may be "unchanged") and the last failure with its reason.
      fetched_at timestamptz,
      succeeded_at timestamptz,
      failed_at timestamptz,
      error text,
      failures integer NOT NULL DEFAULT 0 CONSTRAINT sources_failures_not_negative CHECK (failures >= 0),
      due_at timestamptz NOT NULL DEFAULT now(),
      -- Counts of the last full response, of the skipped items by reason, such as {"noText": 2}.
      added integer NOT NULL DEFAULT 0,
      changed integer NOT NULL DEFAULT 0,
      skipped_items jsonb NOT NULL DEFAULT '{}'
        CONSTRAINT sources_skipped_items_is_an_object CHECK (jsonb_typeof(skipped_items) = 'object')
    );

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
      -- The source's HTML and the sanitised one, with the version of the sanitiser.
      raw_html text NOT NULL DEFAULT '',
      html text NOT NULL DEFAULT '',
      sanitiser_version integer NOT NULL DEFAULT 0,
      -- For podcast episodes.
      slug text CONSTRAINT items_slug_taken UNIQUE,
      audio_url text,
      duration text,
      episode_number integer,
      -- For posts of a photo feed.
      media_type text,
      like_count integer NOT NULL DEFAULT 0,
      comments_count integer NOT NULL DEFAULT 0,
      -- The picture's remote URL, the URL our copy was made from, and the time of the next attempt.
      picture_source text,
      picture_copied_from text,
      picture_url text NOT NULL DEFAULT '',
      picture_failures integer NOT NULL DEFAULT 0,
      picture_due_at timestamptz NOT NULL DEFAULT now(),
      -- Staff corrections.
      title_override text NOT NULL DEFAULT '',
      description_override text NOT NULL DEFAULT '',
      is_hidden boolean NOT NULL DEFAULT false,
      is_pinned boolean NOT NULL DEFAULT false,
      version integer NOT NULL DEFAULT 1 CONSTRAINT items_version_positive CHECK (version > 0),
      edited_at timestamptz NOT NULL DEFAULT now(),
      edited_by text NOT NULL DEFAULT '',
      -- Podcast apps need the type and length of a recording.
      audio_type text,
      audio_bytes integer CONSTRAINT items_audio_bytes_positive CHECK (audio_bytes > 0),
      CONSTRAINT items_guid_taken UNIQUE (source_url, guid)
    );
    CREATE INDEX items_by_date ON items (source_url, published_at);
    CREATE INDEX items_picture_due ON items (picture_due_at) WHERE picture_source IS DISTINCT FROM picture_copied_from;

    -- A counter per kind that rises with every public change, so that instances know whether their cached list is current.
    CREATE TABLE feed_versions (
      kind text CONSTRAINT feed_versions_kind_taken PRIMARY KEY,
      version bigint NOT NULL DEFAULT 1
    );
    -- Notifies the channel majlis_changed of every feed kind whose public items changed; the publisher listens to it.
    CREATE FUNCTION announce_feed_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('majlis_changed', 'feeds ' || NEW.kind);
        RETURN NULL;
      END $$;
    CREATE TRIGGER feed_versions_announced AFTER INSERT OR UPDATE ON feed_versions
      FOR EACH ROW EXECUTE FUNCTION announce_feed_version();

    -- The renewed token. It replaces the configured one, which is identified by its hash.
    CREATE TABLE access_tokens (
      configured_hash text CONSTRAINT access_tokens_configured_hash_taken PRIMARY KEY,
      token text NOT NULL,
      renewed_at timestamptz,
      tried_at timestamptz,
      expires_at timestamptz
    );

    ${createRevisionsSql('feeds')}
    ${createDraftsSql}
  `;
}
