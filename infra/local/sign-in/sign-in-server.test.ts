import { createHash, randomBytes } from 'node:crypto';
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

const send = (form: Record<string, string>, headers: Record<string, string> = { Origin: server.issuer }) =>
  fetch(`${server.issuer}/authorize?${new URLSearchParams(request)}`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(form),
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

test("signing in with an account and the console's code redirects with an authorization code for that account", async () => {
  const back = target(await signIn('yusuf@majlis.example'));
  expect(back.origin + back.pathname).toBe(client.redirectUri);
  expect(back.searchParams.get('state')).toBe('state of the browser');

  const form = await redeem(back.searchParams.get('code') ?? '');
  const { id_token: idToken, access_token: accessToken } = (await form.json()) as Record<string, string>;
  const keys = createRemoteJWKSet(new URL(`${server.issuer}/jwks`));
  const expected = { issuer: server.issuer, audience: client.clientId, algorithms: ['RS256'] };
  const { payload } = await jwtVerify(idToken ?? '', keys, expected);
  const identity = { sub: 'local-2', email: 'yusuf@majlis.example', email_verified: true, name: 'Yusuf Karimov' };
  expect(payload).toMatchObject({ ...identity, nonce: 'nonce of the browser' });
  const headers = { Authorization: `Bearer ${accessToken}` };
  expect(await (await fetch(`${server.issuer}/userinfo`, { headers })).json()).toEqual(identity);
});

test("an authorization code works once, with its PKCE verifier and the client's secret only", async () => {
  const [other, mine, account] = [randomBytes(32).toString('base64url'), server.issuer, 'amal@majlis.example'];
  expect((await redeem(await codeFor(account), { code_verifier: other })).status).toBe(400);
  expect((await redeem(await codeFor(account), { client_secret: 'guess' })).status).toBe(400);
  expect((await redeem(await codeFor(account), { redirect_uri: mine })).status).toBe(400);
  const code = await codeFor(account);
  expect((await redeem(code)).status).toBe(200);
  expect((await redeem(code)).status).toBe(400);
});

test('a wrong sign-in code is rejected, and after five even the right one for a minute', async () => {
  const wrongCode = server.code === '000 000' ? '111111' : '000000';
  for (let tries = 1; tries <= 5; tries += 1)
    expect((await send({ account: 'amal@majlis.example', 'sign-in-code': wrongCode })).status).toBe(403);
  const form = await signIn('amal@majlis.example');
  expect(form.status).toBe(403);
  expect(await form.text()).toContain('Too many wrong codes. Wait a minute, then try again.');
});

test('Cancel redirects without an authorization code', async () => {
  const back = target(await send({ cancel: 'yes' }));
  expect(back.href).toBe(`${client.redirectUri}?error=access_denied&state=state+of+the+browser`);
});

test.each([
  ['another application', { client_id: 'other' }],
  ['another redirect URI', { redirect_uri: 'http://localhost:8080/elsewhere' }],
  ['no state', { state: '' }],
  ['no PKCE', { code_challenge: '' }],
  ['another flow', { response_type: 'token' }],
])('an invalid request gives an error page, not a redirect: %s', async (_case, changes) => {
  const form = await visit(changes);
  expect(form.status).toBe(400);
  expect(await form.text()).toContain('This sign-in cannot go on');
});

test('the form is accepted from its own origin only, and the CSP allows no scripts', async () => {
  const page = await visit();
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(await page.text()).not.toContain('<script');
  const foreignOrigins: Record<string, string>[] = [{ Origin: 'http://elsewhere.example' }, {}];
  for (const headers of foreignOrigins)
    expect((await send({ account: 'amal@majlis.example', 'sign-in-code': server.code }, headers)).status).toBe(403);
});

test.each([
  ['the page', { state: '"><script>alert(1)</script>' }],
  ['an error page', { client_id: '"><script>alert(1)</script>' }],
])('request parameters are not echoed in %s', async (_page, changes) => {
  expect(await (await visit(changes)).text()).not.toContain('alert(1)');
});

test('an unknown account is rejected', async () => {
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
