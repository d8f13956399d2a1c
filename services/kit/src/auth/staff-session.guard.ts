import { message } from '@majlis/contracts/messages';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { ForbiddenException, Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { SETTINGS, type ServiceSettings } from '../app/service-settings.js';
import { AllowList } from './allow-list.js';
import { isPublicRoute, type RequestWithUser } from './current-user.js';
import { findStaffSession } from './find-staff-session.js';
import { readCookie, sessionCookieName } from './session-cookie.js';

/** Closed by default: without @Public() a route requires an unexpired session of an allow-listed account. */
@Injectable()
export class StaffSessionGuard implements CanActivate {
  constructor(
    private readonly database: DataSource,
    private readonly reflector: Reflector,
    private readonly allowList: AllowList,
    @Inject(SETTINGS) private readonly settings: ServiceSettings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    const id = readCookie(request.headers.cookie, sessionCookieName(this.settings.PUBLIC_ORIGIN));
    const session = id ? await findStaffSession(this.database, id) : undefined;
    const isListed = session !== undefined && this.allowList.has(session.email);
    request.hasSessionCookie = id !== undefined;
    request.currentUser = isListed ? session : undefined;
    if (isListed || isPublicRoute(this.reflector, context)) return true;
    throw session ? new ForbiddenException(message('accessDenied')) : new UnauthorizedException(message('notSignedIn'));
  }
}
