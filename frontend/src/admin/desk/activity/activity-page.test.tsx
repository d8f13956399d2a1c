import type { Activity, ChangedRow } from '@majlis/contracts/staff/activity';
import { screen, waitFor, within } from '@testing-library/react';
import { failure, fakeGateway, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aListedConference, aPartner, signedIn } from '../../../testing/staff-samples';

const path = '/api/cms/activity?limit=50';
const partner = aPartner();
const conference = aListedConference();

const change = (id: string, rows: Partial<ChangedRow>[], more: Partial<Activity> = {}): Activity =>
  ({
    id,
    at: '2026-03-12T08:00:00.000000Z',
    actor: 'yusuf@example.org',
    type: 'change',
    service: 'cms',
    rowCount: rows.length,
    rows: rows.map((row) => ({
      table: 'partners',
      id: partner.id,
      label: 'Lantern House',
      operation: 'update',
      fields: [],
      ...row,
    })),
    ...more,
  }) as Activity;

const signIn = (id: string, rejection: string | null): Activity => ({
  id,
  at: '2026-03-11T08:00:00.000000Z',
  actor: 'omar@example.org',
  type: 'sign-in',
  rejection,
});

const entries = [
  change('1', [{ fields: ['name', 'website_url'] }]),
  change('2', [{ operation: 'delete' }], { actor: 'job:purge' }),
  change('3', [{ fields: ['order'] }, { fields: ['order'] }], { rowCount: 7 }),
  change('4', [{ table: 'opening_hours', label: null, operation: 'create' }]),
  change('5', [{ table: 'sessions', id: 'opening', label: 'Opening', fields: ['session_speakers'] }], {
    service: 'conferences',
  } as Partial<Activity>),
  change(
    '8',
    [
      { table: 'people', id: 'a', label: 'LAYLA HADDAD', operation: 'delete', fields: ['deleted_at', 'merged_into'] },
      { table: 'people', id: 'b', label: 'Layla Haddad', fields: ['biography'] },
    ],
    { service: 'conferences', rowCount: 3 } as Partial<Activity>,
  ),
  signIn('6', null),
  signIn('7', 'not on the list of accounts'),
];

const world = (responses: object = {}) => ({
  '/api/auth/session': signedIn,
  '/api/auth/accounts': [{ email: 'yusuf@example.org', displayName: 'Yusuf' }],
  [path]: { entries, next: null },
  ...responses,
});

beforeEach(() => window.localStorage.clear());

async function openActivity(responses?: object, search = '') {
  const calls = fakeGateway(world(responses));
  const { user } = openAdmin(`/admin/activity${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Activity' });
  return { calls, user };
}

const sentences = async () => {
  const lists = await screen.findAllByRole('region', { name: /2026$/ });
  const lines = lists.flatMap((list) => within(list).queryAllByRole('listitem'));
  return lines.map((line) => line.querySelector('p')?.textContent);
};

test('each line says who did what where, by day', async () => {
  await openActivity();
  expect(await sentences()).toEqual([
    'Yusuf changed Lantern House in Partners: name, website URL',
    'purge (automatic) deleted Lantern House in Partners',
    'Yusuf changed the order in Partners (7 rows)',
    'Yusuf added a row of opening hours in opening hours',
    'Yusuf changed Opening in Sessions: speakers',
    'Yusuf merged LAYLA HADDAD into Layla Haddad in Speakers: 1 session changed',
    'omar@example.org signed in',
    'omar@example.org could not sign in: not on the list of accounts',
  ]);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Thursday 12 March 2026', 'Wednesday 11 March 2026']);
});

test('sign-ins of one person without anything between them are one line', async () => {
  const others = [signIn('9', 'not on the list of accounts'), signIn('10', 'not on the list of accounts')];
  await openActivity({ [path]: { entries: [...entries, ...others], next: null } });
  expect((await sentences()).slice(-2)).toEqual([
    'omar@example.org signed in',
    'omar@example.org could not sign in: not on the list of accounts (3 times)',
  ]);
});

test('the filter is in the address, in the request and in the export', async () => {
  const filtered = '/api/cms/activity?actor=yusuf%40example.org&table=partners&jobs=true&limit=50';
  const { user, calls } = await openActivity(
    { [filtered]: { entries: [], next: null } },
    '?person=yusuf%40example.org&section=partners',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Show automatic changes' }));
  await waitFor(() => expect(calls.map(({ path: requested }) => requested)).toContain(filtered));
  expect(window.location.search).toBe('?person=yusuf%40example.org&section=partners&automatic=shown');
  expect(screen.getByRole('combobox', { name: 'Section' })).toHaveDisplayValue('Partners');
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/cms/activity/export?actor=yusuf%40example.org&table=partners&jobs=true',
  );
  expect(await screen.findByText('Nothing matches this filter.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the filter' }));
  expect(await sentences()).toHaveLength(8);
  expect(window.location.search).toBe('');
});

test('a day is the day of the browser', async () => {
  const from = new Date('2026-03-12T00:00').toISOString();
  const to = new Date('2026-03-13T00:00').toISOString();
  const { calls } = await openActivity({}, '?day=2026-03-12');
  const expected = `/api/cms/activity?${new URLSearchParams({ from, to, limit: '50' })}`;
  await waitFor(() => expect(calls.map(({ path: requested }) => requested)).toContain(expected));
});

test('more lines are loaded after the last one', async () => {
  const { user } = await openActivity({
    [path]: { entries: entries.slice(0, 1), next: '2026_1' },
    '/api/cms/activity?before=2026_1&limit=50': { entries: entries.slice(1), next: null },
  });
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByText('signed in', { exact: false });
  expect(await sentences()).toHaveLength(8);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('Compare shows what the change did', async () => {
  const version = (changeId: string, name: string) => ({
    changeId,
    at: '2026-03-12T08:00:00.000Z',
    actor: 'yusuf@example.org',
    operation: 'update',
    fields: ['name'],
    values: { ...partner, name },
  });
  const { user } = await openActivity({
    '/api/cms/footer-partners': [partner],
    [`/api/cms/footer-partners/${partner.id}/history?limit=20`]: {
      versions: [version('9', 'Newest'), version('1', 'Lantern House'), version('0', 'Lantern')],
      hasOlder: false,
    },
  });
  await user.click((await screen.findAllByRole('button', { name: 'Compare Lantern House' }))[0] ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: 'History: Lantern House' });
  expect(await within(dialog).findByText('House')).toBeVisible();
  expect(dialog).toHaveTextContent('1 of 5 fields differ.');
});

test('an item that no source brings any more is not compared', async () => {
  const feeds = ['research', 'blog', 'podcast', 'instagram'].map((kind) => [`/api/feeds/items/${kind}`, []]);
  const { user } = await openActivity({
    ...Object.fromEntries(feeds),
    [path]: {
      entries: [
        change('9', [{ table: 'items', id: 'gone', label: 'An old post', fields: ['title_override'] }], {
          service: 'feeds',
        } as Partial<Activity>),
      ],
      next: null,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Compare An old post' }));
  expect(await screen.findByText('No source brings this item any more.')).toBeVisible();
});

test('Undo asks first, and takes the change back', async () => {
  const { user, calls } = await openActivity({ 'POST /api/cms/changes/1/undo': '' });
  await user.click(
    (await screen.findAllByRole('button', { name: 'Undo the change of Lantern House' }))[0] ?? document.body,
  );
  const question = screen.getByRole('dialog', { name: 'Undo this change?' });
  expect(question).toHaveTextContent('Yusuf changed Lantern House in Partners: name, website URL.');
  await user.click(within(question).getByRole('button', { name: 'Undo the change' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(writeCalls(calls)).toHaveLength(1);
});

test('a row of a conference leads to that conference', async () => {
  const { user } = await openActivity({
    '/api/conferences': [conference],
    '/api/sessions/opening/history?limit=1': {
      versions: [{ values: { conferenceId: conference.id } }],
      hasOlder: false,
    },
    [`/api/conferences/${conference.id}/sessions`]: [],
  });
  await user.click(await screen.findByRole('button', { name: 'Opening' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/admin/conference-management/${conference.id}/sessions`));
});

test('an activity that cannot be loaded is loaded again on request', async () => {
  let response: unknown = failure(400);
  const { user } = await openActivity({ [path]: () => response });
  expect(await screen.findByText('The list could not be loaded.')).toBeVisible();
  response = { entries, next: null };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await sentences()).toHaveLength(8);
});

test('the overview lists what was changed lately', async () => {
  fakeGateway(world({ '/api/cms/activity?limit=40': { entries: entries.slice(0, 2), next: null } }));
  openAdmin('/admin');
  const panel = await screen.findByRole('region', { name: 'Changed lately' });
  expect(await within(panel).findByText(/^Yusuf/)).toBeVisible();
  expect(within(panel).getAllByRole('listitem')).toHaveLength(2);
  expect(within(panel).getByRole('link', { name: 'All activity' })).toHaveAttribute('href', '/admin/activity');
});
