import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import type { RequestWithUser } from '../auth/current-user.js';

/**
 * Responses to visitors may be cached by the gateway for a second and by browsers with revalidation; responses to staff
 * and to writes are never cached (ADR 0004). A Cache-Control header of the handler takes precedence.
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
