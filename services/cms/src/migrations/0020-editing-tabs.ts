import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EditingTabs1700000000020 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      -- The browser tabs of the staff area and the rows whose forms they show. Unlogged, because it is out of date after a minute.
      CREATE UNLOGGED TABLE editing_tabs (
        tab_id uuid CONSTRAINT editing_tabs_id_taken PRIMARY KEY,
        email text NOT NULL,
        rows jsonb NOT NULL,
        seen_at timestamptz NOT NULL
      )`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE editing_tabs');
  }
}
