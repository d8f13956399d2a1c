import { createRemoteJWKSet, jwtVerify } from 'jose';
import { z } from 'zod';
import { type CmsSettings, googleIssuer } from '../read-settings.js';

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

/** A local issuer has the paths of the OpenID Connect test server. */
export function providerEndpoints(issuer: string) {
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
