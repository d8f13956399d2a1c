import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The column of each table that holds the id of the conference. */
const conferenceColumns = {
  conferences: 'id',
  sessions: 'conference_id',
  conference_partners: 'conference_id',
  documents: 'conference_id',
};

/**
 * Notifies the channel majlis_changed of every save with the ids of the conferences concerned; the publisher listens to
 * it.
 */
export class AnnounceChanges1700000000007 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      -- The argument is the column with the id of the conference.
      CREATE FUNCTION announce_conference() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('majlis_changed', 'conference ' || id)
          FROM unnest(ARRAY[to_jsonb(NEW) ->> TG_ARGV[0], to_jsonb(OLD) ->> TG_ARGV[0]]) id WHERE id IS NOT NULL;
        RETURN NULL;
      END $$`);
    for (const [table, column] of Object.entries(conferenceColumns))
      await database.query(`
        CREATE TRIGGER ${table}_announced AFTER INSERT OR UPDATE OR DELETE ON ${table}
          FOR EACH ROW EXECUTE FUNCTION announce_conference('${column}')`);
    await database.query(`
      CREATE FUNCTION announce_assignment() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        PERFORM pg_notify('majlis_changed', 'conference ' || conference_id)
          FROM sessions WHERE id IN (NEW.session_id, OLD.session_id);
        RETURN NULL;
      END $$`);
    await database.query(`
      CREATE TRIGGER session_speakers_announced AFTER INSERT OR UPDATE OR DELETE ON session_speakers
        FOR EACH ROW EXECUTE FUNCTION announce_assignment()`);
    await database.query(`
      -- Deleting a person for good also deletes the assignments, whose own trigger notifies.
      CREATE FUNCTION announce_person() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        PERFORM pg_notify('majlis_changed', 'conference ' || session.conference_id)
          FROM session_speakers assignment JOIN sessions session ON session.id = assignment.session_id
          WHERE assignment.person_id = NEW.id;
        RETURN NULL;
      END $$`);
    await database.query(`
      CREATE TRIGGER people_announced AFTER UPDATE ON people FOR EACH ROW EXECUTE FUNCTION announce_person()`);
  }

  async down(database: QueryRunner): Promise<void> {
    for (const table of [...Object.keys(conferenceColumns), 'session_speakers', 'people'])
      await database.query(`DROP TRIGGER ${table}_announced ON ${table}`);
    await database.query('DROP FUNCTION announce_conference, announce_assignment, announce_person');
  }
}
