import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RecentUploads1700000000010 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      -- The uploads of each account within the last 24 hours; its next upload deletes older rows.
      CREATE TABLE recent_uploads (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT recent_uploads_id_taken PRIMARY KEY,
        account text NOT NULL,
        bytes bigint NOT NULL CONSTRAINT recent_uploads_bytes_not_negative CHECK (bytes >= 0),
        at timestamptz NOT NULL DEFAULT now()
      )`);
    await database.query('CREATE INDEX recent_uploads_of_account ON recent_uploads (account, at)');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE recent_uploads');
  }
}
