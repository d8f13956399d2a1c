import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Both pages shared one sort order; each page now counts its own from 0 in the same sequence. */
export class TimelineOrderPerPage1700000000012 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      UPDATE timeline_events SET "order" = numbered.place - 1
      FROM (
        SELECT id, row_number() OVER (PARTITION BY page ORDER BY "order", created_at, id) AS place
        FROM timeline_events WHERE deleted_at IS NULL) AS numbered
      WHERE timeline_events.id = numbered.id AND "order" <> numbered.place - 1`);
  }

  /** The sequence within each page is unchanged, and the former mix of the pages was never visible. */
  async down(): Promise<void> {}
}
