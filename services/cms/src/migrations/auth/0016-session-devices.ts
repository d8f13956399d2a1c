import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SessionDevices1700000000016 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      -- Browser and system in words; empty if unknown.
      ALTER TABLE sessions ADD COLUMN device text NOT NULL DEFAULT ''`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('ALTER TABLE sessions DROP COLUMN device');
  }
}
