import { fireEvent, screen, within } from '@testing-library/react';
import { failure, fakeGateway, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aSessionDetail } from '../../../../testing/samples';
import { aListedConference, programmeResponses, signedIn } from '../../../../testing/staff-samples';

const conference = aListedConference();
const path = `/api/conferences/${conference.id}`;
const opening = aSessionDetail({ id: 'opening', title: 'Opening', location: 'Hall A', maxAttendees: 40 });
const responses = (changes: Record<string, unknown> = {}) => ({
  '/api/auth/session': signedIn,
  '/api/conferences': [conference],
  [`${path}/sessions/deleted`]: [],
  ...programmeResponses(conference.id, [opening]),
  '/api/sessions/opening': opening,
  '/api/people': [],
  ...changes,
});

beforeEach(() => window.localStorage.clear());

async function openForm(name: string) {
  const opened = openAdmin(`/admin/conference-management/${conference.id}/sessions`);
  await opened.user.click(await screen.findByRole('button', { name }));
  return opened;
}
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });
const times = () => [screen.getByLabelText(/^Start time/), screen.getByLabelText(/^End time/)] as const;

test('the first session starts with the conference, the next one after it', async () => {
  const added = aSessionDetail({ id: 'new', endTime: '2026-12-12T02:30:00.000Z' });
  const calls = fakeGateway(responses({ [`POST ${path}/sessions`]: added }));
  const { user } = await openForm('Add Session');
  expect(screen.getByRole('combobox', { name: /^Type/ })).toHaveValue('presentation');
  expect(screen.getByRole('spinbutton', { name: 'Display order' })).toHaveValue(0);
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Consent and covenant');
  expect(screen.getByRole('textbox', { name: /^Slug/ })).toHaveAccessibleDescription(/sessions\/consent-and-covenant$/);
  await user.click(tab('Schedule'));
  expect(times().map((field) => (field as HTMLInputElement).value)).toEqual(['2026-12-12T09:00', '2026-12-12T10:00']);
  await user.click(screen.getByRole('button', { name: 'Create Session' }));
  expect(await screen.findByText('Session created successfully!')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([
    {
      method: 'POST',
      body: {
        conferenceId: conference.id,
        title: 'Consent and covenant',
        slug: 'consent-and-covenant',
        sessionType: 'presentation',
        startTime: '2026-12-12T09:00',
        endTime: '2026-12-12T10:00',
        sessionOrder: 0,
        maxAttendees: null,
      },
    },
  ]);

  await user.click(screen.getByRole('button', { name: 'Add Session' }));
  expect(times().map((field) => (field as HTMLInputElement).value)).toEqual(['2026-12-12T10:30', '2026-12-12T12:00']);
});

test('rooms and tracks of other sessions are suggested', async () => {
  const others = [opening, aSessionDetail({ id: 'b', location: 'Annex' }), aSessionDetail({ id: 'c', location: '' })];
  fakeGateway(responses({ [`${path}/sessions`]: others }));
  const { user } = await openForm('Add Session');
  await user.click(tab('Schedule'));
  const room = screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' });
  expect([...(room.list?.options ?? [])].map(({ value }) => value)).toEqual(['Annex', 'Hall A']);
});

test('an error marks and opens its tab, and nothing is sent', async () => {
  const calls = fakeGateway(responses());
  const { user } = await openForm('Edit Opening');
  const [start, end] = times();
  fireEvent.change(start, { target: { value: '2026-12-12T12:00' } });
  fireEvent.blur(start);
  fireEvent.change(end, { target: { value: '2026-12-12T11:00' } });
  await user.click(tab('Details'));
  await user.click(screen.getByRole('button', { name: 'Update Session' }));
  expect(screen.getByText('The end must be after the start')).toBeVisible();
  expect(tab('Schedule')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Schedule')).toHaveAccessibleName('Schedule & Location 1 error');
  expect(end).toHaveFocus();

  await user.click(tab('Basic'));
  await user.clear(screen.getByRole('textbox', { name: /^Title/ }));
  await user.click(tab('Details'));
  await user.click(screen.getByRole('button', { name: 'Update Session' }));
  expect(screen.getByText('Title is required')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveFocus();
  expect(writeCalls(calls)).toEqual([]);
});

test("a local time that does not exist in the conference's zone is rejected", async () => {
  const inNewYork = { ...conference, timezone: 'America/New_York' };
  const calls = fakeGateway(responses({ '/api/conferences': [inNewYork] }));
  const { user } = await openForm('Edit Opening');
  const [start, end] = times();
  fireEvent.change(start, { target: { value: '2026-03-08T02:30' } });
  fireEvent.change(end, { target: { value: '2026-03-08T04:00' } });
  await user.click(screen.getByRole('button', { name: 'Update Session' }));
  expect(screen.getByText('There is no such time in America/New_York')).toBeVisible();
  expect(writeCalls(calls)).toEqual([]);
});

test('a session form shows local times and saves on the loaded version', async () => {
  const calls = fakeGateway(responses({ 'PUT /api/sessions/opening': opening }));
  const { user } = await openForm('Edit Opening');
  await user.click(tab('Schedule'));
  expect(times().map((field) => (field as HTMLInputElement).value)).toEqual(['2026-12-12T09:00', '2026-12-12T10:30']);
  await user.clear(screen.getByLabelText(/^Max attendees/));
  await user.click(screen.getByRole('button', { name: 'Update Session' }));
  expect(await screen.findByText('Session updated successfully!')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([
    {
      method: 'PUT',
      path: '/api/sessions/opening',
      headers: { 'If-Match': '"3"' },
      body: { title: 'Opening', startTime: opening.startTime, endTime: opening.endTime, maxAttendees: null },
    },
  ]);
});

test('the zone name matches the start of the session', async () => {
  const [startDate, endDate] = ['2026-10-24T09:00:00.000Z', '2026-10-26T09:00:00.000Z'];
  const inLondon = { ...conference, timezone: 'Europe/London', startDate, endDate };
  fakeGateway(responses({ '/api/conferences': [inLondon] }));
  const { user } = await openForm('Add Session');
  expect(screen.getByText('Sorted by start time. All times are in London time.')).toBeInTheDocument();
  await user.click(tab('Schedule'));
  expect(screen.getByText(/^All times are in London time \(BST, UTC\+1\)\./)).toBeVisible();
  const [start] = times();
  fireEvent.input(start, { target: { value: '2026-10-26T09:00' } });
  expect(screen.getByText(/^All times are in London time \(GMT, UTC\+0\)\./)).toBeVisible();
  fireEvent.input(start, { target: { value: '' } });
  expect(screen.getByText(/^All times are in London time\. Conference/)).toBeVisible();
});

test('editing a title does not move a session in an hour that occurs twice', async () => {
  const inLondon = { ...conference, timezone: 'Europe/London' };
  const night = { ...opening, startTime: '2026-10-25T00:45:30.000Z', endTime: '2026-10-25T01:15:00.000Z' };
  const calls = fakeGateway(
    responses({
      '/api/conferences': [inLondon],
      [`${path}/sessions`]: [night],
      'PUT /api/sessions/opening': night,
    }),
  );
  const { user } = await openForm('Edit Opening');
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), ' at night');
  await user.click(screen.getByRole('button', { name: 'Update Session' }));
  expect(await screen.findByText('Session updated successfully!')).toBeVisible();
  const { startTime, endTime } = night;
  expect(writeCalls(calls)).toMatchObject([{ body: { title: 'Opening at night', startTime, endTime } }]);
});

test('moving the start moves the end; a day outside the conference shows a warning only', async () => {
  const calls = fakeGateway(responses({ 'PUT /api/sessions/opening': opening }));
  const { user } = await openForm('Edit Opening');
  await user.click(tab('Schedule'));
  const [start, end] = times();
  fireEvent.focus(start);
  fireEvent.input(start, { target: { value: '2026-12-20T22:00' } });
  fireEvent.blur(start);
  expect(end).toHaveValue('2026-12-20T23:30');
  expect(screen.getByText(/^Outside the conference dates/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Update Session' }));
  expect(await screen.findByText('Session updated successfully!')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([{ body: { startTime: '2026-12-20T22:00', endTime: '2026-12-20T23:30' } }]);
});

test('Enter in the start field moves the end before saving', async () => {
  const calls = fakeGateway(responses({ 'PUT /api/sessions/opening': opening }));
  const { user } = await openForm('Edit Opening');
  await user.click(tab('Schedule'));
  const [start] = times();
  await user.click(start);
  fireEvent.input(start, { target: { value: '2026-12-13T22:00' } });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Session updated successfully!')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([{ body: { startTime: '2026-12-13T22:00', endTime: '2026-12-13T23:30' } }]);
});

test.each([
  ['Add Session', `POST ${path}/sessions`, 'Create Session', 'Failed to create session'],
  ['Edit Opening', 'PUT /api/sessions/opening', 'Update Session', 'Failed to update session'],
])('%s: a failed save shows an error and keeps the input', async (button, write, save, toast) => {
  fakeGateway(responses({ [write]: failure(503) }));
  const { user } = await openForm(button);
  const title = screen.getByRole('textbox', { name: /^Title/ });
  await user.clear(title);
  await user.type(title, 'A new title');
  await user.click(screen.getByRole('button', { name: save }));
  expect(await screen.findByText(toast)).toBeVisible();
  expect(title).toHaveValue('A new title');
});

test('a stale save shows who saved first and when, and can overwrite', async () => {
  const serverVersion = {
    ...{ ...opening, title: 'Opening ceremony', location: 'Hall B', version: 4, updatedBy: 'omar@example.org' },
    // The other user has moved the session by one hour.
    ...{ startTime: '2026-12-12T02:00:00.000Z', endTime: '2026-12-12T03:30:00.000Z' },
  };
  let reads = 0;
  const changed = {
    message: 'Stale',
    requestId: '1',
    changed: { by: serverVersion.updatedBy, at: serverVersion.updatedAt },
  };
  const calls = fakeGateway(
    responses({
      [`${path}/sessions`]: () => (reads++ === 0 ? [opening] : [serverVersion]),
      'PUT /api/sessions/opening': ({ headers }: { headers: Record<string, string> }) =>
        headers['If-Match'] === '"4"' ? serverVersion : failure(409, changed),
    }),
  );
  const { user } = await openForm('Edit Opening');
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), ' of the days');
  await user.click(screen.getByRole('button', { name: 'Update Session' }));
  const notice = await screen.findByText(/^omar@example.org changed this session on 12 March 2026/);
  expect(notice.closest('[role="alert"]')).toHaveTextContent('Theirs Opening ceremonyYours Opening of the days');
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Session updated successfully!')).toBeVisible();
  expect(writeCalls(calls).at(-1)).toMatchObject({
    headers: { 'If-Match': '"4"' },
    body: {
      ...{ title: 'Opening of the days', location: 'Hall B', maxAttendees: 40 },
      ...{ startTime: serverVersion.startTime, endTime: serverVersion.endTime },
    },
  });
});

test('the toast of a new session opens its speakers', async () => {
  fakeGateway(responses({ [`POST ${path}/sessions`]: opening }));
  const { user } = await openForm('Add Session');
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Opening');
  await user.click(screen.getByRole('button', { name: 'Create Session' }));
  await user.click(await screen.findByRole('button', { name: 'Assign Speakers' }));
  const dialog = screen.getByRole('dialog', { name: 'Assign Speakers: Opening' });
  expect(await within(dialog).findByRole('heading', { name: 'No Speakers Available' })).toBeVisible();
});
