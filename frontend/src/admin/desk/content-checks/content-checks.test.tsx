import { message } from '@majlis/contracts/shared/messages';
import type { ContentProblem } from '@majlis/contracts/staff/content-problems';
import { screen, waitFor, within } from '@testing-library/react';
import { failure, fakeGateway, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aListedConference, aPartner, signedIn } from '../../../testing/staff-samples';

const path = '/api/cms/content-problems';
const conference = aListedConference({ startDate: '2120-03-12T09:00:00.000Z', endDate: '2120-03-14T09:00:00.000Z' });

const aProblem = (changes: Partial<ContentProblem> = {}): ContentProblem => ({
  ...{
    key: 'broken-link:partners:1:a',
    kind: 'broken-link',
    title: message('linkedPageGone', { url: 'https://dar.example' }),
    label: 'Dar',
  },
  ...{
    table: 'partners',
    id: '1',
    conferenceId: null,
    path: '/admin/partners?edit=1',
    fingerprint: '0123456789abcdef',
  },
  ...{ silencedBy: null, silencedAt: null, ...changes },
});
const session = (id: string, conferenceId: string) =>
  aProblem({ key: `missing-room:sessions:${id}`, kind: 'missing-room', table: 'sessions', label: id, conferenceId });
const silenced = aProblem({
  ...{ key: 'draft-over:conferences:1', kind: 'draft-over', label: 'Forum 2019' },
  ...{ silencedBy: 'omar@example.org', silencedAt: '2026-03-12T08:00:00.000Z' },
});

const world = (problems: unknown, responses: object = {}) => ({
  '/api/auth/session': signedIn,
  '/api/conferences': [conference],
  [path]: problems,
  ...responses,
});

beforeEach(() => window.localStorage.clear());

async function openOverview(problems: unknown) {
  fakeGateway(world(problems));
  const { user } = openAdmin('/admin');
  const card = await screen.findByRole('region', { name: 'What needs attention' });
  return { user, card };
}

test('the overview lists one line for each kind, without what another panel shows', async () => {
  const { card } = await openOverview([
    aProblem(),
    silenced,
    session('Opening', conference.id),
    session('Workshop', 'other'),
    session('Panel', 'other'),
  ]);
  await within(card).findByText('Dar');
  expect(within(card).getAllByRole('listitem')).toHaveLength(2);
  expect(within(card).getByRole('link', { name: 'Edit the link: Dar' })).toHaveAttribute(
    'href',
    '/admin/partners?edit=1',
  );
  expect(within(card).getByRole('link', { name: 'Show: 2 sessions have no room' })).toHaveAttribute(
    'href',
    '/admin/content-checks?kind=missing-room',
  );
});

test('the overview tells when it is unknown what there is to fix', async () => {
  let response: unknown = failure(400);
  const { user, card } = await openOverview(() => response);
  expect(await within(card).findByText(/could not be loaded/)).toBeVisible();
  response = [aProblem()];
  await user.click(within(card).getByRole('button', { name: 'Try again' }));
  expect(await within(card).findByText('Dar')).toBeVisible();
});

test('a text of the site has the name that its list gives it, not its key', async () => {
  fakeGateway(world([aProblem({ table: 'content_entries', id: 'site.description', label: 'site.description' })]));
  openAdmin('/admin/content-checks');
  expect(await screen.findByText('Description · Whole site')).toBeVisible();
});

test('a problem is silenced, which the toast undoes', async () => {
  let isSilenced = false;
  const calls = fakeGateway(
    world(
      () => [
        isSilenced ? { ...aProblem(), silencedBy: 'omar@example.org', silencedAt: '2026-03-12T08:00:00Z' } : aProblem(),
      ],
      {
        [`PUT ${path}/${encodeURIComponent('broken-link:partners:1:a')}/silence`]: () => {
          isSilenced = true;
          return '';
        },
        [`DELETE ${path}/${encodeURIComponent('broken-link:partners:1:a')}/silence`]: () => {
          isSilenced = false;
          return '';
        },
      },
    ),
  );
  const { user } = openAdmin('/admin/content-checks');
  await user.click(await screen.findByRole('button', { name: /^Silence: Dar/ }));
  expect(await screen.findByText('Nothing to fix.')).toBeVisible();
  expect(writeCalls(calls)[0]).toMatchObject({ body: { fingerprint: '0123456789abcdef' } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^Silence: Dar/ })).toBeVisible();
});

test('the list is filtered by kind and shows what was silenced on request', async () => {
  fakeGateway(world([aProblem(), silenced, session('Opening', conference.id)]));
  const { user } = openAdmin('/admin/content-checks?kind=missing-room');
  expect(await screen.findByRole('heading', { level: 2, name: 'Sessions without a room 1' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Conferences that ended as drafts');
  expect(screen.getByText('Nothing to fix of this kind.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Show silenced (1)' }));
  expect(screen.getByRole('button', { name: /^Show again: Forum 2019/ })).toBeVisible();
  expect(window.location.search).toBe('?kind=draft-over&silenced=shown');
});

test('a link opens the form of its row once', async () => {
  const partner = aPartner();
  fakeGateway(world([], { '/api/cms/footer-partners': [partner], '/api/cms/footer-partners/deleted': [] }));
  const { user } = openAdmin(`/admin/partners?edit=${partner.id}`);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('textbox', { name: /^Name/ })).toHaveValue(partner.name);
  await waitFor(() => expect(window.location.search).toBe(''));
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('words that visitors did not find are listed with how often they were searched for', async () => {
  const words = [
    { word: 'زكاه', searches: 3, lastDay: '2026-03-12' },
    { word: 'riba', searches: 1, lastDay: '2026-03-10' },
  ];
  fakeGateway(world([], { '/api/cms/missed-words': words }));
  openAdmin('/admin/content-checks');
  const section = await screen.findByRole('region', { name: 'Searched for and not found 2' });
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['زكاه 3 searches, last on 12 March 2026', 'riba 1 search, last on 10 March 2026']);
});
