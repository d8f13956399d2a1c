import { createDrafts, dropDrafts } from '@majlis/rows/drafts/create-drafts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Drafts1700000000015 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await createDrafts(database);
  }

  async down(database: QueryRunner): Promise<void> {
    await dropDrafts(database);
  }
}
