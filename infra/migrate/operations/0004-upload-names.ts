import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UploadNames1700000000004 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      -- What the file was called when it was uploaded last; null where nobody said, and once the file is gone. It stands here
      -- and not in a table of the service, where a name with a hash in it would count as a use of the file.
      ALTER TABLE uploads ADD COLUMN name text CONSTRAINT uploads_name_short CHECK (length(name) BETWEEN 1 AND 120)`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('ALTER TABLE uploads DROP COLUMN name');
  }
}
