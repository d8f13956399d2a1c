import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The grid of a programme shows the rooms in their order. */
export class AnnounceRooms1700000000026 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TRIGGER rooms_announced AFTER INSERT OR UPDATE OR DELETE ON rooms
        FOR EACH ROW EXECUTE FUNCTION announce_conference('conference_id')`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TRIGGER rooms_announced ON rooms');
  }
}
