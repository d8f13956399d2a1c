import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notifies of all conferences with a track when it is translated at one of its sessions, because the translation holds for each of them. */
export class SharedTracks1700000000023 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
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
      END $$`);
    await database.query(`
      CREATE TRIGGER tracks_announced AFTER INSERT OR UPDATE OR DELETE ON translations
        FOR EACH ROW EXECUTE FUNCTION announce_track()`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP FUNCTION announce_track() CASCADE');
  }
}
