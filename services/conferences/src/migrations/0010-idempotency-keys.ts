import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In PostgreSQL 18 NOT NULL constraints have names, too. */
const constraints = [
  'key_taken',
  'request_is_a_hash',
  'account_not_null',
  'key_not_null',
  'request_sha256_not_null',
  'claimed_at_not_null',
];

export class IdempotencyKeys1700000000010 implements MigrationInterface {
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
