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
import type { StaffRequest } from '../auth/staff.js';
import { idFrom, withPromisedId } from '../database/promised-id.js';
import { AnsweredRequests, type MarkedRequest } from './answered-requests.js';

/**
 * Answers a request with an `Idempotency-Key` that comes again as it answered the first, and creates nothing: whoever was
 * told nothing, because the way or a service broke, may simply send it again.
 */
@Injectable()
export class OnceInterceptor implements NestInterceptor {
  private readonly requests: AnsweredRequests;

  constructor(
    database: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.requests = new AnsweredRequests(database);
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = markedRequest(context.switchToHttp().getRequest<StaffRequest>());
    if (!request) return next.handle();
    const earlier = await this.requests.claim(request);
    return of(earlier === undefined ? await this.answer(request, next) : JSON.parse(earlier));
  }

  private async answer(request: MarkedRequest, next: CallHandler): Promise<unknown> {
    try {
      // Should this process die before the answer is kept, the next sending finds the row that this one has created.
      const id = idFrom(request.account, request.key, request.sha256.toString('hex'));
      const answer: unknown = await withPromisedId(id, () => lastValueFrom(next.handle()));
      await this.requests.keep(request, JSON.stringify(answer));
      return answer;
    } catch (error) {
      await this.requests
        .giveUp(request)
        .catch((cause: unknown) => this.logger.warn({ error: String(cause) }, 'a claim was not given up'));
      throw error;
    }
  }
}

/** For every route that creates something with an id. */
export const CreatesOnce = () => UseInterceptors(OnceInterceptor);

const acceptableKey = /^[\w-]{16,64}$/;

function markedRequest(request: StaffRequest): MarkedRequest | undefined {
  const key = request.get('idempotency-key');
  if (key === undefined) return undefined;
  if (!acceptableKey.test(key))
    throw new BadRequestException('Idempotency-Key must be 16 to 64 letters, digits, hyphens and underscores.');
  return { account: request.staff?.email ?? '', key, sha256: hashOf(request) };
}

/** Of all that makes a request what it is: where it goes, what it says, and the file that comes with it. */
function hashOf({ method, originalUrl, body, file }: Request & { file?: { buffer: Buffer } }): Buffer {
  const hash = createHash('sha256').update(JSON.stringify([method, originalUrl, body]));
  return hash.update(file?.buffer ?? '').digest();
}
