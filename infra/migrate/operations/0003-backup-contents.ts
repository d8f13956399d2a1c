import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a backup is compared with, and which archives should be there. */
export class BackupContents1700000000003 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      ALTER TABLE backups
        ADD COLUMN row_count bigint,
        -- Without uploads that no row names: those are removed after a day.
        ADD COLUMN used_objects integer,
        -- When a restore replaced the content that it holds: later backups are not compared with it.
        ADD COLUMN superseded_at timestamptz,
        -- When newer archives took its place; the file of any other stored backup should be there.
        ADD COLUMN pruned_at timestamptz`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(
      'ALTER TABLE backups DROP COLUMN row_count, DROP COLUMN used_objects, DROP COLUMN superseded_at, DROP COLUMN pruned_at',
    );
  }
}
