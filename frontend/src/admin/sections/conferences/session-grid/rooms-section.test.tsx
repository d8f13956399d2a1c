import { bookingsOf } from '@majlis/contracts/programme/programme-conflicts';
import { type Room, roomsOf } from '@majlis/contracts/programme/rooms';
import { screen, waitFor, within } from '@testing-library/react';
import { type Call, fakeGateway, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aBooking, aListedConference, aRoom, signedIn } from '../../../../testing/staff-samples';

const conference = aListedConference();
const rooms = roomsOf(conference.id).path;
const inRoom = (id: string, location: string) => aBooking({ id, conferenceId: conference.id, location });

function open(listed: Room[]) {
  const calls = fakeGateway({
    '/api/auth/session': signedIn(),
    '/api/conferences': [conference],
    [bookingsOf(conference.id).path]: [inRoom('a', 'great  hall'), inRoom('b', 'Cellar 10'), inRoom('c', 'Cellar 2')],
    [rooms]: () => listed,
    [`${rooms}/deleted`]: [],
    [`POST ${rooms}`]: ({ body }: Call) => {
      const room = aRoom(body as Room);
      listed.push(room);
      return room;
    },
    [`PUT ${rooms}/Great%20Hall`]: ({ body }: Call) => aRoom(body as Room),
  });
  return { calls, ...openAdmin(`/admin/conference-management/${conference.id}/sessions/rooms`) };
}

beforeEach(() => window.localStorage.clear());

test('rooms are listed with their capacity and renamed in one place', async () => {
  const { calls, user } = open([aRoom({ name: 'Great Hall', capacity: 120 })]);
  const row = within(await screen.findByRole('row', { name: /Great Hall/ }));
  expect(row.getByText('120 seats')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Edit Great Hall' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit room' }));
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Aula');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writeCalls(calls)).toMatchObject([{ body: { name: 'Aula', capacity: 120 } }]));
  expect(await screen.findByText('Room updated successfully')).toBeVisible();
});

test('rooms that only sessions name are listed with a press', async () => {
  const { calls, user } = open([aRoom({ name: 'Great Hall', order: 3 })]);
  expect(await screen.findByText('Cellar 2 and Cellar 10')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'List them' }));
  expect(await screen.findByText('2 rooms added successfully')).toBeVisible();
  expect(writeCalls(calls).map(({ body }) => body)).toEqual([
    { name: 'Cellar 2', order: 4 },
    { name: 'Cellar 10', order: 5 },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'List them' })).toBeNull());
});
