import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notifies the channel majlis_changed of every feed kind whose public items changed; the publisher listens to it. */
export class AnnounceChanges1700000000003 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE FUNCTION announce_revision() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('majlis_changed', 'feeds ' || NEW.kind);
        RETURN NULL;
      END $$`);
    await database.query(`
      CREATE TRIGGER revisions_announced AFTER INSERT OR UPDATE ON revisions
        FOR EACH ROW EXECUTE FUNCTION announce_revision()`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TRIGGER revisions_announced ON revisions');
    await database.query('DROP FUNCTION announce_revision');
  }
}
