import { createRevisions, dropRevisions } from '@majlis/rows/history/create-revisions';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class History1700000000014 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await createRevisions(database, 'cms');
  }

  async down(database: QueryRunner): Promise<void> {
    await dropRevisions(database);
  }
}
