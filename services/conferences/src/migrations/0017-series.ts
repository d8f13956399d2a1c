import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Series1700000000017 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query("ALTER TABLE conferences ADD COLUMN series text NOT NULL DEFAULT ''");
    await database.query("CREATE INDEX conferences_by_series ON conferences (series) WHERE series <> ''");
    await database.query(`
      -- The pages of a series show each other's years.
      CREATE FUNCTION announce_series() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        PERFORM pg_notify('majlis_changed', 'conference ' || id) FROM conferences
          WHERE series <> '' AND series IN (NEW.series, OLD.series)
            AND deleted_at IS NULL AND status IN ('published', 'archived');
        RETURN NULL;
      END $$`);
    await database.query(`
      CREATE TRIGGER conferences_series_announced
        AFTER INSERT OR DELETE OR UPDATE OF series, slug, title, status, start_date, timezone, deleted_at ON conferences
        FOR EACH ROW EXECUTE FUNCTION announce_series()`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TRIGGER conferences_series_announced ON conferences');
    await database.query('DROP FUNCTION announce_series');
    await database.query('ALTER TABLE conferences DROP COLUMN series');
  }
}
