import { message } from '@majlis/contracts/shared/messages';
import { signedInDevices } from '@majlis/contracts/staff/session-status';
import { screen, waitFor, within } from '@testing-library/react';
import { failure, fakeGateway, pending, writeCalls } from '../testing/fake-gateway';
import { openAdmin } from '../testing/open-admin';
import { aContentEntry, aDevice, aSystemStatus, signedIn, signedOut } from '../testing/staff-samples';
import { storeInput } from './shell/unsaved-input';

const lists = {
  '/api/cms/content': [aContentEntry()],
  '/api/cms/hero-images': [],
  '/api/conferences': [{}, {}],
  '/api/cms/activity?limit=40': { entries: [], next: null },
};

test('nothing of the dashboard is shown while the session is loading', async () => {
  fakeGateway({ ...lists, '/api/auth/session': pending });
  openAdmin('/admin');
  expect(await screen.findByText('Loading dashboard...')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a user who is not signed in is redirected to the login page', async () => {
  const calls = fakeGateway({ ...lists, '/api/auth/session': signedOut });
  const { currentPath } = openAdmin('/admin/hero-images');
  expect(await screen.findByRole('heading', { name: 'CMS Admin Login' })).toBeVisible();
  expect(currentPath()).toBe('/admin/login');
  expect(calls.some(({ path }) => path === '/api/cms/hero-images')).toBe(false);
});

test('after signing in, the user returns to the requested page', async () => {
  let session = signedOut;
  fakeGateway({ ...lists, '/api/auth/session': () => session, '/api/feeds/sources': [] });
  const { currentPath } = openAdmin('/admin/feeds?kind=podcast');
  await screen.findByRole('heading', { name: 'CMS Admin Login' });
  session = signedIn();
  window.dispatchEvent(new MessageEvent('message', { data: { type: 'signed-in' }, origin: window.location.origin }));
  expect(await screen.findByRole('heading', { name: 'Feeds' })).toBeVisible();
  expect(currentPath() + window.location.search).toBe('/admin/feeds?kind=podcast');
});

test('an unreachable service is not mistaken for a missing session', async () => {
  let isUp = false;
  fakeGateway({ ...lists, '/api/auth/session': () => (isUp ? signedIn() : failure(502)) });
  const { user, currentPath } = openAdmin('/admin');
  expect(await screen.findByText('The staff area cannot be reached')).toBeVisible();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(currentPath()).toBe('/admin');
});

test('the layout names the user and links to every section', async () => {
  fakeGateway({ ...lists, '/api/auth/session': signedIn() });
  const { user, currentPath } = openAdmin('/admin');
  expect(await screen.findByText('Amina Rahman')).toBeVisible();
  expect(screen.getByText('Administrator')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /View on site/ })[0]).toHaveAttribute('href', '/');
  const tiles = screen.getByRole('main').querySelector('.statTiles');
  await waitFor(() => expect(tiles).toHaveTextContent('2Conferences'));
  expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'Conference Management' })[0]).toHaveAttribute(
    'href',
    '/admin/conference-management',
  );
  await user.click(
    within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('link', { name: 'Website Content' }),
  );
  expect(await screen.findByRole('heading', { name: 'Website Content' })).toBeVisible();
  expect(currentPath()).toBe('/admin/content');
});

test('one click retries only the requests of the overview that failed', async () => {
  let isUp = false;
  const response = () => (isUp ? [] : failure(503));
  const paths = ['timeline', 'testimonials', 'footer-partners', 'team-members'].map((name) => `/api/cms/${name}`);
  const calls = fakeGateway({
    ...{ ...lists, '/api/auth/session': signedIn(), '/api/conferences': [], '/api/feeds/sources': [] },
    ...Object.fromEntries(paths.map((path) => [path, response])),
    '/api/cms/status': aSystemStatus(),
    '/api/cms/content-problems': [],
  });
  const { user } = openAdmin('/admin');
  const again = await screen.findByRole('button', { name: 'Try again' });
  const counter = screen.getByRole('link', { name: 'Team members' }).closest('li');
  expect(counter).toHaveTextContent('Could not be loaded');
  isUp = true;
  const before = calls.length;
  await user.click(again);
  expect(await screen.findByText(/No hero image is active/)).toBeVisible();
  expect(counter).toHaveTextContent('0Team members');
  expect(calls.slice(before).map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
  expect(calls.slice(before)).toHaveLength(paths.length);
});

test('Logout ends the session and returns to the sign-in page', async () => {
  const calls = fakeGateway({ ...lists, '/api/auth/session': signedIn(), 'POST /api/auth/logout': '' });
  const { user, currentPath } = openAdmin('/admin/content');
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'CMS Admin Login' })).toBeVisible();
  expect(currentPath()).toBe('/admin/login');
  expect(screen.queryByText(/Your session has ended/)).toBeNull();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a logout deletes all unsaved input', async () => {
  fakeGateway({ ...lists, '/api/auth/session': signedIn(), 'POST /api/auth/logout': '' });
  storeInput('1', 'content/+', 'a', { values: { key: 'a name of somebody' }, typedAt: '2031-03-12T09:00:00Z' });
  const { user } = openAdmin('/admin');
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await screen.findByRole('heading', { name: 'CMS Admin Login' });
  expect([...Object.values(sessionStorage), ...Object.values(localStorage)].join()).not.toContain('somebody');
});

test('a logout asks before it discards the input of an open form', async () => {
  const calls = fakeGateway({ ...lists, '/api/auth/session': signedIn(), 'POST /api/auth/logout': '' });
  const { user } = openAdmin('/admin/conference-management/create');
  await user.type(await screen.findByLabelText(/^Conference title/), 'Typed for an hour');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText(/^Conference title/)).toHaveValue('Typed for an hour');
  expect(writeCalls(calls)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByRole('heading', { name: 'CMS Admin Login' })).toBeVisible();
});

test('a link asks before it leaves unsaved input, also in the palette', async () => {
  fakeGateway({ ...lists, '/api/auth/session': signedIn() });
  const { user, currentPath } = openAdmin('/admin/conference-management/create');
  await user.type(await screen.findByLabelText(/^Conference title/), 'Typed for an hour');
  await user.click(screen.getByRole('link', { name: 'Team Members' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Find in the staff area' }), 'timeline');
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText(/^Conference title/)).toHaveValue('Typed for an hour');
  expect(currentPath()).toBe('/admin/conference-management/create');
  await user.click(screen.getByRole('link', { name: 'Team Members' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Team Members' })).toBeVisible();
});

test('a failed logout shows an error and the user stays signed in', async () => {
  fakeGateway({ ...lists, '/api/auth/session': signedIn(), 'POST /api/auth/logout-everywhere': failure(502) });
  const { user } = openAdmin('/admin');
  await user.click(await screen.findByRole('button', { name: /Amina Rahman/ }));
  await user.click(screen.getByRole('button', { name: 'Log out everywhere' }));
  expect(await screen.findByText('Failed to logout')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('a user sees where the account is signed in and logs out another device', async () => {
  const here = aDevice({ id: 'a1', isCurrent: true, device: 'Firefox on Windows' });
  let devices = [here, aDevice({ id: 'b2', device: 'Safari on iOS' })];
  const calls = fakeGateway({
    ...lists,
    '/api/auth/session': signedIn(),
    [signedInDevices.path]: () => devices,
    [`DELETE ${signedInDevices.path}/b2`]: () => {
      devices = [here];
      return '';
    },
  });
  const { user } = openAdmin('/admin');
  await user.click(await screen.findByRole('button', { name: /Amina Rahman/ }));
  await user.click(screen.getByRole('button', { name: 'Signed-in devices' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Signed-in devices' }));
  expect((await dialog.findAllByRole('listitem'))[0]).toHaveTextContent(/^Firefox on Windows \(this one\)Signed in/);
  await user.click(dialog.getByRole('button', { name: 'Log out Safari on iOS' }));
  expect(await screen.findByText('The device is logged out')).toBeVisible();
  expect(await dialog.findByText('You are signed in nowhere else.')).toBeVisible();
  expect(writeCalls(calls).map(({ path }) => path)).toEqual([`${signedInDevices.path}/b2`]);
});

const denied = message('accessDenied');

test('a user who is removed from the administrators is signed out with the reason', async () => {
  fakeGateway({ ...lists, '/api/auth/session': signedIn(), '/api/cms/hero-images': failure(403, denied) });
  const { currentPath } = openAdmin('/admin');
  expect(await screen.findByText(denied.message)).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/admin/login'));
  expect(await screen.findByText(/^Your account no longer has access\./)).toBeVisible();
});

test('a 403 for another reason shows the reason and does not end the session', async () => {
  const foreign = failure(403, { message: 'This request did not come from our own pages.' });
  fakeGateway({ ...lists, '/api/auth/session': signedIn(), 'POST /api/cms/content': foreign });
  const { user, currentPath } = openAdmin('/admin/content');
  await user.click(await screen.findByRole('button', { name: 'Edit hero.title' }));
  await user.type(screen.getByRole('textbox', { name: 'Content' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This request did not come from our own pages.')).toBeVisible();
  expect(currentPath()).toBe('/admin/content');
});
