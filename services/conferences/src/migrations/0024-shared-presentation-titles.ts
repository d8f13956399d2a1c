import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Translating the title of a presentation at one session notifies of all conferences that have a presentation with this title, as
 * for a track.
 */
export class SharedPresentationTitles1700000000024 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE FUNCTION announce_presentation_titles() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        IF coalesce(NEW.table_name, OLD.table_name) <> 'sessions'
          OR NEW.fields -> 'presentationTitles' IS NOT DISTINCT FROM OLD.fields -> 'presentationTitles' THEN
          RETURN NULL;
        END IF;
        PERFORM pg_notify('majlis_changed', 'conference ' || concerned.conference_id) FROM (
          SELECT DISTINCT session.conference_id
          FROM session_speakers assignment
            JOIN session_speakers other ON lower(btrim(other.presentation_title)) = lower(btrim(assignment.presentation_title))
              AND other.session_id <> assignment.session_id
            JOIN sessions session ON session.id = other.session_id
          WHERE assignment.session_id = coalesce(NEW.row_id, OLD.row_id)::uuid AND assignment.presentation_title <> ''
        ) AS concerned;
        RETURN NULL;
      END $$`);
    await database.query(`
      CREATE TRIGGER presentation_titles_announced AFTER INSERT OR UPDATE OR DELETE ON translations
        FOR EACH ROW EXECUTE FUNCTION announce_presentation_titles()`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP FUNCTION announce_presentation_titles() CASCADE');
  }
}
