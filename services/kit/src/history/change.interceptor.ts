import { changeHeader } from '@majlis/contracts/history';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { RequestWithUser } from '../auth/current-user.js';
import { runAsActor } from './change-context.js';

/** Records a staff request's writes as one change and names the change in a header, so that it can be undone. */
@Injectable()
export class ChangeInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { currentUser, method } = http.getRequest<RequestWithUser>();
    if (!currentUser || method === 'GET' || method === 'HEAD') return next.handle();
    const response = http.getResponse<Response>();
    return from(
      runAsActor(currentUser.email, async (change) => {
        const result: unknown = await lastValueFrom(next.handle());
        if (change.hasCommitted) response.setHeader(changeHeader, change.changeId);
        return result;
      }),
    );
  }
}
