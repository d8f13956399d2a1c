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

/**
 * Answers a request with an `Idempotency-Key` that comes again as it answered the first, and creates nothing: whoever was
 * told nothing, because the way or a service broke, may simply send it again.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly requests: IdempotencyStore;

  constructor(
    database: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.requests = new IdempotencyStore(database);
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = markedRequest(context.switchToHttp().getRequest<RequestWithUser>());
    if (!request) return next.handle();
    const earlier = await this.requests.acquire(request);
    return of(earlier === undefined ? await this.answer(request, next) : JSON.parse(earlier));
  }

  private async answer(request: KeyedRequest, next: CallHandler): Promise<unknown> {
    try {
      // Should this process die before the answer is kept, the next sending finds the row that this one has created.
      const id = deterministicUuid(request.account, request.key, request.sha256.toString('hex'));
      const answer: unknown = await withIdempotentId(id, () => lastValueFrom(next.handle()));
      await this.requests.complete(request, JSON.stringify(answer));
      return answer;
    } catch (error) {
      await this.requests
        .release(request)
        .catch((cause: unknown) => this.logger.warn({ error: String(cause) }, 'a claim was not given up'));
      throw error;
    }
  }
}

/** For every route that creates something with an id. */
export const Idempotent = () => UseInterceptors(IdempotencyInterceptor);

const acceptableKey = /^[\w-]{16,64}$/;

function markedRequest(request: RequestWithUser): KeyedRequest | undefined {
  const key = request.get('idempotency-key');
  if (key === undefined) return undefined;
  if (!acceptableKey.test(key))
    throw new BadRequestException('Idempotency-Key must be 16 to 64 letters, digits, hyphens and underscores.');
  return { account: request.currentUser?.email ?? '', key, sha256: hashOf(request) };
}

/** Of all that makes a request what it is: where it goes, what it says, and the file that comes with it. */
function hashOf({ method, originalUrl, body, file }: Request & { file?: { buffer: Buffer } }): Buffer {
  const hash = createHash('sha256').update(JSON.stringify([method, originalUrl, body]));
  return hash.update(file?.buffer ?? '').digest();
}
