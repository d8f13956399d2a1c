import { randomBytes } from 'node:crypto';
import { SETTINGS } from '@majlis/kit/settings/service-settings';
import { Inject, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import passport from 'passport';
import { type GoogleCallbackParameters, Strategy } from 'passport-google-oauth20';
import type { StateStore, VerifyCallback } from 'passport-oauth2';
import { z } from 'zod';
import { type CmsSettings, googleIssuer } from '../read-settings.js';
import { type SignInAttempt, SignInCookie } from './sign-in-cookie.js';

export type Identity = { iss: string; sub: string; email: string; displayName: string; photoUrl: string | null };

const idTokenClaims = z.object({
  sub: z.string().min(1),
  email: z.string(),
  email_verified: z.literal(true, 'The address is not verified'),
  nonce: z.string(),
  name: z.string().optional(),
  picture: z
    .url({ protocol: /^https$/ })
    .optional()
    .catch(undefined),
  hd: z.string().optional(),
});

/** An issuer other than Google is the OpenID Connect test server of a local run, which has these paths. */
function providerEndpoints(issuer: string) {
  if (issuer !== googleIssuer)
    return { authorizationURL: `${issuer}/authorize`, tokenURL: `${issuer}/token`, keysURL: `${issuer}/jwks` };
  return {
    authorizationURL: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenURL: 'https://oauth2.googleapis.com/token',
    keysURL: 'https://www.googleapis.com/oauth2/v3/certs',
  };
}

/** Follows OpenID Connect Core 3.1.3.7. Google uses two forms of its issuer for the same identity. */
export function createIdentityVerifier(settings: CmsSettings) {
  const { SIGN_IN_ISSUER: issuer, GOOGLE_CLIENT_ID: audience, GOOGLE_HOSTED_DOMAIN: hostedDomain } = settings;
  const keys = createRemoteJWKSet(new URL(providerEndpoints(issuer).keysURL), { timeoutDuration: 5_000 });
  const issuers = issuer === googleIssuer ? [issuer, 'accounts.google.com'] : [issuer];
  return async (idToken: string, nonce: string): Promise<Identity> => {
    const { payload } = await jwtVerify(idToken, keys, { issuer: issuers, audience, algorithms: ['RS256'] });
    const { sub, email, name, picture, hd, nonce: tokenNonce } = idTokenClaims.parse(payload);
    if (tokenNonce !== nonce) throw new Error('The nonce of the ID token does not match');
    if (hostedDomain !== undefined && hd !== hostedDomain) throw new Error('The account belongs to another domain');
    return { iss: issuer, sub, email, displayName: name ?? email, photoUrl: picture ?? null };
  };
}

const callbackPath = '/api/auth/google/callback';

/** The OAuth client has no timeout and would wait forever for a silent provider. */
const exchangeTimeoutMs = 10_000;

class GoogleStrategy extends Strategy {
  override authorizationParams(options: { state?: SignInAttempt } & object): object {
    return { ...super.authorizationParams(options), prompt: 'select_account', nonce: options.state?.nonce };
  }
}

@Injectable()
export class GoogleSignIn {
  readonly cookie: SignInCookie;
  private readonly passport = new passport.Passport();
  private readonly verifyIdentity: (idToken: string, nonce: string) => Promise<Identity>;

  constructor(@Inject(SETTINGS) private readonly settings: CmsSettings) {
    this.cookie = new SignInCookie(settings);
    this.verifyIdentity = createIdentityVerifier(settings);
    if (this.isConfigured) this.passport.use(this.strategy());
  }

  get isConfigured(): boolean {
    return this.settings.GOOGLE_CLIENT_ID !== '';
  }

  start(request: Request, response: Response, next: NextFunction, details: Omit<SignInAttempt, 'nonce'>): void {
    const attempt: SignInAttempt = { ...details, nonce: randomBytes(16).toString('base64url') };
    // passport-oauth2 passes the object on to the state store, although its types allow only a string.
    const options = { session: false, scope: ['openid', 'email', 'profile'], state: attempt as unknown as string };
    this.passport.authenticate('google', options)(request, response, next);
  }

  /** Throws if the provider does not confirm the identity. */
  async handleCallback(request: Request, response: Response): Promise<{ identity: Identity; attempt: SignInAttempt }> {
    const { idToken, attempt } = await this.exchangeCode(request, response);
    return { identity: await this.verifyIdentity(idToken, attempt.nonce), attempt };
  }

  private exchangeCode(request: Request, response: Response): Promise<{ idToken: string; attempt: SignInAttempt }> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The identity provider timed out')), exchangeTimeoutMs);
      const onResult = (error: unknown, idToken: unknown, info?: { state?: SignInAttempt; message?: string }) => {
        clearTimeout(timer);
        const attempt = info?.state;
        if (typeof idToken === 'string' && attempt) resolve({ idToken, attempt });
        else
          reject(
            error instanceof Error ? error : new Error(info?.message ?? 'The identity provider rejected the sign-in'),
          );
      };
      this.passport.authenticate('google', { session: false }, onResult)(request, response, reject);
    });
  }

  private strategy(): GoogleStrategy {
    const { authorizationURL, tokenURL } = providerEndpoints(this.settings.SIGN_IN_ISSUER);
    const options = {
      authorizationURL,
      tokenURL,
      clientID: this.settings.GOOGLE_CLIENT_ID,
      clientSecret: this.settings.GOOGLE_CLIENT_SECRET,
      callbackURL: `${this.settings.PUBLIC_ORIGIN}${callbackPath}`,
      state: true,
      pkce: true, // uses S256
      store: this.cookie as unknown as StateStore, // the types of StateStore lack PKCE
      skipUserProfile: true, // the signed ID token has all claims
    };
    // The ID token takes the place of passport's user, because it can be verified only once the nonce is known.
    const verify = (_a: string, _r: string, params: GoogleCallbackParameters, _p: unknown, done: VerifyCallback) =>
      done(null, (params.id_token ?? false) as Express.User | false);
    return new GoogleStrategy(options, verify);
  }
}
