import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { isHttps, readCookie } from '@majlis/kit/auth/staff-session.guard';
import type { CookieOptions, Request, Response } from 'express';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';

export type SignInAttempt = {
  nonce: string;
  isPopup: boolean;
  /** The session to replace. It is kept here, because the browser does not send its Strict cookie with the callback. */
  previousSessionId?: string | undefined;
};

/**
 * passport-oauth2 passes these callbacks; if the state is invalid, the second one gets false instead of a verifier, and a message.
 */
type StoreCallback = (error: unknown, state?: string) => void;
type VerifyStateCallback = (
  error: unknown,
  verifier?: string | false,
  stored?: SignInAttempt | { message: string },
) => void;

const cookieContents = z.object({
  state: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  isPopup: z.boolean(),
  previousSessionId: z.string().optional(),
});

const ttlMinutes = 10;
const deriveKey = (secret: string): Uint8Array => createHash('sha256').update(`sign-in cookie:${secret}`).digest();

/** One encrypted cookie holds state, nonce and PKCE verifier, so that the servers stay stateless. It works once. */
export class SignInCookie {
  private readonly name: string;
  private readonly options: CookieOptions;
  private readonly keys: Uint8Array[];

  constructor({ PUBLIC_ORIGIN, COOKIE_KEYS }: { PUBLIC_ORIGIN: string; COOKIE_KEYS: string[] }) {
    const secure = isHttps(PUBLIC_ORIGIN);
    this.name = secure ? '__Host-oauth' : 'oauth';
    // The cookie is Lax, because the callback is a navigation from another site.
    this.options = { httpOnly: true, secure, sameSite: 'lax', path: '/' };
    this.keys = COOKIE_KEYS.map(deriveKey);
  }

  /** passport-oauth2 passes the PKCE verifier only to a function with five parameters. */
  store(request: Request, verifier: string, attempt: unknown, _meta: unknown, done: StoreCallback): void {
    const state = randomBytes(32).toString('base64url');
    this.encrypt({ state, verifier, ...(attempt as SignInAttempt) })
      .then((encrypted) => {
        request.res?.cookie(this.name, encrypted, { ...this.options, maxAge: ttlMinutes * 60_000 });
        done(null, state);
      })
      .catch((error: unknown) => done(error));
  }

  verify(request: Request, state: string, _meta: unknown, done: VerifyStateCallback): void {
    const encrypted = readCookie(request.headers.cookie, this.name);
    if (request.res) this.clear(request.res);
    this.decrypt(encrypted)
      .then((stored) => {
        if (stored && equalsTimingSafe(stored.state, state)) done(null, stored.verifier, stored);
        else done(null, false, { message: 'The sign-in was not started by this browser or has expired.' });
      })
      .catch((error: unknown) => done(error));
  }

  async isPopup(request: Request): Promise<boolean> {
    return (await this.decrypt(readCookie(request.headers.cookie, this.name)))?.isPopup ?? false;
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }

  private encrypt(stored: z.infer<typeof cookieContents>): Promise<string> {
    const [key] = this.keys;
    if (!key) throw new Error('COOKIE_KEYS is empty');
    return new EncryptJWT(stored)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setExpirationTime(`${ttlMinutes} minutes`)
      .encrypt(key);
  }

  private async decrypt(encrypted: string | undefined) {
    for (const key of encrypted ? this.keys : [])
      try {
        const { payload } = await jwtDecrypt(encrypted ?? '', key, { keyManagementAlgorithms: ['dir'] });
        return cookieContents.parse(payload);
      } catch {
        // The value was encrypted with the other key, forged or has expired.
      }
    return undefined;
  }
}

function equalsTimingSafe(stored: string, received: unknown): boolean {
  const [a, b] = [stored, String(received)].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
