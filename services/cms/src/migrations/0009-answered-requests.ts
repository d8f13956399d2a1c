import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AnsweredRequests1700000000009 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      -- Responses by idempotency key. A row without a response belongs to a request that is still being handled
      -- (infra/adr/api.md).
      CREATE TABLE answered_requests (
        account text NOT NULL,
        key text NOT NULL,
        request_sha256 bytea NOT NULL CONSTRAINT answered_requests_request_is_a_hash CHECK (length(request_sha256) = 32),
        answer text,
        claimed_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT answered_requests_key_taken PRIMARY KEY (account, key)
      )`);
    await database.query('CREATE INDEX answered_requests_by_age ON answered_requests (claimed_at)');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE answered_requests');
  }
}
