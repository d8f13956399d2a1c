import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { isHttps, readCookie } from '@majlis/kit/auth/session-cookie';
import type { CookieOptions, Request, Response } from 'express';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';

/** What a sign-in must remember between leaving for the identity provider and coming back. */
export type SignInAttempt = {
  nonce: string;
  isPopup: boolean;
  /** The id of the session that the new one replaces: on the way back the browser does not send it. */
  formerSession?: string | undefined;
};

/** passport-oauth2's callbacks: the state to send; the PKCE verifier and what was kept, or false and why not. */
type StoreCallback = (error: unknown, state?: string) => void;
type VerifyStateCallback = (
  error: unknown,
  verifier?: string | false,
  kept?: SignInAttempt | { message: string },
) => void;

const cookieContents = z.object({
  state: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  isPopup: z.boolean(),
  formerSession: z.string().optional(),
});

const ttlMinutes = 10;
const deriveKey = (secret: string): Uint8Array => createHash('sha256').update(`sign-in cookie:${secret}`).digest();

/**
 * Keeps state, nonce and PKCE verifier of a sign-in under way in one encrypted cookie, so that no server has to
 * remember it. Only the address back from the identity provider may use it, once.
 */
export class SignInCookie {
  private readonly name: string;
  private readonly options: CookieOptions;
  private readonly keys: Uint8Array[];

  constructor({ PUBLIC_ORIGIN, COOKIE_KEYS }: { PUBLIC_ORIGIN: string; COOKIE_KEYS: string[] }) {
    const secure = isHttps(PUBLIC_ORIGIN);
    this.name = secure ? '__Host-oauth' : 'oauth';
    // Lax: the way back from the identity provider begins on another site.
    this.options = { httpOnly: true, secure, sameSite: 'lax', path: '/' };
    this.keys = COOKIE_KEYS.map(deriveKey);
  }

  /** Five parameters: the form in which passport-oauth2 hands over the PKCE verifier. */
  store(request: Request, verifier: string, attempt: unknown, _meta: unknown, done: StoreCallback): void {
    const state = randomBytes(32).toString('base64url');
    this.encrypt({ state, verifier, ...(attempt as SignInAttempt) })
      .then((sealed) => {
        request.res?.cookie(this.name, sealed, { ...this.options, maxAge: ttlMinutes * 60_000 });
        done(null, state);
      })
      .catch((error: unknown) => done(error));
  }

  verify(request: Request, state: string, _meta: unknown, done: VerifyStateCallback): void {
    const sealed = readCookie(request.headers.cookie, this.name);
    if (request.res) this.clear(request.res);
    this.decrypt(sealed)
      .then((kept) => {
        if (kept && equalsTimingSafe(kept.state, state)) done(null, kept.verifier, kept);
        else done(null, false, { message: 'This sign-in was not begun here, or too long ago.' });
      })
      .catch((error: unknown) => done(error));
  }

  /** Whether the sign-in under way was begun in a window of its own. */
  async isPopup(request: Request): Promise<boolean> {
    return (await this.decrypt(readCookie(request.headers.cookie, this.name)))?.isPopup ?? false;
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }

  private encrypt(kept: z.infer<typeof cookieContents>): Promise<string> {
    const [key] = this.keys;
    if (!key) throw new Error('COOKIE_KEYS is empty');
    return new EncryptJWT(kept)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setExpirationTime(`${ttlMinutes} minutes`)
      .encrypt(key);
  }

  private async decrypt(sealed: string | undefined) {
    for (const key of sealed ? this.keys : [])
      try {
        const { payload } = await jwtDecrypt(sealed ?? '', key, { keyManagementAlgorithms: ['dir'] });
        return cookieContents.parse(payload);
      } catch {
        // sealed with the other key, forged or expired
      }
    return undefined;
  }
}

function equalsTimingSafe(kept: string, given: unknown): boolean {
  const [a, b] = [kept, String(given)].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
