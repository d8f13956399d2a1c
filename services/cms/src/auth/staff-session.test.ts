import { type SignedInDevice, signedInDevices } from '@majlis/contracts/staff/session-status';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { useCms } from '../../testing/running-cms.js';
import { StaffSessionsService } from './staff-sessions.service.js';

const cms = useCms();

const closedRoute = '/api/cms/hero-images';
const minutes = 60_000;
const aCookie = (traits = {}) => staffCookie(cms.data.ownerUrl, traits);

test('a visitor gets a session status without a user', async () => {
  const { body } = await cms.visitor.get('/api/auth/session').expect(200);
  expect(body).toEqual({ user: null, isAuthorized: false, expiresAt: null });
});

test('a signed-out session is rejected at once', async () => {
  const staff = cms.withCookie(await aCookie());
  await staff.get(closedRoute).expect(200);
  const response = await staff.post('/api/auth/logout').expect(204);
  expect(String(response.headers['set-cookie'])).toMatch(/^sid=;.*Expires=Thu, 01 Jan 1970/);
  await staff.get(closedRoute).expect(401);
});

test('signing out everywhere ends every session of this account only', async () => {
  const [here, there] = [cms.withCookie(await aCookie()), cms.withCookie(await aCookie())];
  const other = cms.withCookie(await aCookie({ email: 'yusuf@majlis.example' }));
  await here.post('/api/auth/logout-everywhere').expect(204);
  await there.get(closedRoute).expect(401);
  await other.get(closedRoute).expect(200);
});

test.each([
  ['29 minutes without use', { lastSeen: new Date(Date.now() - 29 * minutes) }, 200],
  ['31 minutes without use', { lastSeen: new Date(Date.now() - 31 * minutes) }, 401],
  ['more than its eight hours', { absoluteEnd: new Date(Date.now() - 1) }, 401],
])('after %s a request gets the expected status', async (_case, traits, status) => {
  await cms
    .withCookie(await aCookie(traits))
    .get(closedRoute)
    .expect(status);
});

test('a refresh gives a session another 30 minutes, but never more than its eight hours', async () => {
  const idle = cms.withCookie(await aCookie({ lastSeen: new Date(Date.now() - 29 * minutes) }));
  const { body } = await idle.post('/api/auth/refresh').expect(200);
  expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(29 * minutes);
  const late = cms.withCookie(await aCookie({ absoluteEnd: new Date(Date.now() + minutes) }));
  const refreshed = await late.post('/api/auth/refresh').expect(200);
  expect(Date.parse(refreshed.body.expiresAt) - Date.now()).toBeLessThanOrEqual(minutes);
});

test('a session of an account off the list is rejected with the message of the sign-in page', async () => {
  const removed = cms.withCookie(await aCookie({ email: 'former@majlis.example' }));
  const { body } = await removed.get(closedRoute).expect(403);
  expect(body.message).toBe('Access denied. Only authorized users can access this CMS.');
  expect((await removed.get('/api/auth/session')).body.user).toBeNull();
});

test('the database stores only the hash of the session id', async () => {
  const cookie = await aCookie();
  const rows = await cms.database.query('SELECT encode(id_sha256, $1) AS hash FROM auth.sessions', ['base64']);
  expect(JSON.stringify(rows)).not.toContain(cookie.slice('sid='.length));
});

test('staff get the names of all accounts as of their last sign-in', async () => {
  const sessions = cms.app.get(StaffSessionsService, { strict: false });
  const identity = { iss: 'https://issuer.example', sub: '1', email: 'amal@majlis.example', photoUrl: null };
  for (const displayName of ['Amal R.', 'Amal Rahman']) await sessions.create({ ...identity, displayName }, '');
  await cms.database.query("INSERT INTO auth.accounts (email, iss, sub) VALUES ('left@majlis.example', 'i', 's')");
  const { body } = await cms
    .withCookie(await aCookie())
    .get('/api/auth/accounts')
    .expect(200);
  expect(body).toEqual([
    { email: 'amal@majlis.example', displayName: 'Amal Rahman' },
    { email: 'left@majlis.example', displayName: '' },
  ]);
});

test('an account sees where it is signed in and ends one session, which stops at once', async () => {
  const [here, elsewhere] = [
    cms.withCookie(await staffCookie(cms.data.ownerUrl)),
    cms.withCookie(await staffCookie(cms.data.ownerUrl)),
  ];
  const colleague = cms.withCookie(await staffCookie(cms.data.ownerUrl, { email: 'yusuf@majlis.example' }));
  const devicesOf = async (browser: typeof here): Promise<SignedInDevice[]> =>
    (await browser.get(signedInDevices.path).expect(200)).body;
  const own = await devicesOf(here);
  expect(own.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  const [other] = (await devicesOf(elsewhere)).filter(({ isCurrent }) => isCurrent);
  expect(own.map(({ id }) => id)).toContain(other?.id);
  await colleague.delete(`${signedInDevices.path}/${other?.id}`).expect(404);
  await elsewhere.get('/api/cms/hero-images').expect(200);
  await here.delete(`${signedInDevices.path}/${other?.id}`).expect(204);
  await elsewhere.get('/api/cms/hero-images').expect(401);
  await here.delete(`${signedInDevices.path}/${other?.id}`).expect(404);
  await here.delete(`${signedInDevices.path}/not-a-session`).expect(404);
});
