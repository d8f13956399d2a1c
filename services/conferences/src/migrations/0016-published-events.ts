import type { MigrationInterface, QueryRunner } from 'typeorm';

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

/** The events that subscribers of a calendar saw last are kept, so that one can be cancelled and a draft never gets there (infra/adr/programme.md). */
export class PublishedEvents1700000000016 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE published_events (
        -- Of the conference or the session.
        id uuid PRIMARY KEY,
        conference_id uuid NOT NULL
          CONSTRAINT published_events_of_a_conference REFERENCES conferences ON DELETE CASCADE,
        title text NOT NULL,
        start_time timestamptz NOT NULL,
        end_time timestamptz NOT NULL
      )`);
    await database.query('CREATE INDEX published_events_by_conference ON published_events (conference_id)');
    await database.query(publishConference);
    await database.query(publishSessions);
    await database.query(`
      CREATE FUNCTION publish_conference_event() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        ${publishConference} AND conference.id = NEW.id ${orUpdate};
        IF TG_OP = 'INSERT' OR NOT (${isPublic('OLD')}) THEN
          ${publishSessions} AND conference.id = NEW.id ${orUpdate};
        END IF;
        RETURN NULL;
      END $$`);
    await database.query(`
      CREATE FUNCTION publish_session_event() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          DELETE FROM published_events WHERE id = OLD.id;
        ELSE
          ${publishSessions} AND session.id = NEW.id ${orUpdate};
        END IF;
        RETURN NULL;
      END $$`);
    await database.query(`
      CREATE TRIGGER conferences_published AFTER INSERT OR UPDATE ON conferences
        FOR EACH ROW EXECUTE FUNCTION publish_conference_event()`);
    await database.query(`
      CREATE TRIGGER sessions_published AFTER INSERT OR UPDATE OR DELETE ON sessions
        FOR EACH ROW EXECUTE FUNCTION publish_session_event()`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TRIGGER conferences_published ON conferences');
    await database.query('DROP TRIGGER sessions_published ON sessions');
    await database.query('DROP FUNCTION publish_conference_event, publish_session_event');
    await database.query('DROP TABLE published_events');
  }
}
