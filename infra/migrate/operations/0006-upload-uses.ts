import type { MigrationInterface, QueryRunner } from 'typeorm';
import { uploadUsesFunction } from './upload-uses-function.js';

export class UploadUses1700000000006 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(uploadUsesFunction());
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP FUNCTION upload_uses(text[])');
  }
}
