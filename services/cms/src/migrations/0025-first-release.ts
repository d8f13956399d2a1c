import { createIdempotencyKeysSql } from '@majlis/kit/database/create-idempotency-keys';
import { FirstRelease } from '@majlis/kit/database/first-release';
import { createDraftsSql } from '@majlis/rows/drafts/create-drafts';
import { createRevisionsSql } from '@majlis/rows/history/create-revisions';
import { auditColumnsSql, sortableColumnsSql } from '@majlis/rows/lists/column-sql';
import { createTranslationsSql } from '@majlis/rows/translations/create-translations';

const translatedTables = {
  content_entries: 'key',
  hero_images: 'id',
  pages: 'id',
  timeline_events: 'id',
  team_members: 'id',
  testimonials: 'id',
};

export class FirstRelease1700000000025 extends FirstRelease {
  readonly sql = `
    -- Notifies the channel majlis_changed of every save; the publisher listens to it.
    CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('majlis_changed', 'cms');
        RETURN NULL;
      END $$;

    CREATE TABLE content_entries (
      key text CONSTRAINT content_entries_key_taken PRIMARY KEY
        CONSTRAINT content_entries_key_is_dotted CHECK (key ~ '^[a-z][a-z0-9_-]*([.][a-z0-9_-]+)+$'),
      type text NOT NULL CONSTRAINT content_entries_type_known CHECK (type IN ('text', 'textarea')),
      content text NOT NULL CONSTRAINT content_entries_content_not_empty CHECK (content <> ''),
      ${auditColumnsSql('content_entries')}
    );
    CREATE TRIGGER content_entries_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON content_entries
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

    CREATE TABLE hero_images (
      id uuid CONSTRAINT hero_images_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
      url text NOT NULL CONSTRAINT hero_images_url_is_ours CHECK (url LIKE '/%'),
      alt text NOT NULL CONSTRAINT hero_images_alt_not_empty CHECK (alt <> ''),
      ${sortableColumnsSql('hero_images')}
    );
    CREATE INDEX hero_images_in_order ON hero_images ("order", created_at);
    CREATE TRIGGER hero_images_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON hero_images
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

    CREATE TABLE timeline_events (
      id uuid CONSTRAINT timeline_events_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
      year text NOT NULL CONSTRAINT timeline_events_year_not_empty CHECK (year <> ''),
      title text NOT NULL CONSTRAINT timeline_events_title_not_empty CHECK (title <> ''),
      description text NOT NULL CONSTRAINT timeline_events_description_not_empty CHECK (description <> ''),
      page text NOT NULL CONSTRAINT timeline_events_page_known CHECK (page IN ('about', 'home')),
      -- Each page counts its own from 0.
      ${sortableColumnsSql('timeline_events')}
    );
    CREATE INDEX timeline_events_in_order ON timeline_events ("order", created_at);
    CREATE TRIGGER timeline_events_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON timeline_events
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

    CREATE TABLE partners (
      id uuid CONSTRAINT partners_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
      name text NOT NULL CONSTRAINT partners_name_not_empty CHECK (name <> ''),
      logo_url text NOT NULL CONSTRAINT partners_logo_is_ours CHECK (logo_url LIKE '/%'),
      website_url text NOT NULL CONSTRAINT partners_website_is_a_web_address CHECK (website_url = '' OR website_url ~ '^https?://'),
      ${sortableColumnsSql('partners')}
    );
    CREATE INDEX partners_in_order ON partners ("order", created_at);
    CREATE TRIGGER partners_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON partners
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

    CREATE TABLE testimonials (
      id uuid CONSTRAINT testimonials_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
      name text NOT NULL CONSTRAINT testimonials_name_not_empty CHECK (name <> ''),
      title text NOT NULL,
      organization text NOT NULL,
      country text NOT NULL,
      testimonial text NOT NULL CONSTRAINT testimonials_testimonial_not_empty CHECK (testimonial <> ''),
      image_url text NOT NULL CONSTRAINT testimonials_image_is_ours CHECK (image_url = '' OR image_url LIKE '/%'),
      ${sortableColumnsSql('testimonials')}
    );
    CREATE INDEX testimonials_in_order ON testimonials ("order", created_at);
    CREATE TRIGGER testimonials_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON testimonials
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

    CREATE TABLE team_members (
      id uuid CONSTRAINT team_members_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
      name text NOT NULL CONSTRAINT team_members_name_not_empty CHECK (name <> ''),
      position text NOT NULL CONSTRAINT team_members_position_not_empty CHECK (position <> ''),
      image text NOT NULL CONSTRAINT team_members_image_is_a_file CHECK (image ~ '^[A-Za-z0-9_-]+[.](webp|jpg|png|avif)$'),
      profile text NOT NULL,
      categories text[] NOT NULL CONSTRAINT team_members_categories_known
        CHECK (categories <@ ARRAY['Management Team', 'Council', 'Advisors', 'Fellows']),
      ${sortableColumnsSql('team_members')}
    );
    CREATE INDEX team_members_in_order ON team_members ("order", created_at);
    CREATE TRIGGER team_members_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON team_members
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

    CREATE TABLE pages (
      id uuid CONSTRAINT pages_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
      title text NOT NULL CONSTRAINT pages_title_not_empty CHECK (title <> ''),
      slug text NOT NULL CONSTRAINT pages_slug_not_empty CHECK (slug <> ''),
      body text NOT NULL CONSTRAINT pages_body_not_empty CHECK (body <> ''),
      image_url text NOT NULL CONSTRAINT pages_image_is_ours CHECK (image_url = '' OR image_url LIKE '/%'),
      meta_description text NOT NULL,
      placement text NOT NULL CONSTRAINT pages_placement_known CHECK (placement IN ('footer', 'menu', 'none')),
      "order" integer NOT NULL CONSTRAINT pages_order_not_negative CHECK ("order" >= 0),
      is_active boolean NOT NULL,
      edited_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      ${auditColumnsSql('pages')}
    );
    -- A deleted page frees its slug.
    CREATE UNIQUE INDEX pages_slug_taken ON pages (slug) WHERE deleted_at IS NULL;
    CREATE INDEX pages_in_order ON pages ("order", created_at);
    CREATE TRIGGER pages_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pages
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
    CREATE TABLE former_page_slugs (
      slug text CONSTRAINT former_page_slugs_slug_taken PRIMARY KEY,
      page_id uuid NOT NULL CONSTRAINT former_page_slugs_of_a_page REFERENCES pages ON DELETE CASCADE
    );
    CREATE INDEX former_page_slugs_by_page ON former_page_slugs (page_id);

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
      ${auditColumnsSql('media')},
      -- The point that every crop shows, as CSS writes it ("30% 20%"); empty for the default of each place.
      focal_point text NOT NULL DEFAULT ''
        CONSTRAINT media_focal_point_in_picture CHECK (focal_point ~ '^((100|[1-9]?[0-9])% (100|[1-9]?[0-9])%)?$'),
      CONSTRAINT media_file_taken UNIQUE (folder, filename)
    );
    CREATE INDEX media_by_time ON media (uploaded_at DESC, id DESC);
    CREATE INDEX media_by_url ON media (('/images/' || folder || '/' || filename));
    CREATE INDEX media_by_document_url ON media (('/documents/' || filename)) WHERE kind = 'document';
    -- Conferences show pictures and how large a download is. A view is read with its owner's privileges, so they need none on
    -- the library.
    CREATE VIEW picture_details AS
      SELECT '/images/' || folder || '/' || filename AS url, CASE WHEN is_decorative THEN '' ELSE alt END AS alt,
        focal_point AS focus
      FROM media WHERE deleted_at IS NULL AND (focal_point <> '' OR alt <> '' AND NOT is_decorative);
    CREATE VIEW document_sizes AS SELECT '/documents/' || filename AS url, bytes FROM media WHERE kind = 'document';
    ${announcePictureSql};
    CREATE TRIGGER media_announced AFTER UPDATE ON media FOR EACH ROW
      WHEN ((OLD.alt, OLD.is_decorative, OLD.focal_point, OLD.deleted_at)
        IS DISTINCT FROM (NEW.alt, NEW.is_decorative, NEW.focal_point, NEW.deleted_at))
      EXECUTE FUNCTION announce_picture();

    -- The uploads of each account within the last 24 hours; its next upload deletes older rows.
    CREATE TABLE recent_uploads (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT recent_uploads_id_taken PRIMARY KEY,
      account text NOT NULL,
      bytes bigint NOT NULL CONSTRAINT recent_uploads_bytes_not_negative CHECK (bytes >= 0),
      at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX recent_uploads_of_account ON recent_uploads (account, at);

    -- The browser tabs of the staff area and the rows whose forms they show. Unlogged, because it is out of date after a minute.
    CREATE UNLOGGED TABLE editing_tabs (
      tab_id uuid CONSTRAINT editing_tabs_id_taken PRIMARY KEY,
      email text NOT NULL,
      rows jsonb NOT NULL,
      seen_at timestamptz NOT NULL
    );

    -- Each link of the site and its last check. Both tables have no history: the first is written by a job, and what is
    -- silenced changes nothing that visitors see.
    CREATE TABLE link_checks (
      url text CONSTRAINT link_checks_url_taken PRIMARY KEY,
      status integer,
      error text NOT NULL DEFAULT '',
      failures integer NOT NULL DEFAULT 0 CONSTRAINT link_checks_failures_not_negative CHECK (failures >= 0),
      -- How often in a row the response was 404 or 410.
      times_gone integer NOT NULL DEFAULT 0 CONSTRAINT link_checks_times_gone_not_negative CHECK (times_gone >= 0),
      first_failed_at timestamptz,
      checked_at timestamptz,
      next_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE TABLE silenced_problems (
      key text CONSTRAINT silenced_problems_key_taken PRIMARY KEY,
      -- What was silenced; another problem of the same place has another fingerprint.
      fingerprint text NOT NULL,
      silenced_by text NOT NULL,
      silenced_at timestamptz NOT NULL DEFAULT now()
    );

    -- What visitors searched for and is nowhere on the site. There is nothing about who searched, or what else was searched for.
    CREATE TABLE missed_words (
      day date,
      word text,
      searches integer NOT NULL,
      CONSTRAINT missed_words_day_word_taken PRIMARY KEY (day, word)
    );

    -- Sums per day (infra/adr/monitoring.md). There is nothing about who visited or searched.
    CREATE TABLE daily_counts (
      day date,
      kind text CONSTRAINT daily_counts_kind_known CHECK (kind IN ('page', 'referrer', 'search', 'word')),
      -- A path, a host or a word; empty for all searches together.
      name text,
      total integer NOT NULL,
      CONSTRAINT daily_counts_name_taken PRIMARY KEY (kind, day, name)
    );
    -- Files of the gateway whose visits are in the sums, until they are removed.
    CREATE TABLE counted_files (name text CONSTRAINT counted_files_name_taken PRIMARY KEY);

    ${createIdempotencyKeysSql}
    ${createRevisionsSql('cms')}
    ${createDraftsSql}
    ${createTranslationsSql('cms', translatedTables)}
    CREATE TRIGGER translations_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON translations
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
  `;
}

/** Notifies of every page that may show the picture. */
const announcePictureSql = `
  CREATE FUNCTION announce_picture() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  DECLARE
    changed text := '/images/' || NEW.folder || '/' || NEW.filename;
  BEGIN
    PERFORM pg_notify('majlis_changed', 'cms');
    PERFORM pg_notify('majlis_changed', 'conference ' || concerned.id) FROM (
      SELECT id FROM conferences.conferences WHERE changed IN (featured_image, album_thumbnail)
      UNION
      SELECT session.conference_id
      FROM conferences.people person
        JOIN conferences.session_speakers assignment ON assignment.person_id = person.id
        JOIN conferences.sessions session ON session.id = assignment.session_id
      WHERE person.photo = changed
    ) AS concerned;
    RETURN NULL;
  END $$`;
