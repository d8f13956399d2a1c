import type { SignInOutcome } from '@majlis/contracts/staff/session-status';
import { Public } from '@majlis/kit/auth/current-user';
import { readCookie, sessionCookieName } from '@majlis/kit/auth/staff-session.guard';
import { LOGGER, type Logger } from '@majlis/kit/logging/logger';
import { SETTINGS } from '@majlis/kit/settings/service-settings';
import { Controller, Get, Header, Inject, Next, Query, Req, Res } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { z } from 'zod';
import type { CmsSettings } from '../read-settings.js';
import { GoogleSignIn } from './google-sign-in.js';
import { setSessionCookie } from './session-cookie.js';
import { StaffSessionsService } from './staff-sessions.service.js';

/** The gateway limits how often a sign-in can be started (zone `sign_in` in gateway/snippets/limits.conf). */
@Controller('api/auth/google')
@Public()
export class SignInController {
  constructor(
    private readonly google: GoogleSignIn,
    private readonly sessions: StaffSessionsService,
    @Inject(SETTINGS) private readonly settings: CmsSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  start(
    @Req() request: Request,
    @Res() response: Response,
    @Next() next: NextFunction,
    @Query('popup') popup?: string,
  ): void {
    const isPopup = popup === '1';
    const previousSessionId = readCookie(request.headers.cookie, sessionCookieName(this.settings.PUBLIC_ORIGIN));
    if (this.google.isConfigured) this.google.start(request, response, next, { isPopup, previousSessionId });
    else this.redirectToLogin(response, 'error', isPopup);
  }

  @Get('callback')
  @Header('Cache-Control', 'no-store')
  async callback(@Req() request: Request, @Res() response: Response): Promise<void> {
    const isPopup = await this.google.cookie.isPopup(request);
    const outcome = await this.outcome(request, response);
    this.logger.info({ outcome }, 'sign-in');
    this.redirectToLogin(response, outcome, isPopup);
  }

  private async outcome(request: Request, response: Response): Promise<SignInOutcome['type']> {
    if (request.query.error === 'access_denied') {
      this.google.cookie.clear(response);
      return 'cancelled';
    }
    // Without a code passport would treat the callback as a new sign-in and redirect again.
    if (typeof request.query.code !== 'string') return 'error';
    try {
      const { identity, attempt } = await this.google.handleCallback(request, response);
      const session = await this.sessions.create(identity, request.get('user-agent') ?? '');
      await this.sessions.recordSignIn(identity.email, 'rejection' in session ? session.rejection : null);
      if ('rejection' in session) return 'denied';
      if (attempt.previousSessionId) await this.sessions.end(attempt.previousSessionId);
      setSessionCookie(response, this.settings.PUBLIC_ORIGIN, session.id);
      return 'signed-in';
    } catch (error) {
      this.logger.warn({ error: String(error) }, 'sign-in failed');
      await this.sessions.recordSignIn('', describeFailure(error));
      return 'error';
    }
  }

  private redirectToLogin(response: Response, outcome: SignInOutcome['type'], isPopup: boolean): void {
    if (!response.headersSent) response.redirect(`/admin/login?outcome=${outcome}${isPopup ? '&popup=1' : ''}`);
  }
}

const maxReasonLength = 200;

/** zod reports its issues as JSON; the first message says enough. */
function describeFailure(error: unknown): string {
  const message = error instanceof z.ZodError ? error.issues[0]?.message : (error as Error).message;
  return (message ?? 'the identity provider rejected the sign-in').slice(0, maxReasonLength);
}
