import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { message } from '@majlis/contracts/shared/messages';
import {
  BadRequestException,
  type CallHandler,
  ConflictException,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  UnprocessableEntityException,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { DataSource } from 'typeorm';
import type { RequestWithUser } from '../auth/current-user.js';
import { deterministicUuid, withIdempotentId } from '../database/idempotent-id.js';
import { LOGGER, type Logger } from '../logging/logger.js';

type KeyedRequest = { account: string; key: string; sha256: Buffer };

/** A pending entry older than 60 s, longer than any request, is that of a crashed process and may be taken over. */
const ttl = "interval '24 hours'";
const lockTimeout = "interval '60 seconds'";
/** The wait for a concurrent request with the same key ends before the gateway times out after ten seconds. */
const pollIntervalMs = 100;
const waitTimeoutMs = 8_000;

/** A single statement lets only one of two concurrent requests acquire the key. */
const acquireSql = `
  INSERT INTO idempotency_keys AS earlier (account, key, request_sha256) VALUES ($1, $2, $3)
  ON CONFLICT (account, key) DO UPDATE SET request_sha256 = $3, response = NULL, claimed_at = now()
    WHERE earlier.claimed_at < now() - ${ttl}
       OR earlier.response IS NULL AND earlier.request_sha256 = $3 AND earlier.claimed_at < now() - ${lockTimeout}
  RETURNING key`;

type StoredEntry = { sha256: Buffer; response: string | null };

/**
 * A repeated `Idempotency-Key` gets the first response and creates nothing, so that clients may retry (infra/adr/api.md). Each service has
 * a table of the responses.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = toKeyedRequest(context.switchToHttp().getRequest<RequestWithUser>());
    if (!request) return next.handle();
    const earlier = await this.acquire(request);
    return of(earlier === undefined ? await this.handleOnce(request, next) : JSON.parse(earlier));
  }

  private async handleOnce(request: KeyedRequest, next: CallHandler): Promise<unknown> {
    try {
      // If this process dies before the response is stored, a retry finds the created row by this id.
      const id = deterministicUuid(request.account, request.key, request.sha256.toString('hex'));
      const response: unknown = await withIdempotentId(id, () => lastValueFrom(next.handle()));
      await this.complete(request, JSON.stringify(response));
      return response;
    } catch (error) {
      await this.release(request).catch((cause: unknown) =>
        this.logger.warn({ error: String(cause) }, 'could not release idempotency key'),
      );
      throw error;
    }
  }

  /**
   * Acquires the key of a request, or returns the response of its first attempt, waiting while that is in progress.
   * Throws 422 if the key was used with another request, 409 if the first attempt takes too long.
   */
  private async acquire({ account, key, sha256 }: KeyedRequest): Promise<string | undefined> {
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

  private async complete({ account, key }: KeyedRequest, response: string): Promise<void> {
    await this.database.query('UPDATE idempotency_keys SET response = $3 WHERE account = $1 AND key = $2', [
      account,
      key,
      response,
    ]);
  }

  private async release({ account, key }: KeyedRequest): Promise<void> {
    await this.database.query('DELETE FROM idempotency_keys WHERE account = $1 AND key = $2 AND response IS NULL', [
      account,
      key,
    ]);
  }
}

/** Required on every route that creates a row; route inventory tests check it. */
export const Idempotent = () => UseInterceptors(IdempotencyInterceptor);

const keyPattern = /^[\w-]{16,64}$/;

function toKeyedRequest(request: RequestWithUser): KeyedRequest | undefined {
  const key = request.get('idempotency-key');
  if (key === undefined) return undefined;
  if (!keyPattern.test(key))
    throw new BadRequestException('Idempotency-Key must be 16 to 64 letters, digits, hyphens and underscores.');
  return { account: request.currentUser?.email ?? '', key, sha256: hashRequest(request) };
}

/** Hashes all that identifies a request, because a key that is reused with another method, URL, body or file is rejected. */
function hashRequest({ method, originalUrl, body, file }: Request & { file?: { buffer: Buffer } }): Buffer {
  const hash = createHash('sha256').update(JSON.stringify([method, originalUrl, body]));
  return hash.update(file?.buffer ?? '').digest();
}
