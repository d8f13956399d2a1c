import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { anAgendaSession } from '../../../../testing/samples';
import { placeProgramme } from './programme-grid';

/** Times are UTC. */
const at = (times: string, location: string, changes: Partial<AgendaSession> = {}) => {
  const [start = '', end = ''] = times.split(' ');
  return anAgendaSession({
    id: `${location} ${times}`,
    location,
    startTime: `2026-${start}:00.000Z`,
    endTime: `2026-${end}:00.000Z`,
    ...changes,
  });
};
const place = (sessions: AgendaSession[], zone = 'UTC') => {
  const day = placeProgramme(sessions, zone);
  const columnOf = ({ room, lane, lanes }: (typeof day.sessions)[number]) =>
    `${room === undefined ? 'all rooms' : day.rooms[room]} ${lane + 1}/${lanes}`;
  return { ...day, places: day.sessions.map((one) => [columnOf(one), one.from, one.minutes]) };
};
const clocksOf = (sessions: AgendaSession[], zone: string) =>
  place(sessions, zone).hours.map(({ instant, from }) => [instant.slice(11, 16), from]);

test('a day without sessions has neither rooms nor hours', () => {
  expect(placeProgramme([], 'UTC')).toEqual({ rooms: [], start: 0, minutes: 0, hours: [], sessions: [] });
});

test('one session has a column, from the half hour before it to the half hour after it', () => {
  const day = place([at('12-12T09:10 12-12T09:50', 'Hall')]);
  expect([day.places, day.minutes, new Date(day.start).toISOString()]).toEqual([
    [['Hall 1/1', 10, 40]],
    60,
    '2026-12-12T09:00:00.000Z',
  ]);
});

test('rooms are in the order of their names and numbers, and one that is written differently is one room', () => {
  const rooms = ['Room 10', 'Room 2', 'room  2', 'Aula'].map((room) => at('12-12T09:00 12-12T10:00', room));
  const day = place(rooms);
  expect(day.rooms).toEqual(['Aula', 'Room 2', 'Room 10']);
  expect(day.places.map(([column]) => column)).toEqual(['Room 10 1/1', 'Room 2 1/2', 'Room 2 2/2', 'Aula 1/1']);
});

test('rooms of the conference are in its order, before others', () => {
  const rooms = [['Annex'], ['Seminar room', 1], ['Great Hall', 0], ['Aula', 1]] as const;
  const day = place(rooms.map(([room, roomOrder = null]) => at('12-12T09:00 12-12T10:00', room, { roomOrder })));
  expect(day.rooms).toEqual(['Great Hall', 'Aula', 'Seminar room', 'Annex']);
});

test('sessions that overlap in a room share its width, those that follow each other have all of it', () => {
  const { places } = place([
    at('12-12T09:00 12-12T11:00', 'Hall'),
    at('12-12T09:00 12-12T10:00', 'Hall', { id: 'second' }),
    at('12-12T10:00 12-12T10:30', 'Hall'),
    at('12-12T11:00 12-12T12:00', 'Hall'),
  ]);
  expect(places.map(([column]) => column)).toEqual(['Hall 1/2', 'Hall 2/2', 'Hall 2/2', 'Hall 1/1']);
});

test('breaks and sessions without a room stand across all rooms, beside each other if they overlap', () => {
  const { rooms, places } = place([
    at('12-12T08:00 12-12T09:00', ''),
    at('12-12T08:30 12-12T09:00', 'Foyer', { sessionType: 'networking' }),
    at('12-12T09:00 12-12T10:00', 'Hall'),
    at('12-12T10:00 12-12T10:30', 'Courtyard', { sessionType: 'break' }),
  ]);
  expect(rooms).toEqual(['Hall']);
  expect(places.map(([column]) => column)).toEqual(['all rooms 1/2', 'all rooms 2/2', 'Hall 1/1', 'all rooms 1/1']);
});

test('what takes place while a room is in use has a column, and so has what overlaps with that', () => {
  const { rooms, places } = place([
    at('12-12T09:00 12-12T10:00', 'Hall'),
    at('12-12T09:30 12-12T11:00', '  '),
    at('12-12T10:30 12-12T11:30', 'Courtyard', { sessionType: 'break' }),
  ]);
  expect(rooms).toEqual(['', 'Courtyard', 'Hall']);
  expect(places.map(([column]) => column)).toEqual(['Hall 1/1', ' 1/1', 'Courtyard 1/1']);
});

test('a session over midnight lengthens its day', () => {
  const night = [at('12-12T21:00 12-12T22:00', 'Roof'), at('12-12T22:30 12-13T01:15', 'Roof')];
  const day = place(night);
  expect([day.minutes, day.places[1]]).toEqual([270, ['Roof 1/1', 90, 165]]);
  expect(clocksOf(night, 'UTC').map(([clock]) => clock)).toEqual(['21:00', '22:00', '23:00', '00:00', '01:00']);
});

test('a session that lasts for days is cut off', () => {
  const day = place([at('12-12T09:00 12-15T18:00', 'Gallery')]);
  expect([day.minutes, day.places]).toEqual([26 * 60, [['Gallery 1/1', 0, 26 * 60]]]);
});

test.each([
  ['an hour is missing when clocks go forward', '03-29T00:00 03-29T03:00', ['00:00', '02:00', '03:00', '04:00']],
  ['an hour is there twice when clocks go back', '10-24T23:00 10-25T02:00', ['00:00', '01:00', '01:00', '02:00']],
])('%s, and heights stay those of true minutes', (_case, times, expected) => {
  const day = place([at(times, 'Hall')], 'Europe/London');
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' });
  expect(day.hours.map(({ instant }) => clock.format(new Date(instant)))).toEqual(expected);
  expect([day.minutes, day.hours.map(({ from }) => from)]).toEqual([180, [0, 60, 120, 180]]);
});

test('hours are those of the clocks in a zone with half hours', () => {
  expect(clocksOf([at('12-12T09:00 12-12T11:00', 'Hall')], 'Asia/Kolkata')).toEqual([
    ['09:30', 30],
    ['10:30', 90],
  ]);
});
