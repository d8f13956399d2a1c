import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import type { RequestWithUser } from '../auth/current-user.js';

export const publicCacheControl = 'public, max-age=0, s-maxage=1';

/** The gateway caches public responses for a second (infra/adr/caching.md); responses to staff and to writes are never cached. */
@Injectable()
export class CacheInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    const response = context.switchToHttp().getResponse<Response>();
    if (!response.hasHeader('Cache-Control'))
      response.setHeader(
        'Cache-Control',
        request.method === 'GET' && !request.hasSessionCookie ? publicCacheControl : 'private, no-store',
      );
    return next.handle();
  }
}
