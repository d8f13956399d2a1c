import { screen, within } from '@testing-library/react';
import { failure, fakeGateway, pending } from '../testing/fake-gateway';
import { openAdmin } from '../testing/open-admin';
import { aListedConference, signedIn, signedOut } from '../testing/staff-samples';

const conference = aListedConference();
const overview = '/admin/conference-management';
const base = {
  '/api/auth/session': signedIn,
  '/api/conferences': [conference],
  '/api/conferences/deleted': [],
  '/api/conferences/totals': { conferences: 1, published: 1, drafts: 0, speakers: 9 },
};

beforeEach(() => window.localStorage.clear());

test('only a spinner is shown while access is checked', async () => {
  fakeGateway({ ...base, '/api/auth/session': pending });
  openAdmin(overview);
  expect(await screen.findByText('Loading...')).toBeVisible();
  expect(screen.queryByText('Loading dashboard...')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Conference Management' })).toBeNull();
});

test('a user who is not signed in is redirected to the login page, and no conference is requested', async () => {
  const calls = fakeGateway({ ...base, '/api/auth/session': signedOut });
  const { currentPath } = openAdmin(`${overview}/${conference.id}/edit`);
  expect(await screen.findByRole('heading', { name: 'CMS Admin Login' })).toBeVisible();
  expect(currentPath()).toBe('/admin/login');
  expect(calls.some(({ path }) => path.startsWith('/api/conferences'))).toBe(false);
});

test.each([
  ['', 'Manage your conferences, sessions, and speakers'],
  ['/create', 'Create a new conference'],
  [`/${conference.id}/edit`, 'Editing: Faith and self-government'],
  [`/${conference.id}/sessions`, 'Sessions for: Faith and self-government'],
  [`/${conference.id}/sessions/grid`, 'Session grid of: Faith and self-government'],
  [`/${conference.id}/sessions/rooms`, 'Rooms of: Faith and self-government'],
  [`/${conference.id}/partners`, 'Partners of: Faith and self-government'],
  [`/${conference.id}/documents`, 'Documents of: Faith and self-government'],
  ['/speakers', 'Manage speakers and participants'],
  ['/speakers/import', 'Add and change speakers from a file'],
])('the header describes the view %s', async (view, subtitle) => {
  fakeGateway(base);
  openAdmin(overview + view);
  expect(await screen.findByText(subtitle)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Admin Dashboard' })).toHaveAttribute('href', '/admin');
  const back = screen.queryByRole('button', { name: 'Back to Overview' });
  if (view) expect(back).toBeVisible();
  else expect(back).toBeNull();
});

test('a conference is named by the only heading of its level, with its status and its page', async () => {
  fakeGateway(base);
  openAdmin(`${overview}/${conference.id}/edit`);
  expect(await screen.findByRole('heading', { level: 1, name: conference.title })).toBeVisible();
  const banner = within(screen.getByRole('main'));
  expect(banner.getAllByText('Published')[0]).toHaveClass('status-badge');
  expect(banner.getByRole('link', { name: /View on site/ })).toHaveAttribute('href', `/conferences/${conference.slug}`);
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(breadcrumb).getByText(`Editing: ${conference.title}`)).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['', 'Conferences'],
  [`/${conference.id}/edit`, 'Conferences'],
  ['/speakers', 'Speakers'],
  ['/speakers/import', 'Speakers'],
])('the side menu marks the section of %s', async (view, label) => {
  fakeGateway({ ...base, '/api/people': [] });
  openAdmin(overview + view);
  const menu = await screen.findByRole('navigation', { name: 'Sections' });
  const current = within(menu)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual([label]);
});

test('Back to Overview leaves a view', async () => {
  fakeGateway(base);
  const { user, currentPath } = openAdmin(`${overview}/${conference.id}/edit`);
  await user.click(await screen.findByRole('button', { name: 'Back to Overview' }));
  expect(await screen.findByRole('button', { name: 'New Conference' })).toBeVisible();
  expect(currentPath()).toBe(overview);
});

test('an opened view is focused for keyboard users', async () => {
  fakeGateway(base);
  const { user } = openAdmin(overview);
  await user.click(await screen.findByRole('button', { name: 'New Conference' }));
  expect(await screen.findByRole('button', { name: 'Create Conference' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the path of a conference redirects to its form, whose title names it', async () => {
  fakeGateway(base);
  const { currentPath } = openAdmin(`${overview}/${conference.id}`);
  expect(await screen.findByRole('button', { name: 'Update Conference' })).toBeVisible();
  expect(currentPath()).toBe(`${overview}/${conference.id}/edit`);
  expect(document.title).toContain(`Edit conference: ${conference.title}`);
});

test('an unknown conference shows a message and a way back', async () => {
  fakeGateway(base);
  const { user, currentPath } = openAdmin(`${overview}/00000000-0000-4000-8000-00000000dead/edit`);
  expect(await screen.findByRole('heading', { name: 'Conference not found' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See all conferences' }));
  expect(currentPath()).toBe(overview);
});

test('a failed load of the list can be retried', async () => {
  let isUp = false;
  fakeGateway({ ...base, '/api/conferences': () => (isUp ? [conference] : failure(502)) });
  const { user } = openAdmin(`${overview}/${conference.id}/edit`);
  const again = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Update Conference' })).toBeVisible();
});

test('the views of a conference link to each other and show their counts', async () => {
  fakeGateway(base);
  openAdmin(`${overview}/${conference.id}/edit`);
  expect(await screen.findByRole('link', { name: 'Sessions 12' })).toHaveAttribute(
    'href',
    `${overview}/${conference.id}/sessions`,
  );
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('aria-current', 'page');
});
