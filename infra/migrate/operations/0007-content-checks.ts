import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ContentChecks1700000000007 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(conferencesFunction);
    await database.query(sessionsFunction);
    await database.query(linksFunction);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP FUNCTION public_links(), checked_sessions(), checked_conferences()');
  }
}

/**
 * What the content checks of cms may know about the tables of the conferences service. These functions run with their owner's
 * privileges; the rules are in the service, so that a rule can change without a migration.
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

/** The links that visitors see. `conference_id` is null for a person. */
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
