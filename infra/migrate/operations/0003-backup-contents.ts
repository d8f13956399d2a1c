import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BackupContents1700000000003 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      ALTER TABLE backups
        ADD COLUMN row_count bigint,
        -- Unused uploads are not counted, because they are removed after a day.
        ADD COLUMN used_objects integer,
        -- Set when a restore replaced the content: later backups are not compared with this one.
        ADD COLUMN superseded_at timestamptz,
        -- Set when the archive was removed for newer ones; the files of all other stored backups must exist.
        ADD COLUMN pruned_at timestamptz`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(
      'ALTER TABLE backups DROP COLUMN row_count, DROP COLUMN used_objects, DROP COLUMN superseded_at, DROP COLUMN pruned_at',
    );
  }
}
