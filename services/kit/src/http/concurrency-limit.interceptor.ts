import { message } from '@majlis/contracts/shared/messages';
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

/** Two uploads are read at once, six wait. The semaphore is shared, because each module has its own instance of the interceptor. */
const uploads = new Semaphore(2, 6);

@Injectable()
export class ConcurrencyLimitInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    if (uploads.isSaturated) throw new ServiceUnavailableException(message('uploadsBusy'));
    const response: unknown = await uploads.run(async () => {
      // A client that disconnected while waiting sends nothing more: reading would never end and block a slot for ever.
      if (request.destroyed && !request.complete) throw new BadRequestException(message('uploadBrokeOff'));
      return lastValueFrom(next.handle());
    });
    return of(response);
  }
}
