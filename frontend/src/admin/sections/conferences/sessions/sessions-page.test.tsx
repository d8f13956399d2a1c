import { act, screen, waitFor, within } from '@testing-library/react';
import { failure, fakeGateway, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aPerson, aSessionDetail, aSpeaker } from '../../../../testing/samples';
import { aListedConference, programmeResponses, signedIn } from '../../../../testing/staff-samples';

const conference = aListedConference();
const path = `/api/conferences/${conference.id}`;
const salma = aPerson();
const opening = aSessionDetail({ id: 'opening', title: 'Opening', location: 'Hall A', speakers: [aSpeaker(salma)] });
// This is 00:30 on the next day in Kuala Lumpur.
const lateTimes = { startTime: '2026-12-12T16:30:00.000Z', endTime: '2026-12-12T17:00:00.000Z' };
const late = aSessionDetail({ id: 'late', title: 'Night reading', sessionType: 'networking', ...lateTimes });
const responses = (sessions = [late, opening]) => ({
  '/api/auth/session': signedIn,
  '/api/conferences': [conference],
  [`${path}/sessions/deleted`]: [],
  ...programmeResponses(conference.id, sessions),
});

beforeEach(() => window.localStorage.clear());

const open = () => openAdmin(`/admin/conference-management/${conference.id}/sessions`);
const findSessionRow = async (name: string) => {
  const row = (await screen.findByRole('heading', { name })).closest('li');
  if (!row) throw new Error(`${name} is in no list`);
  return row;
};

test('sessions are grouped by the local day of the conference and show their details', async () => {
  fakeGateway(responses([late, { ...opening, track: 'Law', description: 'Of consent.', maxAttendees: 40 }]));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: conference.title })).toBeVisible();
  expect(screen.getByText(/Kuala Lumpur time/)).toBeVisible();
  const row = await findSessionRow('Opening');
  for (const part of ['Presentation', 'Law', 'Of consent.', 'Hall A', 'Max attendees: 40'])
    expect(within(row).getByText(part)).toBeVisible();
  expect(within(row).getByText('09:00–10:30')).toBeVisible();

  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Saturday 12 December 2026',
    'Sunday 13 December 2026',
  ]);
  const sunday = screen.getByRole('region', { name: 'Sunday 13 December 2026' });
  expect(within(sunday).getByRole('heading', { name: 'Night reading' })).toBeVisible();
});

test('parallel sessions stand in the order of the public page', async () => {
  // The service sorts by start, display order and id.
  const first = aSessionDetail({ id: 'a', title: 'Zakat' });
  const second = aSessionDetail({ id: 'b', title: 'Awqaf' });
  fakeGateway(responses([second, first]));
  open();
  await findSessionRow('Zakat');
  const titles = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Zakat', 'Awqaf']);
});

test('sessions are shown in UTC if the browser does not know the zone', async () => {
  fakeGateway({ ...responses(), '/api/conferences': [{ ...conference, timezone: 'Mars/Olympus' }] });
  open();
  expect(within(await findSessionRow('Opening')).getByText('01:00–02:30')).toBeVisible();
});

test('one request counts the speakers of all sessions', async () => {
  const calls = fakeGateway(responses());
  open();
  expect(await screen.findByRole('button', { name: 'Speakers of Opening (1)' })).toHaveTextContent('Speakers (1)');
  expect(screen.getByRole('button', { name: 'Speakers of Night reading (0)' })).toBeVisible();
  expect(calls.filter(({ path: called }) => called.endsWith('/speakers'))).toEqual([]);
});

test('sessions are shown without speakers if their bookings fail to load', async () => {
  fakeGateway({ ...responses(), [`${path}/bookings`]: failure(503) });
  open();
  expect(await screen.findByText('The speakers could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Speakers of Opening (0)' })).toBeEnabled();
});

test('implausible times and clashes show warnings', async () => {
  const sameTime = aSessionDetail({ id: 'same', title: 'Also then', location: 'hall a', speakers: [aSpeaker(salma)] });
  const before = { startTime: '2026-12-11T01:00:00.000Z', endTime: '2026-12-11T02:00:00.000Z' };
  const early = aSessionDetail({ id: 'early', title: 'Too early', location: 'Hall A', ...before });
  fakeGateway(responses([opening, sameTime, early, late]));
  open();
  const row = await findSessionRow('Opening');
  expect(await within(row).findByText(/^Room used twice at once: hall a \(“Also then”\)$/i)).toBeVisible();
  expect(within(row).getByText('Speaker in two places at once: Salma Idris (“Also then”)')).toBeVisible();
  expect(within(await findSessionRow('Too early')).getByText('Outside the conference dates')).toBeVisible();
  expect(within(row).queryByText('Outside the conference dates')).toBeNull();
  expect(within(await findSessionRow('Night reading')).queryByText(/at once|Outside/i)).toBeNull();
});

test('a long list is filtered by words, day and type', async () => {
  const more = [1, 2, 3, 4].map((number) => aSessionDetail({ id: `talk-${number}`, title: `Talk ${number}` }));
  fakeGateway(responses([opening, late, ...more]));
  const { user } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search sessions' }), 'talk');
  expect(await screen.findByText('4 of 6 sessions')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Opening' })).toBeNull();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by day' }), 'Sunday 13 December 2026');
  expect(await screen.findByText('No sessions match.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all sessions' }));
  expect(screen.getByRole('searchbox', { name: 'Search sessions' })).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by type' }), 'Networking');
  expect(await screen.findByText('1 of 6 sessions')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Night reading' })).toBeVisible();
});

test.each([
  ['a speaker', 'idris', ['Opening']],
  ['a speaker and a room', 'salma hall', ['Opening']],
  ['a room with its number', 'Room 3', ['In the third room']],
])('sessions are found by %s', async (_case, words, titles) => {
  const rooms = [
    { id: 'a', title: 'In the third room', location: 'Room 3' },
    { id: 'b', title: 'Part 3', location: 'Room 1' },
    { id: 'c', title: 'Elsewhere', location: 'Room 13' },
    { id: 'd', title: 'Upstairs', location: 'Room 30' },
  ].map((room) => aSessionDetail(room));
  fakeGateway(responses([opening, late, ...rooms]));
  const { user } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search sessions' }), words);
  expect(await screen.findByText(`${titles.length} of 6 sessions`)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual(titles);
});

test('a part in the address that no session can lack is ignored', async () => {
  fakeGateway(responses());
  openAdmin(`/admin/conference-management/${conference.id}/sessions?missing=anything`);
  await findSessionRow('Opening');
  await findSessionRow('Night reading');
});

test('a very long list of sessions is rendered progressively', async () => {
  const callbacks: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  class RecordedObserver {
    constructor(callback: (typeof callbacks)[number]) {
      callbacks.push(callback);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: RecordedObserver });
  const many = Array.from({ length: 150 }, (_, index) => {
    const number = String(index).padStart(3, '0');
    return aSessionDetail({ id: number, title: `Talk ${number}` });
  });
  fakeGateway(responses(many));
  const { user } = open();
  const titles = () => screen.getAllByText(/^Talk \d+$/).map(({ textContent }) => textContent);
  await screen.findByText('150 sessions');
  expect([titles().length, titles().at(-1)]).toEqual([60, 'Talk 059']);
  await user.click(screen.getByRole('button', { name: 'Show more (90)' }));
  expect(titles()).toHaveLength(120);
  act(() => callbacks.at(-1)?.([{ isIntersecting: true }]));
  expect(titles()).toHaveLength(150);
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
});

test('an empty list of sessions says so', async () => {
  fakeGateway(responses([]));
  open();
  expect(await screen.findByRole('heading', { name: 'No Sessions Yet' })).toBeVisible();
});

test('a deletion is confirmed and the toast undoes it', async () => {
  const calls = fakeGateway({
    ...responses(),
    'DELETE /api/sessions/opening': '',
    'POST /api/conferences/changes/change-1/undo': '',
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Opening' }));
  const question = screen.getByRole('dialog', { name: 'Are you sure you want to delete this session?' });
  await user.click(within(question).getByRole('button', { name: 'Delete Opening' }));
  expect(await screen.findByText('Session deleted successfully!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(writeCalls(calls)).toMatchObject([
      { method: 'DELETE', path: '/api/sessions/opening', headers: { 'If-Match': '"3"' } },
      { method: 'POST', path: '/api/conferences/changes/change-1/undo' },
    ]),
  );
});

test('a failed deletion shows an error', async () => {
  fakeGateway({ ...responses(), 'DELETE /api/sessions/opening': failure(500) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Opening' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Opening' }));
  expect(await screen.findByText('Failed to delete session')).toBeVisible();
});

test('a recently deleted session is restored from the list', async () => {
  const gone = { ...late, id: 'gone', title: 'Walk in the old town', deletedAt: '2026-11-01T08:00:00.000Z' };
  const calls = fakeGateway({
    ...responses(),
    [`${path}/sessions/deleted`]: [gone],
    'POST /api/sessions/gone/restore': gone,
  });
  const { user } = open();
  await user.click(await screen.findByText('Recently deleted (1)'));
  await user.click(screen.getByRole('button', { name: 'Restore Walk in the old town' }));
  expect(await screen.findByText('Session restored successfully!')).toBeVisible();
  expect(writeCalls(calls)).toHaveLength(1);
});
