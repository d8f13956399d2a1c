import { createTranslations, dropTranslations } from '@majlis/rows/translations/create-translations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const keys = { conferences: 'id', sessions: 'id', rooms: 'id', documents: 'id', people: 'id' };

export class Translations1700000000022 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await createTranslations(database, 'conferences', keys);
    await database.query(announceFunction);
    await database.query(`
      CREATE TRIGGER translations_announced AFTER INSERT OR UPDATE OR DELETE ON translations
        FOR EACH ROW EXECUTE FUNCTION announce_translation()`);
  }

  async down(database: QueryRunner): Promise<void> {
    await dropTranslations(database);
    await database.query('DROP FUNCTION announce_translation()');
  }
}

/** Notifies of the conferences whose pages show the row, as a save of the row does. */
const announceFunction = `
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
