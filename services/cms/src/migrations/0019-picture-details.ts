import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PictureDetails1700000000019 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      -- The point that every crop shows, as CSS writes it ("30% 20%"); empty for the default of each place.
      ALTER TABLE media ADD focal_point text NOT NULL DEFAULT ''
        CONSTRAINT media_focal_point_in_picture CHECK (focal_point ~ '^((100|[1-9]?[0-9])% (100|[1-9]?[0-9])%)?$')`);
    await database.query("CREATE INDEX media_by_url ON media (('/images/' || folder || '/' || filename))");
    await database.query(`
      -- Conferences show pictures too. A view is read with its owner's privileges, so they need none on the library.
      CREATE VIEW picture_details AS
        SELECT '/images/' || folder || '/' || filename AS url, CASE WHEN is_decorative THEN '' ELSE alt END AS alt, focal_point AS focus
        FROM media WHERE deleted_at IS NULL AND (focal_point <> '' OR alt <> '' AND NOT is_decorative)`);
    await database.query(announceFunction);
    await database.query(`
      CREATE TRIGGER media_announced AFTER UPDATE ON media FOR EACH ROW
        WHEN ((OLD.alt, OLD.is_decorative, OLD.focal_point, OLD.deleted_at)
          IS DISTINCT FROM (NEW.alt, NEW.is_decorative, NEW.focal_point, NEW.deleted_at))
        EXECUTE FUNCTION announce_picture()`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TRIGGER media_announced ON media');
    await database.query('DROP FUNCTION announce_picture');
    await database.query('DROP VIEW picture_details');
    await database.query('DROP INDEX media_by_url');
    await database.query('ALTER TABLE media DROP focal_point');
  }
}

/** Notifies of every page that may show the picture. */
const announceFunction = `
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
