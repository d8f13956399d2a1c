import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { freePort } from '../processes/ports.js';
import { type SignInServer, startSignInServer } from './sign-in-server.js';

const client = {
  clientId: 'majlis-local',
  clientSecret: 'a secret',
  redirectUri: 'http://localhost:8080/api/auth/google/callback',
};
const verifier = randomBytes(32).toString('base64url');
const request = {
  response_type: 'code',
  client_id: client.clientId,
  redirect_uri: client.redirectUri,
  scope: 'openid email profile',
  state: 'state of the browser',
  nonce: 'nonce of the browser',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
};
let server: SignInServer;

beforeEach(async () => {
  server = await startSignInServer(await freePort(), client);
});
afterEach(() => server.stop());

const visit = (changes: Record<string, string> = {}) =>
  fetch(`${server.issuer}/authorize?${new URLSearchParams({ ...request, ...changes })}`);

const send = (answer: Record<string, string>, headers: Record<string, string> = { Origin: server.issuer }) =>
  fetch(`${server.issuer}/authorize?${new URLSearchParams(request)}`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(answer),
  });

const redeem = (code: string, changes: Record<string, string> = {}) =>
  fetch(`${server.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: client.clientId,
      client_secret: client.clientSecret,
      redirect_uri: client.redirectUri,
      code_verifier: verifier,
      code,
      ...changes,
    }),
  });

const signIn = (account: string) => send({ account, 'sign-in-code': server.code });
const target = (response: Response) => new URL(response.headers.get('Location') ?? 'none:');

async function codeFor(account: string): Promise<string> {
  return target(await signIn(account)).searchParams.get('code') ?? '';
}

test('an account and the code of the console lead back with a code that proves who signed in', async () => {
  const back = target(await signIn('yusuf@majlis.example'));
  expect(back.origin + back.pathname).toBe(client.redirectUri);
  expect(back.searchParams.get('state')).toBe('state of the browser');

  const answer = await redeem(back.searchParams.get('code') ?? '');
  const { id_token: idToken, access_token: accessToken } = (await answer.json()) as Record<string, string>;
  const keys = createRemoteJWKSet(new URL(`${server.issuer}/jwks`));
  const expected = { issuer: server.issuer, audience: client.clientId, algorithms: ['RS256'] };
  const { payload } = await jwtVerify(idToken ?? '', keys, expected);
  const identity = { sub: 'local-2', email: 'yusuf@majlis.example', email_verified: true, name: 'Yusuf Karimov' };
  expect(payload).toMatchObject({ ...identity, nonce: 'nonce of the browser' });
  const headers = { Authorization: `Bearer ${accessToken}` };
  expect(await (await fetch(`${server.issuer}/userinfo`, { headers })).json()).toEqual(identity);
});

test('a code can be used once, with its own verifier, by our client only', async () => {
  const [other, mine, account] = [randomBytes(32).toString('base64url'), server.issuer, 'amal@majlis.example'];
  expect((await redeem(await codeFor(account), { code_verifier: other })).status).toBe(400);
  expect((await redeem(await codeFor(account), { client_secret: 'guess' })).status).toBe(400);
  expect((await redeem(await codeFor(account), { redirect_uri: mine })).status).toBe(400);
  const code = await codeFor(account);
  expect((await redeem(code)).status).toBe(200);
  expect((await redeem(code)).status).toBe(400);
});

test('a wrong code is refused, and after five the right one too for a while', async () => {
  const guess = server.code === '000 000' ? '111111' : '000000';
  for (let tries = 1; tries <= 5; tries += 1)
    expect((await send({ account: 'amal@majlis.example', 'sign-in-code': guess })).status).toBe(403);
  const answer = await signIn('amal@majlis.example');
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('Too many wrong codes. Wait a minute, then try again.');
});

test('Cancel leads back without a code', async () => {
  const back = target(await send({ cancel: 'yes' }));
  expect(back.href).toBe(`${client.redirectUri}?error=access_denied&state=state+of+the+browser`);
});

test.each([
  ['another application', { client_id: 'other' }],
  ['another address to answer to', { redirect_uri: 'http://localhost:8080/elsewhere' }],
  ['no state', { state: '' }],
  ['no PKCE', { code_challenge: '' }],
  ['another flow', { response_type: 'token' }],
])('a request is refused in place, not sent back: %s', async (_case, changes) => {
  const answer = await visit(changes);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('This sign-in cannot go on');
});

test('the form is taken from our own page only, under a policy that runs no script', async () => {
  const page = await visit();
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(await page.text()).not.toContain('<script');
  const strangers: Record<string, string>[] = [{ Origin: 'http://elsewhere.example' }, {}];
  for (const headers of strangers)
    expect((await send({ account: 'amal@majlis.example', 'sign-in-code': server.code }, headers)).status).toBe(403);
});

test.each([
  ['the page', { state: '"><script>alert(1)</script>' }],
  ['a refusal', { client_id: '"><script>alert(1)</script>' }],
])('what the request carries is not part of %s', async (_page, changes) => {
  expect(await (await visit(changes)).text()).not.toContain('alert(1)');
});

test('an account that is not offered is refused', async () => {
  const response = await signIn('somebody@elsewhere.example');
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('There is no such account.');
});

test('it does not run in production', async () => {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  await expect(startSignInServer(0, client)).rejects.toThrow('does not run in production');
  process.env.NODE_ENV = before;
});
