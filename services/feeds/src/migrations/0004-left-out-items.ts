import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LeftOutItems1700000000004 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      ALTER TABLE sources
        -- Counts of the skipped items of the last full response by reason, such as {"noText": 2}.
        ADD COLUMN left_out jsonb NOT NULL DEFAULT '{}'
          CONSTRAINT sources_left_out_is_an_object CHECK (jsonb_typeof(left_out) = 'object')`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('ALTER TABLE sources DROP COLUMN left_out');
  }
}
