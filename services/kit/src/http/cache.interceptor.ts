import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import type { RequestWithUser } from '../auth/current-user.js';

/**
 * Visitors' reads may be kept by the gateway for a second and by browsers after asking; what staff see and what a
 * write answers is kept by nobody. A handler's own Cache-Control stands.
 */
@Injectable()
export class CacheInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    const response = context.switchToHttp().getResponse<Response>();
    if (!response.hasHeader('Cache-Control'))
      response.setHeader(
        'Cache-Control',
        request.method === 'GET' && !request.hasSessionCookie ? 'public, max-age=0, s-maxage=1' : 'private, no-store',
      );
    return next.handle();
  }
}
