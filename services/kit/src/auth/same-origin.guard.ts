import { message } from '@majlis/contracts/shared/messages';
import { type CanActivate, type ExecutionContext, ForbiddenException, Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { SETTINGS, type ServiceSettings } from '../settings/service-settings.js';

export const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Rejects cross-site writes (CSRF). Browsers set Sec-Fetch-Site and Origin, and pages cannot forge them. */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(@Inject(SETTINGS) private readonly settings: ServiceSettings) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (safeMethods.has(request.method)) return true;
    const site = request.get('sec-fetch-site');
    const isOurs = site === undefined ? request.get('origin') === this.settings.PUBLIC_ORIGIN : site === 'same-origin';
    if (isOurs) return true;
    throw new ForbiddenException(message('notFromOurPages'));
  }
}
