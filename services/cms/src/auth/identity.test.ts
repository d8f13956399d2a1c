import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { type CmsSettings, googleIssuer } from '../read-settings.js';
import { createIdentityVerifier } from './google-sign-in.js';

afterEach(() => void jest.restoreAllMocks());

test('both forms of Google’s issuer give the same identity, other issuers are rejected', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const fetchSpy = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] }));
  const verify = createIdentityVerifier({ SIGN_IN_ISSUER: googleIssuer, GOOGLE_CLIENT_ID: 'majlis' } as CmsSettings);
  const identityFrom = async (issuer: string) => {
    const token = new SignJWT({ nonce: 'n', email: 'amal@majlis.example', email_verified: true })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(issuer)
      .setSubject('amal-1')
      .setAudience('majlis')
      .setExpirationTime('1m');
    return verify(await token.sign(privateKey), 'n');
  };
  const identity = await identityFrom(googleIssuer);
  expect(identity).toMatchObject({ iss: googleIssuer, sub: 'amal-1', email: 'amal@majlis.example' });
  expect(await identityFrom('accounts.google.com')).toEqual(identity);
  await expect(identityFrom('https://accounts.google.com.elsewhere.example')).rejects.toThrow(/"iss"/);
  expect(fetchSpy.mock.lastCall?.[0]).toBe('https://www.googleapis.com/oauth2/v3/certs');
});
