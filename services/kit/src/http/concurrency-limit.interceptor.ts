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
import { Semaphore } from '../process/semaphore.js';

/** Shared by the whole service, because each module that takes files has an interceptor of its own. */
const uploads = new Semaphore(2, 6);

/** Bounds the memory that files take: two requests are read at once, six wait with theirs unread, the others are refused. */
@Injectable()
export class ConcurrencyLimitInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    if (uploads.isSaturated)
      throw new ServiceUnavailableException('Several files arrive right now. Please try again in a minute.');
    const response: unknown = await uploads.run(async () => {
      // A client that left while it waited sends nothing more: reading on would never end and keep the place for ever.
      if (request.destroyed && !request.complete) throw new BadRequestException('The upload broke off.');
      return lastValueFrom(next.handle());
    });
    return of(response);
  }
}
