import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountNames1700000000011 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      -- Empty until the account signs in again.
      ALTER TABLE accounts ADD COLUMN display_name text NOT NULL DEFAULT ''`);
    await database.query(`
      UPDATE accounts SET display_name = latest.display_name
      FROM (SELECT DISTINCT ON (email) email, display_name FROM sessions ORDER BY email, created DESC) AS latest
      WHERE latest.email = accounts.email`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('ALTER TABLE accounts DROP COLUMN display_name');
  }
}
