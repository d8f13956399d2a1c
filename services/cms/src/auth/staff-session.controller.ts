import type { SessionStatus, SignedInDevice, StaffAccount } from '@majlis/contracts/staff/session-status';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import { readCookie, sessionCookieName } from '@majlis/kit/auth/staff-session.guard';
import { SETTINGS, type ServiceSettings } from '@majlis/kit/settings/service-settings';
import { Controller, Delete, Get, Header, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { clearSessionCookie } from './session-cookie.js';
import { StaffSessionsService } from './staff-sessions.service.js';

@Controller('api/auth')
export class StaffSessionController {
  constructor(
    private readonly sessions: StaffSessionsService,
    @Inject(SETTINGS) private readonly settings: ServiceSettings,
  ) {}

  @Get('session')
  @Public()
  @Header('Cache-Control', 'no-store')
  session(@CurrentUser() currentUser?: StaffMember): SessionStatus {
    return toSessionStatus(currentUser);
  }

  @Get('accounts')
  accounts(): Promise<StaffAccount[]> {
    return this.sessions.accounts();
  }

  @Get('sessions')
  devices(@CurrentUser() currentUser: StaffMember): Promise<SignedInDevice[]> {
    return this.sessions.devices(currentUser);
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  async endDevice(@Param('id') id: string, @CurrentUser() { email }: StaffMember): Promise<void> {
    await this.sessions.endDevice(email, id);
  }

  @Post('refresh')
  @HttpCode(200)
  async refresh(@CurrentUser() currentUser: StaffMember): Promise<SessionStatus> {
    const expiresAt = await this.sessions.extend(currentUser.sessionHash);
    return toSessionStatus(expiresAt && { ...currentUser, expiresAt });
  }

  @Post('logout')
  @Public()
  @HttpCode(204)
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    const id = readCookie(request.headers.cookie, sessionCookieName(this.settings.PUBLIC_ORIGIN));
    if (id) await this.sessions.end(id);
    clearSessionCookie(response, this.settings.PUBLIC_ORIGIN);
  }

  @Post('logout-everywhere')
  @HttpCode(204)
  async logoutEverywhere(
    @CurrentUser() currentUser: StaffMember,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.sessions.endAll(currentUser.email);
    clearSessionCookie(response, this.settings.PUBLIC_ORIGIN);
  }
}

function toSessionStatus(currentUser: StaffMember | undefined): SessionStatus {
  if (!currentUser) return { user: null, isAuthorized: false, expiresAt: null };
  const { uid, displayName, photoURL, email, expiresAt } = currentUser;
  const user = { uid, displayName, photoURL, email, emailVerified: true };
  return { user, isAuthorized: true, expiresAt: expiresAt.toISOString() };
}
