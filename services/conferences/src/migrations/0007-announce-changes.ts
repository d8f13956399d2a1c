import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables whose rows belong to a conference, and the column that says to which. */
const conferenceColumns = {
  conferences: 'id',
  sessions: 'conference_id',
  conference_partners: 'conference_id',
  documents: 'conference_id',
};

/** Whoever listens to majlis_changed, as the publisher does, hears of every save, and whose conferences it is about. */
export class AnnounceChanges1700000000007 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      -- Its argument is the column that names the conference.
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
      -- A person who is removed for good was in the assignments that go at the same moment, which tell.
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
