import { type FoundRow, findRows } from '@majlis/contracts/staff/find';
import { rowServices } from '@majlis/contracts/staff/history';
import { screen, waitFor, within } from '@testing-library/react';
import { failure, fakeGateway } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aListedConference, aPartner, aTeamMember, signedIn } from '../../../testing/staff-samples';

const conference = aListedConference({
  startDate: '2090-03-12T09:00:00.000Z',
  endDate: '2090-03-14T09:00:00.000Z',
  title: 'Lanterns',
});
const partner = aPartner({ name: 'Lantern House' });

const found = (table: string, id: string, text: string, changes: Partial<FoundRow> = {}): FoundRow => ({
  ...{ table, id, label: { text, matches: [[0, 4]] }, parent: null, status: null },
  ...changes,
});
const parent = { id: conference.id, label: 'Lanterns' };

const foundFor = (text: string, { conferences = [], cms = [], feeds = [] }: Record<string, unknown>) => ({
  [findRows('conferences', text).path]: conferences,
  [findRows('cms', text).path]: cms,
  [findRows('feeds', text).path]: feeds,
});
const rowsOfLant = {
  conferences: [
    found('conferences', conference.id, 'Lanterns', { status: 'draft' }),
    found('sessions', 's1', 'Lantern talk', { parent, status: 'published' }),
    found('people', 'p1', 'Lantos, Layla'),
    found('carpets', 'c1', 'Lantern carpet'),
  ],
  cms: [found('partners', partner.id, 'Lantern House', { status: 'inactive' })],
};
const world = (changes: Record<string, unknown> = {}) => ({
  '/api/auth/session': signedIn(),
  '/api/cms/content': [],
  '/api/conferences': [conference],
  '/api/cms/footer-partners': [partner],
  '/api/cms/team-members': [aTeamMember()],
  ...foundFor('lant', rowsOfLant),
  ...changes,
});

beforeEach(() => window.sessionStorage.clear());

const box = () => screen.findByRole('combobox', { name: 'Find in the staff area' });
const selected = () => screen.getByRole('option', { selected: true });
const titles = () => screen.getAllByRole('option').map((option) => option.querySelector('.title')?.textContent);
/** Compares titles instead of accessible names, in which jsdom puts a space behind each `mark`. */
async function optionTitled(title: string): Promise<HTMLElement> {
  await waitFor(() => expect(titles()).toContain(title));
  return screen.getAllByRole('option')[titles().indexOf(title)] as HTMLElement;
}

async function open(at = '/admin/team') {
  const admin = openAdmin(at);
  await screen.findByRole('button', { name: 'Find' });
  await admin.user.keyboard('{Control>}k{/Control}');
  await box();
  return admin;
}

test('what was found stands in groups, marked as hidden, below sections and actions', async () => {
  fakeGateway(world());
  const { user } = await open();
  await user.type(await box(), 'lant');
  await screen.findByRole('group', { name: 'Partners' });
  const groups = within(screen.getByRole('listbox')).getAllByRole('group');
  expect(groups.map((group) => group.firstElementChild?.textContent)).toEqual([
    'Conferences',
    'Sessions',
    'Speakers',
    'Partners',
  ]);
  expect(await optionTitled('Lanterns')).toHaveTextContent('LanternsDraft');
  expect(await optionTitled('Lantern House')).toHaveTextContent('Lantern HouseInactive');
  const session = await optionTitled('Lantern talk');
  expect(session).toHaveTextContent(/^Lantern talkLanterns$/);
  expect(session).toHaveAttribute('href', `/admin/conference-management/${conference.id}/sessions?edit=s1`);
  expect(session.querySelector('mark')).toHaveTextContent(/^Lant$/);
  expect(screen.getByText('4 results')).toBeInTheDocument();
});

test('the arrow keys choose in a circle, and Enter opens the form of a row', async () => {
  fakeGateway(world());
  const { user, currentPath } = await open();
  await user.type(await box(), 'lant');
  await screen.findByRole('group', { name: 'Partners' });
  expect(selected()).toHaveTextContent('Lanterns');
  await user.keyboard('{ArrowUp}');
  expect(await box()).toHaveAttribute('aria-activedescendant', selected().id);
  await user.keyboard('{Enter}');
  expect(currentPath()).toBe('/admin/partners');
  expect(await screen.findByRole('dialog', { name: 'Edit partner' })).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('Control and Enter open a new tab', async () => {
  fakeGateway(world());
  const openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, currentPath } = await open();
  await user.type(await box(), 'lant');
  await screen.findByRole('group', { name: 'Partners' });
  await user.keyboard('{Control>}{Enter}{/Control}');
  const address = `/admin/conference-management/${conference.id}/edit`;
  expect(openWindow).toHaveBeenCalledWith(address, '_blank', 'noopener');
  expect(currentPath()).toBe('/admin/team');
  openWindow.mockRestore();
});

test('an action opens the form of a new row, also on the page that is open', async () => {
  fakeGateway(world({ ...foundFor('new team', {}) }));
  const { user } = await open();
  await user.type(await box(), 'new team');
  await waitFor(() => expect(titles()).toEqual(['Add team member']));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Add team member' })).toBeVisible();
  expect(window.location.search).toBe('');
});

test('a session is added to the next conference', async () => {
  fakeGateway(world());
  await open();
  const option = await screen.findByRole('option', { name: /^Add session/ });
  expect(option).toHaveTextContent('Add sessionLanterns');
  expect(option).toHaveAttribute('href', `/admin/conference-management/${conference.id}/sessions?add`);
});

test('sections and texts of the site are found by the beginnings of their words', async () => {
  fakeGateway(world({ ...foundFor('hero ti', {}), ...foundFor('home ti', {}), ...foundFor('team', {}) }));
  const { user } = await open();
  for (const typed of ['hero ti', 'home ti']) {
    await user.type(await box(), typed);
    expect(await optionTitled('Title · Home page, top')).toHaveAttribute('href', '/admin/content?edit=hero.title');
    await user.clear(await box());
  }
  await user.type(await box(), 'team');
  expect(await optionTitled('Team Members')).toHaveAttribute('href', '/admin/team');
});

test('what was opened is listed while nothing is typed, until the logout', async () => {
  fakeGateway(world({ 'POST /api/auth/logout': '' }));
  const { user } = await open();
  await user.type(await box(), 'lant');
  await user.click(await optionTitled('Lantern House'));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Edit partner' })).getByRole('button', { name: 'Close' }),
  );
  await user.click(screen.getByRole('button', { name: 'Find' }));
  const recent = within(await screen.findByRole('group', { name: 'Recent' }));
  expect(recent.getByRole('option')).toHaveTextContent('Lantern HousePartners');
  await user.click(screen.getByRole('option', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'CMS Admin Login' });
  expect(Object.values(window.sessionStorage).join()).not.toContain('Lantern');
});

test('a service that fails does not hide what the others find, and is asked again', async () => {
  let isUp = false;
  fakeGateway(world({ [findRows('cms', 'lant').path]: () => (isUp ? rowsOfLant.cms : failure(503)) }));
  const { user } = await open();
  await user.type(await box(), 'lant');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Not everything could be searched.')).toBeInTheDocument();
  expect(titles()).toEqual(['Lanterns', 'Lantern talk', 'Lantos, Layla']);
  isUp = true;
  await user.click(again);
  expect(await optionTitled('Lantern House')).toBeInTheDocument();
});

test('without a network the palette says so', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fakeGateway(world(Object.fromEntries(rowServices.map((service) => [findRows(service, 'x').path, failure(504)]))));
  const { user } = await open();
  await user.type(await box(), 'x');
  expect(await screen.findByText('You are offline. Only sections and actions are found.')).toBeInTheDocument();
  online.mockRestore();
});

test('where nothing is found Enter stays, and the palette says what to try', async () => {
  fakeGateway(world(foundFor('zzz', {})));
  const { user, currentPath } = await open();
  await user.type(await box(), 'zzz');
  await screen.findByText('Nothing found. Try fewer words, or the beginning of a word.');
  await user.keyboard('{Enter}');
  expect(currentPath()).toBe('/admin/team');
  await user.click(screen.getByRole('button', { name: /Close the search$/ }));
  expect(screen.queryByRole('combobox')).toBeNull();
});
