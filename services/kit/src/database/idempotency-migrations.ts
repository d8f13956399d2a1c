import type { MigrationInterface, QueryRunner } from 'typeorm';

// The tables of services whose creations are idempotent (infra/adr/api.md). They never change.

export class CreateAnsweredRequests implements MigrationInterface {
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

/** In PostgreSQL 18 NOT NULL constraints have names, too. */
const constraints = [
  'key_taken',
  'request_is_a_hash',
  'account_not_null',
  'key_not_null',
  'request_sha256_not_null',
  'claimed_at_not_null',
];

export class RenameAnsweredRequests implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query('ALTER TABLE answered_requests RENAME TO idempotency_keys');
    await database.query('ALTER TABLE idempotency_keys RENAME answer TO response');
    await database.query('ALTER INDEX answered_requests_by_age RENAME TO idempotency_keys_by_age');
    for (const name of constraints)
      await database.query(
        `ALTER TABLE idempotency_keys RENAME CONSTRAINT answered_requests_${name} TO idempotency_keys_${name}`,
      );
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('ALTER TABLE idempotency_keys RENAME TO answered_requests');
    await database.query('ALTER TABLE answered_requests RENAME response TO answer');
    await database.query('ALTER INDEX idempotency_keys_by_age RENAME TO answered_requests_by_age');
    for (const name of constraints)
      await database.query(
        `ALTER TABLE answered_requests RENAME CONSTRAINT idempotency_keys_${name} TO answered_requests_${name}`,
      );
  }
}
