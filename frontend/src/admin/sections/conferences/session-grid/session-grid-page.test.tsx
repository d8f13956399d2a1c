import { acceptedConflictPath, acceptedConflicts, bookingsOf } from '@majlis/contracts/programme/programme-conflicts';
import { roomsOf } from '@majlis/contracts/programme/rooms';
import { movePath } from '@majlis/contracts/programme/session-moves';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Call, failure, fakeGateway, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aBooking, aListedConference, aRoom, signedIn } from '../../../../testing/staff-samples';

const conference = aListedConference();
const { id } = conference;
const grid = `/admin/conference-management/${id}/sessions/grid`;
const salma = { id: 'salma', name: 'Salma Yusuf' };
const at = (name: string, hour: string, location: string, changes: object = {}) =>
  aBooking({
    id: name,
    title: name,
    conferenceId: id,
    startTime: `2026-12-12T${hour}:00:00.000Z`,
    endTime: `2026-12-12T${hour}:30:00.000Z`,
    location,
    speakers: [salma],
    ...changes,
  });
/** Two sessions begin at 09:00 and 10:00 in Kuala Lumpur, and one has no room yet. */
const sessions = () => [at('Opening', '01', 'Hall A'), at('Panel', '02', 'Hall B'), at('Waiting', '04', '')];

function open(responses: Record<string, unknown> = {}, at = grid) {
  const accepted: object[] = [];
  const calls = fakeGateway({
    '/api/auth/session': signedIn(),
    '/api/auth/accounts': [],
    '/api/conferences': [conference],
    [bookingsOf(id).path]: sessions(),
    [roomsOf(id).path]: [aRoom({ name: 'Hall A' }), aRoom({ name: 'Hall B', order: 1 })],
    [acceptedConflicts(id).path]: () => accepted,
    [`POST ${movePath(id)}`]: ({ body }: Call & { body: { sessions: { version: number }[] } }) => ({
      sessions: body.sessions.map((move) => ({ ...move, version: move.version + 1 })),
    }),
    ...responses,
  });
  return { calls, accepted, ...openAdmin(at) };
}

beforeEach(() => window.localStorage.clear());

/** The first call waits until the code of the page has loaded. */
const findCard = (name: RegExp) => screen.findByRole('button', { name });
const focusCard = async (name: RegExp) => {
  const card = await findCard(name);
  act(() => card.focus());
};
const moves = (calls: Call[]) => writeCalls(calls).map(({ body }) => body);

test('a session is picked up, moved and put down by keys, is where it was put at once, and can be undone', async () => {
  const { calls, user } = open();
  await focusCard(/^Opening 09:00–09:30/);
  await user.keyboard('{Enter}');
  expect(screen.getByText(/^Opening is picked up. Sat 12 Dec, 09:00–09:30, Hall A/)).toBeInTheDocument();
  await user.keyboard('{ArrowDown}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  expect(screen.getByText('Sat 12 Dec, 09:05–09:40, Hall B')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await findCard(/^Opening 09:05–09:40/)).toBeVisible();
  expect(await screen.findByText('Session moved!')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(moves(calls)).toEqual([
    {
      sessions: [
        {
          ...{ id: 'Opening', version: 1, location: 'Hall B' },
          ...{ startTime: '2026-12-12T01:05:00.000Z', endTime: '2026-12-12T01:40:00.000Z' },
        },
      ],
    },
  ]);
});

test('moves of one session follow each other with the version of the one before', async () => {
  const { calls, user } = open();
  await focusCard(/^Opening/);
  await user.keyboard('{Enter}{ArrowDown}{Enter}{Enter}{ArrowDown}{Enter}');
  await findCard(/^Opening 09:10/);
  await waitFor(() =>
    expect(moves(calls)).toMatchObject([{ sessions: [{ version: 1 }] }, { sessions: [{ version: 2 }] }]),
  );
});

test('Escape and leaving the card give up, and nothing is saved', async () => {
  const { calls, user } = open();
  await focusCard(/^Opening/);
  await user.keyboard('{Enter}{ArrowDown}{Escape}');
  expect(screen.getByText('Given up: the session stays where it was.')).toBeInTheDocument();
  await user.keyboard('{Enter}{ArrowDown}{Tab}{Enter}');
  expect(writeCalls(calls)).toEqual([]);
});

test('a move that is rejected is taken back with a message', async () => {
  const { user } = open({ [`POST ${movePath(id)}`]: failure(409, { message: 'It was changed meanwhile.' }) });
  await focusCard(/^Opening/);
  await user.keyboard('{Enter}{PageDown}{Enter}');
  expect(await screen.findByText('Failed to move session')).toBeVisible();
  expect(screen.getByText('It was changed meanwhile.')).toBeVisible();
  expect(await findCard(/^Opening 09:00–09:30/)).toBeVisible();
});

test('a conflict is said while a session moves, stands beside the grid, leads to its sessions and is accepted', async () => {
  const { accepted, calls, user } = open({
    [`PUT ${acceptedConflictPath(id, 'speaker-clash:Opening:Panel:salma')}`]: ({ body }: Call) => {
      accepted.push({ ...(body as object), key: 'speaker-clash:Opening:Panel:salma', by: 'amina@example.org', at: '' });
      return accepted[0];
    },
  });
  await focusCard(/^Opening/);
  await user.keyboard('{Enter}{PageDown}');
  expect(
    screen.getByText(/^Sat 12 Dec, 10:00.*Speaker in two places at once: Salma Yusuf \(“Panel”\)/),
  ).toBeInTheDocument();
  await user.keyboard('{Enter}');
  const panel = within(screen.getByRole('region', { name: /^Conflicts/ }));
  await user.click(await panel.findByRole('button', { name: /10:00 Panel$/ }));
  expect(await findCard(/^Panel 10:00/)).toHaveFocus();
  expect(screen.getByRole('button', { name: /^Panel 10:00.*1 conflict/ })).toBeVisible();
  await user.click(panel.getByRole('button', { name: /^Accept: Speaker in two places/ }));
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(screen.getByText('Give a reason')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 700));
  await user.type(screen.getByLabelText('Reason'), 'She joins by video');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Conflict accepted!')).toBeVisible();
  expect(await panel.findByText('She joins by video')).toBeInTheDocument();
  expect(panel.queryByText('Speaker in two places at once', { selector: 'summary' })).toBeNull();
  expect(moves(calls).at(-1)).toEqual({ reason: 'She joins by video' });
});

test('a session that is not placed gets a day, times and a room in its dialog', async () => {
  const { calls, user } = open();
  const tray = within(await screen.findByRole('region', { name: /^Not yet placed 1/ }));
  await user.click(tray.getByRole('button', { name: /^Waiting 12:00/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Waiting' }));
  expect(dialog.getByText('No room yet')).toBeVisible();
  fireEvent.change(dialog.getByLabelText('Start'), { target: { value: '15:00' } });
  fireEvent.blur(dialog.getByLabelText('Start'));
  expect(dialog.getByLabelText('End')).toHaveValue('15:30');
  await user.selectOptions(dialog.getByLabelText('Day'), 'Sun 13 Dec');
  await user.selectOptions(dialog.getByLabelText('Room'), 'Hall B');
  expect(dialog.queryByText('No room yet')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() =>
    expect(moves(calls)).toMatchObject([
      {
        sessions: [{ startTime: '2026-12-13T07:00:00.000Z', endTime: '2026-12-13T07:30:00.000Z', location: 'Hall B' }],
      },
    ]),
  );
  expect(await screen.findByRole('region', { name: /^Not yet placed 0/ })).toBeVisible();
});

test('all sessions from a time on are shifted in one step', async () => {
  const { calls, user } = open();
  await findCard(/^Opening/);
  await user.click(screen.getByRole('button', { name: 'Shift…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Shift Sat 12 Dec' }));
  expect(dialog.getByText('No session is moved.')).toBeVisible();
  fireEvent.change(dialog.getByLabelText('Sessions that begin at or after'), { target: { value: '09:00' } });
  expect(dialog.getByText('2 sessions will be moved.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Shift' }));
  expect(await screen.findByText('2 sessions moved!')).toBeVisible();
  expect(moves(calls)).toMatchObject([{ sessions: [{ id: 'Opening' }, { id: 'Panel' }] }]);
  expect(await findCard(/^Opening 09:15–09:45/)).toBeVisible();
});

test('a conference without sessions or rooms says how to begin', async () => {
  open({ [bookingsOf(id).path]: [], [roomsOf(id).path]: [] });
  expect(await screen.findByText('No Sessions Yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add the first session' })).toBeVisible();
});

test('the rooms of a conference without sessions are shown, and a session is drawn in one by keys', async () => {
  const { calls, user } = open({
    [bookingsOf(id).path]: [],
    [`/api/conferences/${id}/sessions`]: [],
    '/api/people': [],
  });
  const grid = await screen.findByRole('region', { name: 'Sat 12 Dec' });
  expect(within(screen.getByRole('list', { name: 'Rooms' })).getByText('Hall B')).toBeVisible();
  act(() => grid.focus());
  await user.keyboard('{Enter}');
  expect(screen.getByText(/^New session is picked up. Sat 12 Dec, 09:00–10:00, Hall A$/)).toBeInTheDocument();
  await user.keyboard('{PageDown}{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Session' }));
  await user.click(dialog.getByRole('tab', { name: /^Schedule/ }));
  expect(dialog.getByLabelText(/^Start time/)).toHaveValue('2026-12-12T10:00');
  expect(dialog.getByLabelText(/^End time/)).toHaveValue('2026-12-12T11:05');
  expect(dialog.getByLabelText(/^Location/)).toHaveValue('Hall B');
  expect(writeCalls(calls)).toEqual([]);
});

test('sessions without speakers or a room are counted apart from conflicts', async () => {
  open({
    [bookingsOf(id).path]: [
      ...sessions().slice(0, 2),
      at('Meanwhile', '01', 'Hall B'),
      at('Mute', '06', 'Hall A', { speakers: [] }),
      at('Silent', '07', 'Hall A', { speakers: [] }),
    ],
  });
  const panel = within(await screen.findByRole('region', { name: /^Conflicts/ }));
  expect(panel.getByRole('heading', { name: 'Conflicts 1' })).toBeVisible();
  expect(panel.getByRole('heading', { name: 'Still missing 2' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sat 12 Dec , 1 conflict' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Mute/ })).not.toHaveTextContent('conflict');
});

test('the address of another conference leads to a session on its day', async () => {
  const later = at('Later', '01', 'Hall A', {
    startTime: '2026-12-13T01:00:00.000Z',
    endTime: '2026-12-13T02:00:00.000Z',
  });
  open({ [bookingsOf(id).path]: [...sessions(), later] }, `${grid}?session=Later`);
  expect(await findCard(/^Later 09:00–10:00/)).toHaveFocus();
});

/** jsdom has no layout and no pointer events, so the finger is always over the tab. */
async function touchCard(name: RegExp, day: string) {
  const card = await findCard(name);
  const tab = within(screen.getByRole('navigation', { name: 'Days' })).getByRole('button', { name: day });
  Object.assign(document, { elementFromPoint: () => tab });
  const send = (type: 'pointerdown' | 'pointermove' | 'pointerup', clientX = 90) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY: 40 });
    fireEvent(card, Object.assign(event, { pointerId: 1, pointerType: 'touch', isPrimary: true }));
  };
  send('pointerdown', 40);
  return { tab, send };
}
const longPress = () => act(() => new Promise((resolve) => setTimeout(resolve, 320)));

test('a finger lifts a session by a long press and puts it down on the tab of another day', async () => {
  const { calls } = open();
  const { tab, send } = await touchCard(/^Opening/, 'Sun 13 Dec');
  await longPress();
  send('pointermove');
  expect(tab.parentElement).toHaveAttribute('data-target', 'true');
  expect(screen.getByText('Sun 13 Dec, 09:00–09:30, Hall A')).toBeInTheDocument();
  send('pointerup');
  expect(await screen.findByText('Session moved!')).toBeVisible();
  expect(tab.parentElement).not.toHaveAttribute('data-target');
  expect(moves(calls)).toMatchObject([
    {
      sessions: [
        { startTime: '2026-12-13T01:00:00.000Z', endTime: '2026-12-13T01:30:00.000Z', location: 'Hall A', version: 1 },
      ],
    },
  ]);
});

test('the tab of a day turns to it while a session is held there, and Escape puts the session back', async () => {
  const { calls, user } = open();
  const { tab, send } = await touchCard(/^Opening/, 'Sun 13 Dec');
  await longPress();
  send('pointermove');
  expect(tab).not.toHaveAttribute('aria-current');
  await waitFor(() => expect(tab).toHaveAttribute('aria-current', 'date'));
  expect(tab.parentElement).not.toHaveAttribute('data-target');
  await user.keyboard('{Escape}');
  send('pointerup');
  expect(writeCalls(calls)).toEqual([]);
});

test('a finger that moves at once scrolls', async () => {
  const { calls } = open();
  const { tab, send } = await touchCard(/^Opening/, 'Sun 13 Dec');
  send('pointermove');
  await longPress();
  send('pointermove');
  expect(tab.parentElement).not.toHaveAttribute('data-target');
  send('pointerup');
  expect(writeCalls(calls)).toEqual([]);
});
