import { createRevisions, dropRevisions } from '@majlis/rows/history/create-revisions';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class History1700000000011 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await createRevisions(database, 'conferences');
  }

  async down(database: QueryRunner): Promise<void> {
    await dropRevisions(database);
  }
}
