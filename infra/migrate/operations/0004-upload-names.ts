import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UploadNames1700000000004 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      -- The file name of the last upload; null without one, and after the file was removed. In a table of a service a name that
      -- contains a hash would count as a use of the file.
      ALTER TABLE uploads ADD COLUMN name text CONSTRAINT uploads_name_short CHECK (length(name) BETWEEN 1 AND 120)`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('ALTER TABLE uploads DROP COLUMN name');
  }
}
