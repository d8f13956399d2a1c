import { setTimeout as wait } from 'node:timers/promises';
import { message } from '@majlis/contracts/messages';
import { ConflictException, UnprocessableEntityException } from '@nestjs/common';
import type { DataSource } from 'typeorm';

export type KeyedRequest = { account: string; key: string; sha256: Buffer };

/** A pending entry older than 60 s, longer than any request, is that of a crashed process and may be taken over. */
const ttl = "interval '24 hours'";
const lockTimeout = "interval '60 seconds'";
/** The wait for a concurrent request with the same key ends before the gateway times out after ten seconds. */
const pollIntervalMs = 100;
const waitTimeoutMs = 8_000;

/** A single statement, so that only one of two concurrent requests acquires the key. */
const acquireSql = `
  INSERT INTO idempotency_keys AS earlier (account, key, request_sha256) VALUES ($1, $2, $3)
  ON CONFLICT (account, key) DO UPDATE SET request_sha256 = $3, response = NULL, claimed_at = now()
    WHERE earlier.claimed_at < now() - ${ttl}
       OR earlier.response IS NULL AND earlier.request_sha256 = $3 AND earlier.claimed_at < now() - ${lockTimeout}
  RETURNING key`;

type StoredEntry = { sha256: Buffer; response: string | null };

/** Stores responses of requests that may be repeated, in a table of each service (ADR 0019). */
export class IdempotencyStore {
  constructor(private readonly database: DataSource) {}

  /**
   * Acquires the key of a request, or returns the response of its first attempt, waiting while that is in progress.
   * Throws 422 if the key was used with another request, 409 if the first attempt takes too long.
   */
  async acquire({ account, key, sha256 }: KeyedRequest): Promise<string | undefined> {
    for (let waited = 0; waited < waitTimeoutMs; waited += pollIntervalMs) {
      const acquired: unknown[] = await this.database.query(acquireSql, [account, key, sha256]);
      if (acquired.length > 0) {
        await this.database.query(`DELETE FROM idempotency_keys WHERE claimed_at < now() - ${ttl}`);
        return undefined;
      }
      const [earlier]: StoredEntry[] = await this.database.query(
        'SELECT request_sha256 AS sha256, response FROM idempotency_keys WHERE account = $1 AND key = $2',
        [account, key],
      );
      if (earlier && !earlier.sha256.equals(sha256)) throw new UnprocessableEntityException(message('sentBefore'));
      if (earlier?.response) return earlier.response;
      await wait(pollIntervalMs);
    }
    throw new ConflictException(message('stillBeingSaved'));
  }

  async complete({ account, key }: KeyedRequest, response: string): Promise<void> {
    await this.database.query('UPDATE idempotency_keys SET response = $3 WHERE account = $1 AND key = $2', [
      account,
      key,
      response,
    ]);
  }

  async release({ account, key }: KeyedRequest): Promise<void> {
    await this.database.query('DELETE FROM idempotency_keys WHERE account = $1 AND key = $2 AND response IS NULL', [
      account,
      key,
    ]);
  }
}
