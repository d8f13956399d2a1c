import { createHash } from 'node:crypto';
import {
  BadRequestException,
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { DataSource } from 'typeorm';
import { LOGGER, type Logger } from '../app/tokens.js';
import type { RequestWithUser } from '../auth/current-user.js';
import { deterministicUuid, withIdempotentId } from '../database/idempotent-id.js';
import { IdempotencyStore, type KeyedRequest } from './idempotency-store.js';

/** A repeated `Idempotency-Key` gets the first response and creates nothing, so that clients may retry (ADR 0019). */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly store: IdempotencyStore;

  constructor(
    database: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.store = new IdempotencyStore(database);
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = toKeyedRequest(context.switchToHttp().getRequest<RequestWithUser>());
    if (!request) return next.handle();
    const earlier = await this.store.acquire(request);
    return of(earlier === undefined ? await this.handleOnce(request, next) : JSON.parse(earlier));
  }

  private async handleOnce(request: KeyedRequest, next: CallHandler): Promise<unknown> {
    try {
      // If this process dies before the response is stored, a retry finds the created row by this id.
      const id = deterministicUuid(request.account, request.key, request.sha256.toString('hex'));
      const response: unknown = await withIdempotentId(id, () => lastValueFrom(next.handle()));
      await this.store.complete(request, JSON.stringify(response));
      return response;
    } catch (error) {
      await this.store
        .release(request)
        .catch((cause: unknown) => this.logger.warn({ error: String(cause) }, 'could not release idempotency key'));
      throw error;
    }
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

/** A key that is reused with another method, URL, body or file is rejected. */
function hashRequest({ method, originalUrl, body, file }: Request & { file?: { buffer: Buffer } }): Buffer {
  const hash = createHash('sha256').update(JSON.stringify([method, originalUrl, body]));
  return hash.update(file?.buffer ?? '').digest();
}
