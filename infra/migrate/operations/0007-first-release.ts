import { FirstRelease } from '@majlis/kit/database/first-release';
import { uploadUsesFunction } from './upload-uses-function.js';

export class FirstRelease1700000000007 extends FirstRelease {
  readonly sql = `
    -- Every instance of every service upserts its row at the start and every few seconds, and deletes it when it stops.
    CREATE TABLE service_instances (
      name text NOT NULL,
      instance text NOT NULL,
      version text NOT NULL,
      started_at timestamptz NOT NULL,
      seen_at timestamptz NOT NULL,
      detail jsonb NOT NULL DEFAULT '{}',
      PRIMARY KEY (name, instance)
    );

    CREATE TABLE backups (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      started_at timestamptz NOT NULL,
      finished_at timestamptz,
      outcome text NOT NULL CONSTRAINT backups_outcome_known CHECK (outcome IN ('running', 'stored', 'failed')),
      file text,
      bytes bigint,
      objects integer,
      sha256 text,
      off_site text,
      message text,
      row_count bigint,
      -- Unused uploads are not counted, because they are removed after a day.
      used_objects integer,
      -- Set when a restore replaced the content: later backups are not compared with this one.
      superseded_at timestamptz,
      -- Set when the archive was removed for newer ones; the files of all other stored backups must exist.
      pruned_at timestamptz
    );

    -- The files of the object store by the hash in their names. Files that are older than this table are missing.
    -- An unused upload must never be removed while a row begins to refer to it.
    CREATE TABLE uploads (
      sha256 text CONSTRAINT uploads_sha256_taken PRIMARY KEY
        CONSTRAINT uploads_sha256_is_a_hash CHECK (sha256 ~ '^[0-9a-f]{64}$'),
      stored_at timestamptz NOT NULL DEFAULT now(),
      -- From this time on the file is removed, or about to be, and no new row may refer to it.
      removed_at timestamptz,
      -- The file name of the last upload; null without one, and after the file was removed. In a table of a service a name that
      -- contains a hash would count as a use of the file.
      name text CONSTRAINT uploads_name_short CHECK (length(name) BETWEEN 1 AND 120)
    );
    ${uploadsInUseFunction};
    ${guardFunction};
    REVOKE ALL ON FUNCTION uploads_in_use(text[]), guard_uploads() FROM PUBLIC;
    ${uploadUsesFunction()};

    ${conferencesFunction};
    ${sessionsFunction};
    ${linksFunction};
  `;
}

/**
 * Searches all rows of all tables of the services as text, deleted rows included, so that later columns and tables need no change
 * here. It runs with its owner's privileges and reveals nothing but the hashes.
 */
const uploadsInUseFunction = `
  CREATE FUNCTION uploads_in_use(candidates text[]) RETURNS SETOF text
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  DECLARE
    rows regclass;
  BEGIN
    FOR rows IN
      SELECT class.oid FROM pg_class class JOIN pg_namespace space ON space.oid = class.relnamespace
      WHERE class.relkind = 'r' AND space.nspname IN ('cms', 'conferences', 'feeds')
    LOOP
      -- Hexadecimal digits right before or after a hash give a longer run, which the equality misses.
      RETURN QUERY EXECUTE format(
        'WITH named AS (
           SELECT DISTINCT hit[1] AS run FROM %s AS one, regexp_matches(one::text, ''[0-9a-f]{64,}'', ''g'') AS hit)
         SELECT run FROM named WHERE run = ANY ($1)
         UNION
         SELECT candidate FROM named, unnest($1) AS candidate
         WHERE length(run) > 64 AND strpos(run, candidate) > 0', rows) USING candidates;
    END LOOP;
  END $$`;

/** A write that refers to files waits for a running removal, and is rejected when one of its files was removed. */
const guardFunction = `
  CREATE FUNCTION guard_uploads() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  BEGIN
    -- The lock is held until the row is committed; a removal takes the same lock exclusively.
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('majlis uploads', 0));
    IF EXISTS (
      SELECT FROM operations.uploads
      WHERE removed_at IS NOT NULL
        AND sha256 IN (SELECT hit[1] FROM regexp_matches(NEW::text, '[0-9a-f]{64}', 'g') AS hit)
    ) THEN
      RAISE EXCEPTION 'A file that the row names has been removed'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'uploads_are_stored';
    END IF;
    RETURN NULL;
  END $$`;

/**
 * These functions return what the content checks of cms may know about the tables of the conferences service. They run with their
 * owner's privileges; the rules are in the service, so that a rule can change without a migration.
 */
const securityDefiner = 'LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp';

/** `description` is the text that search engines show; empty for a draft, because it is not public. */
const conferencesFunction = `
  CREATE FUNCTION checked_conferences()
  RETURNS TABLE (id uuid, title text, status text, starts_at timestamptz, ends_at timestamptz, timezone text,
    is_virtual boolean, description text, has_meta_description boolean, has_registration_button boolean, registration_deadline timestamptz)
  ${securityDefiner} AS $$
    SELECT id, title, status, start_date, end_date, timezone, is_virtual,
      CASE WHEN status = 'draft' THEN '' ELSE coalesce(nullif(btrim(meta_description), ''), btrim(short_description)) END,
      btrim(meta_description) <> '',
      registration_link <> '', registration_deadline
    FROM conferences.conferences WHERE deleted_at IS NULL
  $$`;

const sessionsFunction = `
  CREATE FUNCTION checked_sessions()
  RETURNS TABLE (id uuid, conference_id uuid, title text, session_type text, starts_at timestamptz, has_speakers boolean, has_room boolean)
  ${securityDefiner} AS $$
    SELECT session.id, session.conference_id, session.title, session.session_type, session.start_time,
      EXISTS (
        SELECT FROM conferences.session_speakers assignment JOIN conferences.people person ON person.id = assignment.person_id
        WHERE assignment.session_id = session.id AND person.deleted_at IS NULL),
      btrim(session.location) <> ''
    FROM conferences.sessions session JOIN conferences.conferences conference ON conference.id = session.conference_id
    WHERE session.deleted_at IS NULL AND conference.deleted_at IS NULL
      AND conference.status = 'published' AND conference.end_date >= now()
  $$`;

/** Returns the links that visitors see. `conference_id` is null for a person. */
const linksFunction = `
  CREATE FUNCTION public_links()
  RETURNS TABLE (url text, table_name text, row_id uuid, conference_id uuid, label text)
  ${securityDefiner} AS $$
    WITH conference AS MATERIALIZED (
      SELECT * FROM conferences.conferences WHERE deleted_at IS NULL AND status <> 'draft'),
    found AS (
      SELECT link.url, 'conferences' AS table_name, id AS row_id, id AS conference_id, title AS label
      FROM conference, unnest(ARRAY[website_url, papers_link, registration_link, flickr_album_url]) AS link (url)
      UNION ALL
      SELECT partner.website_url, 'conference_partners', partner.id, partner.conference_id, partner.name
      FROM conferences.conference_partners partner JOIN conference ON conference.id = partner.conference_id
      WHERE partner.deleted_at IS NULL AND partner.is_active
      UNION ALL
      SELECT document.url, 'documents', document.id, document.conference_id, document.title
      FROM conferences.documents document JOIN conference ON conference.id = document.conference_id
      WHERE document.deleted_at IS NULL AND document.is_active AND coalesce(document.public_from <= now(), true)
      UNION ALL
      SELECT link.url, 'people', person.id, NULL, person.first_name || ' ' || person.last_name
      FROM conferences.people person, unnest(ARRAY[person.website_url, person.linkedin_url, person.cv_url]) AS link (url)
      WHERE person.deleted_at IS NULL AND EXISTS (
        SELECT FROM conferences.session_speakers assignment
          JOIN conferences.sessions session ON session.id = assignment.session_id AND session.deleted_at IS NULL
          JOIN conference ON conference.id = session.conference_id
        WHERE assignment.person_id = person.id))
    SELECT DISTINCT url, table_name, row_id, conference_id, label FROM found WHERE url ~* '^https?://'
  $$`;
