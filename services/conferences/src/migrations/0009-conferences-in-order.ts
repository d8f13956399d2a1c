import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Together with conferences_by_start these indexes keep the list fast among thousands of conferences. */
export class ConferencesInOrder1700000000009 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query('CREATE INDEX conferences_by_end ON conferences (end_date) WHERE deleted_at IS NULL');
    await database.query('CREATE INDEX conferences_featured ON conferences (id) WHERE featured AND deleted_at IS NULL');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP INDEX conferences_featured, conferences_by_end');
  }
}
