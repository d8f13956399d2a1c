import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['content_entries', 'hero_images', 'timeline_events', 'partners', 'testimonials', 'team_members'];

/** Notifies the channel majlis_changed of every save; the publisher listens to it. */
export class AnnounceChanges1700000000008 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('majlis_changed', 'cms');
        RETURN NULL;
      END $$`);
    for (const table of tables)
      await database.query(`
        CREATE TRIGGER ${table}_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION announce_change()`);
  }

  async down(database: QueryRunner): Promise<void> {
    for (const table of tables) await database.query(`DROP TRIGGER ${table}_announced ON ${table}`);
    await database.query('DROP FUNCTION announce_change');
  }
}
