import { createIdempotencyKeysSql } from '@majlis/kit/database/create-idempotency-keys';
import { FirstRelease } from '@majlis/kit/database/first-release';
import { createDraftsSql } from '@majlis/rows/drafts/create-drafts';
import { createRevisionsSql } from '@majlis/rows/history/create-revisions';
import { auditColumnsSql, sortableColumnsSql } from '@majlis/rows/lists/column-sql';
import { createTranslationsSql } from '@majlis/rows/translations/create-translations';

const translatedTables = { conferences: 'id', sessions: 'id', rooms: 'id', documents: 'id', people: 'id' };

const isPublic = (row: string) => `${row}.deleted_at IS NULL AND ${row}.status IN ('published', 'archived')`;
const isVisible = `${isPublic('conference')} AND session.deleted_at IS NULL`;

const publishConference = `
  INSERT INTO published_events (id, conference_id, title, start_time, end_time)
  SELECT conference.id, conference.id, conference.title, conference.start_date, conference.end_date
  FROM conferences conference WHERE ${isPublic('conference')}`;
const publishSessions = `
  INSERT INTO published_events (id, conference_id, title, start_time, end_time)
  SELECT session.id, session.conference_id, session.title, session.start_time, session.end_time
  FROM sessions session JOIN conferences conference ON conference.id = session.conference_id WHERE ${isVisible}`;
const orUpdate = `
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, start_time = excluded.start_time, end_time = excluded.end_time`;

export class FirstRelease1700000000023 extends FirstRelease {
  readonly sql = `
    CREATE TABLE conferences (
      id uuid CONSTRAINT conferences_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
      title text NOT NULL CONSTRAINT conferences_title_not_empty CHECK (title <> ''),
      subtitle text NOT NULL DEFAULT '',
      description text NOT NULL DEFAULT '',
      short_description text NOT NULL DEFAULT '',
      slug text NOT NULL,
      conference_type text NOT NULL DEFAULT 'academic' CONSTRAINT conferences_type_known
        CHECK (conference_type IN ('academic', 'workshop', 'symposium', 'seminar', 'webinar')),
      status text NOT NULL DEFAULT 'draft' CONSTRAINT conferences_status_known
        CHECK (status IN ('draft', 'published', 'archived')),
      theme text NOT NULL DEFAULT '',
      start_date timestamptz NOT NULL,
      end_date timestamptz NOT NULL,
      timezone text NOT NULL DEFAULT 'UTC',
      venue text NOT NULL DEFAULT '',
      venue_address text NOT NULL DEFAULT '',
      city text NOT NULL DEFAULT '',
      country text NOT NULL DEFAULT '',
      is_virtual boolean NOT NULL DEFAULT false,
      virtual_platform text CONSTRAINT conferences_platform_known
        CHECK (virtual_platform IN ('zoom', 'teams', 'webex', 'goto', 'custom')),
      virtual_link text NOT NULL DEFAULT '',
      registration_required boolean NOT NULL DEFAULT true,
      registration_link text NOT NULL DEFAULT '',
      registration_deadline timestamptz,
      max_attendees integer CONSTRAINT conferences_capacity_not_negative CHECK (max_attendees >= 0),
      current_attendees integer NOT NULL DEFAULT 0
        CONSTRAINT conferences_attendees_not_negative CHECK (current_attendees >= 0),
      featured_image text NOT NULL DEFAULT '',
      website_url text NOT NULL DEFAULT '',
      papers_link text NOT NULL DEFAULT '',
      contact_email text NOT NULL DEFAULT '',
      organizer text NOT NULL DEFAULT '',
      sponsorship_available boolean NOT NULL DEFAULT false,
      call_for_papers boolean NOT NULL DEFAULT false,
      paper_submission_deadline timestamptz,
      abstract_submission_deadline timestamptz,
      program_release_date timestamptz,
      language text NOT NULL DEFAULT 'English',
      tags text[] NOT NULL DEFAULT '{}',
      featured boolean NOT NULL DEFAULT false,
      display_order integer NOT NULL DEFAULT 0,
      meta_title text NOT NULL DEFAULT '',
      meta_description text NOT NULL DEFAULT '',
      flickr_album_url text NOT NULL DEFAULT '',
      ${auditColumnsSql('conferences')},
      album_thumbnail text NOT NULL DEFAULT '',
      series text NOT NULL DEFAULT '',
      released_at timestamptz,
      CONSTRAINT conferences_end_not_before_start CHECK (end_date >= start_date)
    );
    -- A deleted conference frees its slug; on restore it takes a free one.
    CREATE UNIQUE INDEX conferences_slug_taken ON conferences (slug) WHERE deleted_at IS NULL;
    -- These indexes keep the list fast among thousands of conferences.
    CREATE INDEX conferences_by_start ON conferences (start_date) WHERE deleted_at IS NULL;
    CREATE INDEX conferences_by_end ON conferences (end_date) WHERE deleted_at IS NULL;
    CREATE INDEX conferences_featured ON conferences (id) WHERE featured AND deleted_at IS NULL;
    CREATE INDEX conferences_by_series ON conferences (series) WHERE series <> '';
    CREATE TABLE former_slugs (
      slug text CONSTRAINT former_slugs_slug_taken PRIMARY KEY,
      conference_id uuid NOT NULL
        CONSTRAINT former_slugs_of_a_conference REFERENCES conferences ON DELETE CASCADE
    );
    CREATE INDEX former_slugs_by_conference ON former_slugs (conference_id);

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
      ${auditColumnsSql('people')},
      slug text NOT NULL DEFAULT gen_random_uuid()::text,
      -- A deleted person whose assignments and addresses another person has (infra/adr/imports.md).
      merged_into uuid
        CONSTRAINT people_merged_into_a_person REFERENCES people ON DELETE SET NULL
        CONSTRAINT people_merged_into_another CHECK (merged_into <> id)
    );
    -- A deleted row frees its slug.
    CREATE UNIQUE INDEX people_slug_taken ON people (slug) WHERE deleted_at IS NULL;
    CREATE INDEX people_by_merged_into ON people (merged_into) WHERE merged_into IS NOT NULL;
    CREATE TABLE former_person_slugs (
      slug text CONSTRAINT former_person_slugs_slug_taken PRIMARY KEY,
      person_id uuid NOT NULL CONSTRAINT former_person_slugs_of_a_person REFERENCES people ON DELETE CASCADE
    );
    CREATE INDEX former_person_slugs_by_person ON former_person_slugs (person_id);
    CREATE FUNCTION forget_merge() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.merged_into := NULL;
        RETURN NEW;
      END $$;
    -- However a person is restored, the person stands alone again.
    CREATE TRIGGER people_merge_forgotten BEFORE UPDATE OF deleted_at ON people FOR EACH ROW
      WHEN (NEW.deleted_at IS NULL AND NEW.merged_into IS NOT NULL) EXECUTE FUNCTION forget_merge();
    CREATE FUNCTION pass_on_merge() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        UPDATE former_person_slugs SET person_id = OLD.merged_into
          WHERE person_id = OLD.id AND EXISTS (SELECT FROM people WHERE id = OLD.merged_into);
        RETURN OLD;
      END $$;
    -- The addresses of a merged person outlive the purge.
    CREATE TRIGGER people_merge_passed_on BEFORE DELETE ON people FOR EACH ROW
      WHEN (OLD.merged_into IS NOT NULL) EXECUTE FUNCTION pass_on_merge();
    -- Pairs that look like one person and are two.
    CREATE TABLE distinct_people (
      person_id uuid NOT NULL CONSTRAINT distinct_people_of_a_person REFERENCES people ON DELETE CASCADE,
      other_id uuid NOT NULL CONSTRAINT distinct_people_of_another_person REFERENCES people ON DELETE CASCADE,
      marked_at timestamptz NOT NULL DEFAULT now(),
      marked_by text NOT NULL,
      CONSTRAINT distinct_people_pair_once PRIMARY KEY (person_id, other_id),
      CONSTRAINT distinct_people_smaller_id_first CHECK (person_id < other_id)
    );
    CREATE INDEX distinct_people_by_other ON distinct_people (other_id);

    CREATE TABLE sessions (
      id uuid CONSTRAINT sessions_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
      conference_id uuid NOT NULL CONSTRAINT sessions_of_a_conference REFERENCES conferences ON DELETE CASCADE,
      title text NOT NULL CONSTRAINT sessions_title_not_empty CHECK (title <> ''),
      description text NOT NULL DEFAULT '',
      session_type text NOT NULL DEFAULT 'presentation' CONSTRAINT sessions_type_known CHECK (session_type IN
        ('keynote', 'panel', 'presentation', 'workshop', 'roundtable', 'break', 'networking')),
      track text NOT NULL DEFAULT '',
      start_time timestamptz NOT NULL,
      end_time timestamptz NOT NULL,
      location text NOT NULL DEFAULT '',
      session_order integer NOT NULL DEFAULT 0,
      max_attendees integer CONSTRAINT sessions_capacity_not_negative CHECK (max_attendees >= 0),
      special_requirements text NOT NULL DEFAULT '',
      session_abstract text NOT NULL DEFAULT '',
      speakers_version integer NOT NULL DEFAULT 1,
      speakers_updated_at timestamptz NOT NULL DEFAULT now(),
      speakers_updated_by text NOT NULL DEFAULT '',
      ${auditColumnsSql('sessions')},
      slug text NOT NULL DEFAULT gen_random_uuid()::text,
      CONSTRAINT sessions_end_after_start CHECK (end_time > start_time)
    );
    CREATE INDEX sessions_by_start ON sessions (conference_id, start_time, session_order);
    CREATE UNIQUE INDEX sessions_slug_taken ON sessions (conference_id, slug) WHERE deleted_at IS NULL;
    CREATE TABLE former_session_slugs (
      id uuid CONSTRAINT former_session_slugs_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
      conference_id uuid NOT NULL
        CONSTRAINT former_session_slugs_of_a_conference REFERENCES conferences ON DELETE CASCADE,
      slug text NOT NULL,
      session_id uuid NOT NULL CONSTRAINT former_session_slugs_of_a_session REFERENCES sessions ON DELETE CASCADE,
      CONSTRAINT former_session_slugs_slug_taken UNIQUE (conference_id, slug)
    );
    CREATE INDEX former_session_slugs_by_session ON former_session_slugs (session_id);
    CREATE TABLE session_speakers (
      id uuid CONSTRAINT session_speakers_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
      session_id uuid NOT NULL CONSTRAINT session_speakers_of_a_session REFERENCES sessions ON DELETE CASCADE,
      person_id uuid NOT NULL CONSTRAINT session_speakers_of_a_person REFERENCES people ON DELETE CASCADE,
      speaker_type text NOT NULL DEFAULT 'presenter' CONSTRAINT session_speakers_type_known CHECK (speaker_type IN
        ('presenter', 'keynote', 'panelist', 'moderator', 'chair', 'discussant')),
      speaker_order integer NOT NULL CONSTRAINT session_speakers_order_from_one CHECK (speaker_order >= 1),
      presentation_title text NOT NULL DEFAULT '',
      CONSTRAINT session_speakers_person_once UNIQUE (session_id, person_id)
    );
    CREATE INDEX session_speakers_by_person ON session_speakers (person_id);

    CREATE TABLE rooms (
      id uuid CONSTRAINT rooms_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
      conference_id uuid NOT NULL CONSTRAINT rooms_of_a_conference REFERENCES conferences ON DELETE CASCADE,
      name text NOT NULL CONSTRAINT rooms_name_not_empty CHECK (name <> ''),
      capacity integer CONSTRAINT rooms_capacity_not_negative CHECK (capacity >= 0),
      ${sortableColumnsSql('rooms')},
      -- Sessions name their room, whatever the case and the spaces.
      CONSTRAINT rooms_name_once EXCLUDE USING btree (
        conference_id WITH =, lower(regexp_replace(btrim(name), '\\s+', ' ', 'g')) WITH =
      ) WHERE (deleted_at IS NULL)
    );
    CREATE INDEX rooms_in_order ON rooms (conference_id, "order");

    CREATE TABLE accepted_conflicts (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      conference_id uuid NOT NULL
        CONSTRAINT accepted_conflicts_of_a_conference REFERENCES conferences ON DELETE CASCADE,
      -- The kind, and the ids of the sessions and the speaker.
      key text NOT NULL,
      reason text NOT NULL CONSTRAINT accepted_conflicts_reason_not_empty CHECK (reason <> ''),
      accepted_at timestamptz NOT NULL,
      accepted_by text NOT NULL,
      CONSTRAINT accepted_conflicts_once UNIQUE (conference_id, key)
    );

    CREATE TABLE conference_partners (
      id uuid CONSTRAINT conference_partners_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
      conference_id uuid NOT NULL
        CONSTRAINT conference_partners_of_a_conference REFERENCES conferences ON DELETE CASCADE,
      name text NOT NULL CONSTRAINT conference_partners_name_not_empty CHECK (name <> ''),
      logo_url text NOT NULL DEFAULT '',
      website_url text NOT NULL DEFAULT '',
      tier text NOT NULL DEFAULT 'supporter' CONSTRAINT conference_partners_tier_known
        CHECK (tier IN ('host', 'platinum', 'gold', 'silver', 'bronze', 'supporter', 'media')),
      ${sortableColumnsSql('conference_partners')}
    );
    CREATE INDEX conference_partners_in_order ON conference_partners (conference_id, "order");

    CREATE TABLE documents (
      id uuid CONSTRAINT documents_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
      conference_id uuid NOT NULL CONSTRAINT documents_of_a_conference REFERENCES conferences ON DELETE CASCADE,
      session_id uuid CONSTRAINT documents_of_a_session REFERENCES sessions ON DELETE CASCADE,
      title text NOT NULL CONSTRAINT documents_title_not_empty CHECK (title <> ''),
      kind text NOT NULL DEFAULT 'other' CONSTRAINT documents_kind_known
        CHECK (kind IN ('programme', 'paper', 'slides', 'proceedings', 'recording', 'other')),
      url text NOT NULL CONSTRAINT documents_url_not_empty CHECK (url <> ''),
      public_from timestamptz,
      ${sortableColumnsSql('documents')},
      -- Empty for that of the conference.
      language text NOT NULL DEFAULT '',
      doi text NOT NULL DEFAULT '',
      licence text NOT NULL DEFAULT '',
      pages text NOT NULL DEFAULT '',
      -- Null for the day of the session.
      published_on date
    );
    CREATE INDEX documents_in_order ON documents (conference_id, "order");
    CREATE INDEX documents_by_session ON documents (session_id);

    -- The events that subscribers of a calendar saw last are kept, so that one can be cancelled and a draft never gets there
    -- (infra/adr/programme.md).
    CREATE TABLE published_events (
      -- Of the conference or the session.
      id uuid PRIMARY KEY,
      conference_id uuid NOT NULL
        CONSTRAINT published_events_of_a_conference REFERENCES conferences ON DELETE CASCADE,
      title text NOT NULL,
      start_time timestamptz NOT NULL,
      end_time timestamptz NOT NULL
    );
    CREATE INDEX published_events_by_conference ON published_events (conference_id);
    CREATE FUNCTION publish_conference_event() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        ${publishConference} AND conference.id = NEW.id ${orUpdate};
        IF TG_OP = 'INSERT' OR NOT (${isPublic('OLD')}) THEN
          ${publishSessions} AND conference.id = NEW.id ${orUpdate};
        END IF;
        RETURN NULL;
      END $$;
    CREATE TRIGGER conferences_published AFTER INSERT OR UPDATE ON conferences
      FOR EACH ROW EXECUTE FUNCTION publish_conference_event();
    CREATE FUNCTION publish_session_event() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          DELETE FROM published_events WHERE id = OLD.id;
        ELSE
          ${publishSessions} AND session.id = NEW.id ${orUpdate};
        END IF;
        RETURN NULL;
      END $$;
    CREATE TRIGGER sessions_published AFTER INSERT OR UPDATE OR DELETE ON sessions
      FOR EACH ROW EXECUTE FUNCTION publish_session_event();

    ${createIdempotencyKeysSql}
    ${createRevisionsSql('conferences')}
    -- Finds the sessions of a conference that are gone for good.
    CREATE INDEX revisions_of_created_sessions ON revisions ((after ->> 'conference_id'))
      WHERE table_name = 'sessions' AND operation = 'create';
    ${createDraftsSql}
    ${createTranslationsSql('conferences', translatedTables)}

    -- Every save notifies the channel majlis_changed of the ids of the conferences concerned; the publisher listens to it.
    -- The argument is the column with the id of the conference.
    CREATE FUNCTION announce_conference() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('majlis_changed', 'conference ' || id)
          FROM unnest(ARRAY[to_jsonb(NEW) ->> TG_ARGV[0], to_jsonb(OLD) ->> TG_ARGV[0]]) id WHERE id IS NOT NULL;
        RETURN NULL;
      END $$;
    CREATE TRIGGER conferences_announced AFTER INSERT OR UPDATE OR DELETE ON conferences
      FOR EACH ROW EXECUTE FUNCTION announce_conference('id');
    CREATE TRIGGER sessions_announced AFTER INSERT OR UPDATE OR DELETE ON sessions
      FOR EACH ROW EXECUTE FUNCTION announce_conference('conference_id');
    CREATE TRIGGER conference_partners_announced AFTER INSERT OR UPDATE OR DELETE ON conference_partners
      FOR EACH ROW EXECUTE FUNCTION announce_conference('conference_id');
    CREATE TRIGGER documents_announced AFTER INSERT OR UPDATE OR DELETE ON documents
      FOR EACH ROW EXECUTE FUNCTION announce_conference('conference_id');

    -- The pages of a series show each other's years.
    CREATE FUNCTION announce_series() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        PERFORM pg_notify('majlis_changed', 'conference ' || id) FROM conferences
          WHERE series <> '' AND series IN (NEW.series, OLD.series)
            AND deleted_at IS NULL AND status IN ('published', 'archived');
        RETURN NULL;
      END $$;
    CREATE TRIGGER conferences_series_announced
      AFTER INSERT OR DELETE OR UPDATE OF series, slug, title, status, start_date, timezone, deleted_at ON conferences
      FOR EACH ROW EXECUTE FUNCTION announce_series();

    CREATE FUNCTION announce_assignment() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        PERFORM pg_notify('majlis_changed', 'conference ' || conference_id)
          FROM sessions WHERE id IN (NEW.session_id, OLD.session_id);
        RETURN NULL;
      END $$;
    CREATE TRIGGER session_speakers_announced AFTER INSERT OR UPDATE OR DELETE ON session_speakers
      FOR EACH ROW EXECUTE FUNCTION announce_assignment();

    -- Deleting a person for good also deletes the assignments, whose own trigger notifies.
    CREATE FUNCTION announce_person() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        PERFORM pg_notify('majlis_changed', 'conference ' || session.conference_id)
          FROM session_speakers assignment JOIN sessions session ON session.id = assignment.session_id
          WHERE assignment.person_id = NEW.id;
        RETURN NULL;
      END $$;
    CREATE TRIGGER people_announced AFTER UPDATE ON people FOR EACH ROW EXECUTE FUNCTION announce_person();

    ${announceTranslationSql};
    CREATE TRIGGER translations_announced AFTER INSERT OR UPDATE OR DELETE ON translations
      FOR EACH ROW EXECUTE FUNCTION announce_translation();

    -- Notifies of all conferences with a track when it is translated at one of its sessions, because the translation holds for
    -- each of them.
    CREATE FUNCTION announce_track() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        IF coalesce(NEW.table_name, OLD.table_name) <> 'sessions' OR NEW.fields -> 'track' IS NOT DISTINCT FROM OLD.fields -> 'track' THEN
          RETURN NULL;
        END IF;
        PERFORM pg_notify('majlis_changed', 'conference ' || concerned.conference_id) FROM (
          SELECT DISTINCT other.conference_id
          FROM sessions session
            JOIN sessions other ON lower(btrim(other.track)) = lower(btrim(session.track))
              AND other.conference_id <> session.conference_id
          WHERE session.id = coalesce(NEW.row_id, OLD.row_id)::uuid AND session.track <> ''
        ) AS concerned;
        RETURN NULL;
      END $$;
    CREATE TRIGGER tracks_announced AFTER INSERT OR UPDATE OR DELETE ON translations
      FOR EACH ROW EXECUTE FUNCTION announce_track();
  `;
}

/** Notifies of the conferences whose pages show the translated row, as a save of the row does. */
const announceTranslationSql = `
  CREATE FUNCTION announce_translation() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    translated CONSTANT text := coalesce(NEW.table_name, OLD.table_name);
    translated_id CONSTANT uuid := coalesce(NEW.row_id, OLD.row_id);
  BEGIN
    PERFORM pg_notify('majlis_changed', 'conference ' || concerned.id) FROM (
      SELECT edition.id
      FROM conferences conference
        JOIN conferences edition ON edition.id = conference.id OR edition.series = conference.series AND edition.series <> ''
      WHERE translated = 'conferences' AND conference.id = translated_id
      UNION
      SELECT conference_id FROM sessions WHERE translated = 'sessions' AND id = translated_id
      UNION
      -- A session of any conference may name the room.
      SELECT session.conference_id
      FROM rooms room JOIN sessions session ON lower(session.location) = lower(room.name)
      WHERE translated = 'rooms' AND room.id = translated_id
      UNION
      SELECT conference_id FROM documents WHERE translated = 'documents' AND id = translated_id
      UNION
      SELECT session.conference_id
      FROM session_speakers assignment JOIN sessions session ON session.id = assignment.session_id
      WHERE translated = 'people' AND assignment.person_id = translated_id
    ) AS concerned;
    RETURN NULL;
  END $$`;
