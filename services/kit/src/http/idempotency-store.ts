import { setTimeout as wait } from 'node:timers/promises';
import { ConflictException, UnprocessableEntityException } from '@nestjs/common';
import type { DataSource } from 'typeorm';

/** A request that its sender marked with a key. */
export type KeyedRequest = { account: string; key: string; sha256: Buffer };

/** Answers are kept so long; a claim without an answer is that of a process that died once no request lasts as long. */
const keptFor = "interval '24 hours'";
const givenUpAfter = "interval '60 seconds'";
/** How often to look whether the first sending has its answer, and how long: the gateway waits ten seconds. */
const lookMs = 100;
const patienceMs = 8_000;

/** One statement, so that of two copies of a service which are sent the same at once one has the claim. */
const claimSql = `
  INSERT INTO answered_requests AS earlier (account, key, request_sha256) VALUES ($1, $2, $3)
  ON CONFLICT (account, key) DO UPDATE SET request_sha256 = $3, answer = NULL, claimed_at = now()
    WHERE earlier.claimed_at < now() - ${keptFor}
       OR earlier.answer IS NULL AND earlier.request_sha256 = $3 AND earlier.claimed_at < now() - ${givenUpAfter}
  RETURNING key`;

type Earlier = { sha256: Buffer; answer: string | null };

/** What was answered to requests that may be sent again, in a table of each service's own schema. */
export class IdempotencyStore {
  constructor(private readonly database: DataSource) {}

  /**
   * Claims a request for whoever calls, or answers what was answered to it, waiting for it while another is at it. Throws 422
   * when its key was sent with another body, 409 when it takes too long.
   */
  async acquire({ account, key, sha256 }: KeyedRequest): Promise<string | undefined> {
    for (let waited = 0; waited < patienceMs; waited += lookMs) {
      const claimed: unknown[] = await this.database.query(claimSql, [account, key, sha256]);
      if (claimed.length > 0) {
        await this.database.query(`DELETE FROM answered_requests WHERE claimed_at < now() - ${keptFor}`);
        return undefined;
      }
      const [earlier]: Earlier[] = await this.database.query(
        'SELECT request_sha256 AS sha256, answer FROM answered_requests WHERE account = $1 AND key = $2',
        [account, key],
      );
      if (earlier && !earlier.sha256.equals(sha256))
        throw new UnprocessableEntityException('This was sent before with other contents. Please save it again.');
      if (earlier?.answer) return earlier.answer;
      await wait(lookMs);
    }
    throw new ConflictException('This is still being saved. Please try again in a moment.');
  }

  async complete({ account, key }: KeyedRequest, answer: string): Promise<void> {
    await this.database.query('UPDATE answered_requests SET answer = $3 WHERE account = $1 AND key = $2', [
      account,
      key,
      answer,
    ]);
  }

  /** Nothing came of it: the same may be sent again. */
  async release({ account, key }: KeyedRequest): Promise<void> {
    await this.database.query('DELETE FROM answered_requests WHERE account = $1 AND key = $2 AND answer IS NULL', [
      account,
      key,
    ]);
  }
}
