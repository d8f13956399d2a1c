import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ErrorCodes1700000000010 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    // An earlier error has no code until the source is read again.
    await database.query('ALTER TABLE sources ADD COLUMN error_code text');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('ALTER TABLE sources DROP COLUMN error_code');
  }
}
