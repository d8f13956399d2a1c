import {
  BadRequestException,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  ServiceUnavailableException,
} from '@nestjs/common';
import type { Request } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { Turns } from '../process/turns.js';

/** Of the whole service: each module that takes files has an interceptor of its own. */
const turns = new Turns(2, 6);

/** Bounds the memory that files take: two requests are read at once, a few wait with theirs unread, the rest come again. */
@Injectable()
export class FewAtATime implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    if (turns.isFull)
      throw new ServiceUnavailableException('Several files arrive right now. Please try again in a minute.');
    const answered: unknown = await turns.take(async () => {
      // Whoever left while waiting sends nothing more: reading on would never end, nor the turn.
      if (request.destroyed && !request.complete) throw new BadRequestException('The upload broke off.');
      return lastValueFrom(next.handle());
    });
    return of(answered);
  }
}
