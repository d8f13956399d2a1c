import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { startServer } from '@majlis/kit/testing/listen';
import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { OAuth2Server } from 'oauth2-mock-server';
import type { Response } from 'supertest';
import { type RunningCms, runCms } from '../../testing/running-cms.js';
import { StaffSessionsService } from './staff-sessions.service.js';

const provider = new OAuth2Server();
const otherAlgorithm = new OAuth2Server();
let cms: RunningCms;
let claims: Record<string, unknown>;

beforeAll(async () => {
  await Promise.all([startProvider(provider, 'RS256'), startProvider(otherAlgorithm, 'ES256')]);
  cms = await runCms(settings());
});
afterEach(async () => {
  await cms.database.query('DELETE FROM auth.sessions');
  await cms.database.query('DELETE FROM auth.accounts');
});
afterAll(async () => {
  await cms.stop();
  await Promise.all([provider.stop(), otherAlgorithm.stop()]);
});

async function startProvider(server: OAuth2Server, algorithm: string) {
  await server.issuer.keys.generate(algorithm);
  await server.start(0, '127.0.0.1');
  server.issuer.url = `http://127.0.0.1:${server.address().port}`;
  server.service.on('beforeTokenSigning', ({ payload }: { payload: object }) => Object.assign(payload, claims));
}

const settings = () => ({
  SIGN_IN_ISSUER: provider.issuer.url ?? '',
  GOOGLE_CLIENT_ID: 'majlis',
  GOOGLE_CLIENT_SECRET: 'a secret',
});
const account = (changes = {}) => ({
  sub: 'amal-1',
  email: 'amal@majlis.example',
  email_verified: true,
  name: 'Amal Rahman',
  aud: 'majlis',
  ...changes,
});
const cookiesOf = (response: Response) =>
  [response.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');

/** Signs in as a browser does, following the redirects to the provider and back with its code. */
async function signIn(as: Record<string, unknown>, { popup = false, tamper = (back: URL) => back, cookie = '' } = {}) {
  claims = as;
  const out = await cms
    .withCookie(cookie)
    .get(`/api/auth/google${popup ? '?popup=1' : ''}`)
    .expect(302);
  const atProvider = await fetch(String(out.headers.location), { redirect: 'manual' });
  const back = tamper(new URL(String(atProvider.headers.get('location'))));
  return cms.visitor.get(`${back.pathname}${back.search}`).set('Cookie', cookiesOf(out)).expect(302);
}
const outcomeOf = (response: Response) => response.headers.location;

test('a listed account gets a session that opens the staff area', async () => {
  const back = await signIn(account());
  expect(outcomeOf(back)).toBe('/admin/login?outcome=signed-in');
  expect(String(back.headers['set-cookie'])).toMatch(/sid=[\w-]{43};.*HttpOnly; SameSite=Strict/);
  const staff = cms.withCookie(cookiesOf(back));
  expect((await staff.get('/api/auth/session')).body).toMatchObject({
    user: { uid: 'amal-1', email: 'amal@majlis.example', displayName: 'Amal Rahman', emailVerified: true },
    isAuthorized: true,
  });
  await staff.get('/api/cms/hero-images').expect(200);
});

/** Signs in at a service with changed settings and returns the outcome. */
async function outcomeWith(changes: object, as = account()) {
  const previous = cms;
  cms = await runCms({ ...settings(), ...changes });
  const back = await signIn(as);
  await cms.stop();
  cms = previous;
  return new URL(String(outcomeOf(back)), 'http://localhost').searchParams.get('outcome');
}

test('over https every cookie has the __Host- prefix and is HttpOnly', async () => {
  const previous = cms;
  cms = await runCms({ ...settings(), PUBLIC_ORIGIN: 'https://majlis.example' });
  const out = await cms.visitor.get('/api/auth/google').expect(302);
  const back = await signIn(account());
  const cookies = [out, back].flatMap((response) => [response.headers['set-cookie'] ?? []].flat());
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-oauth', '__Host-oauth', '__Host-sid']);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/;.*; HttpOnly; Secure; SameSite=(Lax|Strict)$/);
    expect(cookie).not.toContain('Domain');
  }
  await cms.stop();
  cms = previous;
});

test('a popup sign-in redirects with popup=1', async () => {
  expect(outcomeOf(await signIn(account(), { popup: true }))).toBe('/admin/login?outcome=signed-in&popup=1');
});

test.each([
  ['an account that is not on the list', account({ email: 'visitor@elsewhere.example' }), 'denied'],
  ['an address in another case', account({ email: 'Amal@majlis.example' }), 'denied'],
  ['an unverified address', account({ email_verified: false }), 'error'],
  ['a token for another site', account({ aud: 'another-site' }), 'error'],
  ['a token of another sign-in', account({ nonce: 'another' }), 'error'],
  ['an expired token', account({ exp: Math.floor(Date.now() / 1000) - 60 }), 'error'],
])('%s gets no session', async (_case, as, outcome) => {
  const back = await signIn(as);
  expect(outcomeOf(back)).toBe(`/admin/login?outcome=${outcome}`);
  expect(cookiesOf(back)).not.toContain('sid=');
});

const foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

test.each([
  ['without a signature', { alg: 'none' }, () => ''],
  [
    'signed with the client secret',
    { alg: 'HS256' },
    (text: string) => createHmac('sha256', settings().GOOGLE_CLIENT_SECRET).update(text).digest('base64url'),
  ],
  [
    'signed with a foreign key',
    { alg: 'RS256' },
    (text: string) => sign('sha256', Buffer.from(text), foreignKey).toString('base64url'),
  ],
])('a token %s gets no session', async (_case, header, signature) => {
  provider.service.once('beforeResponse', ({ body }: { body: { id_token: string } }) => {
    const [encodedHeader = '', payload] = body.id_token.split('.');
    const { kid } = JSON.parse(Buffer.from(encodedHeader, 'base64url').toString()) as { kid: string };
    const text = `${Buffer.from(JSON.stringify({ ...header, kid })).toString('base64url')}.${payload}`;
    body.id_token = `${text}.${signature(text)}`;
  });
  const back = await signIn(account());
  expect(outcomeOf(back)).toBe('/admin/login?outcome=error');
  expect(cookiesOf(back)).not.toContain('sid=');
});

test('a token signed with another algorithm gets no session', async () => {
  expect(await outcomeWith({ SIGN_IN_ISSUER: otherAlgorithm.issuer.url })).toBe('error');
});

test.each([
  ['of the configured Workspace domain gets a session', account({ hd: 'majlis.example' }), 'signed-in'],
  ['of another domain gets none', account({ hd: 'elsewhere.example' }), 'error'],
  ['of no domain gets none', account(), 'error'],
])('an account %s', async (_case, as, outcome) => {
  expect(await outcomeWith({ GOOGLE_HOSTED_DOMAIN: 'majlis.example' }, as)).toBe(outcome);
});

test('a known address with a new identity is denied', async () => {
  expect(outcomeOf(await signIn(account()))).toContain('signed-in');
  expect(outcomeOf(await signIn(account({ sub: 'amal-2' })))).toContain('denied');
});

test('the callback rejects a forged state and works only once', async () => {
  const forgeState = (back: URL) => {
    back.searchParams.set('state', 'forged');
    return back;
  };
  expect(outcomeOf(await signIn(account(), { tamper: forgeState }))).toContain('error');
  const back = await signIn(account());
  expect(String(back.headers['set-cookie'])).toMatch(/oauth=;/);
});

test('cancelling at the provider is reported as cancelled, not as an error', async () => {
  const cancel = (back: URL) => {
    back.search = `?error=access_denied&state=${back.searchParams.get('state')}`;
    return back;
  };
  expect(outcomeOf(await signIn(account(), { tamper: cancel }))).toBe('/admin/login?outcome=cancelled');
});

test('the sixth session of an account ends the first', async () => {
  const first = cookiesOf(await signIn(account()));
  for (let further = 2; further <= 5; further += 1) await signIn(account());
  await cms.withCookie(first).get('/api/cms/hero-images').expect(200);
  await signIn(account());
  await cms.withCookie(first).get('/api/cms/hero-images').expect(401);
});

test('concurrent sign-ins leave at most five sessions', async () => {
  await signIn(account());
  const [identity] = await cms.database.query('SELECT email, iss, sub FROM auth.accounts');
  const begin = () =>
    cms.app
      .get(StaffSessionsService, { strict: false })
      .create({ ...identity, displayName: 'Amal', photoUrl: null }, '');
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(Array.from({ length: 8 }, begin));
    expect(await cms.database.query('SELECT id_sha256 FROM auth.sessions')).toHaveLength(5);
  }
});

test('signing in again replaces the browser’s session', async () => {
  const former = cookiesOf(await signIn(account()));
  const fresh = cookiesOf(await signIn(account(), { cookie: former }));
  await cms.withCookie(fresh).get('/api/cms/hero-images').expect(200);
  await cms.withCookie(former).get('/api/cms/hero-images').expect(401);
});

test('a callback without a code does not start a new sign-in', async () => {
  for (const query of ['', '?state=x', '?code=a&code=b', '?error=server_error'])
    expect(outcomeOf(await cms.visitor.get(`/api/auth/google/callback${query}`).expect(302))).toBe(
      '/admin/login?outcome=error',
    );
});

test('without Google settings every sign-in ends with an error', async () => {
  const unconfigured = await runCms();
  const response = await unconfigured.visitor.get('/api/auth/google').expect(302);
  expect(response.headers.location).toBe('/admin/login?outcome=error');
  await unconfigured.stop();
});

test('a silent provider ends the sign-in with a timeout', async () => {
  const silent = await startServer(() => undefined);
  const waiting = await runCms({ ...settings(), SIGN_IN_ISSUER: silent.origin });
  const out = await waiting.visitor.get('/api/auth/google').expect(302);
  const state = new URL(String(out.headers.location)).searchParams.get('state');
  const start = Date.now();
  const back = await waiting.visitor
    .get(`/api/auth/google/callback?code=x&state=${state}`)
    .set('Cookie', cookiesOf(out))
    .expect(302);
  expect(outcomeOf(back)).toContain('error');
  expect(Date.now() - start).toBeLessThan(onThisMachine(10_500));
  await waiting.stop();
  await silent.stop();
});
