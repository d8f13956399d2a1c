import type { ProgrammeBooking } from '@majlis/contracts/programme/programme-conflicts';
import { aBooking, aRoom } from '../../../../testing/staff-samples';
import { shiftAfter } from './day-dialogs';
import { toPlace } from './grid-dialogs';
import { onDay, placeDay } from './places';
import { cacheDays, groupByDay, instantOf, listColumns, listDays } from './planned-days';

const zone = 'Asia/Kuala_Lumpur';
/** The conference lasts from 09:00 on the first day to 17:00 on the third in Kuala Lumpur. */
const dates = { startDate: '2026-12-12T01:00:00.000Z', endDate: '2026-12-14T09:00:00.000Z', timezone: zone };
const days = ['2026-12-12', '2026-12-13', '2026-12-14'];

const at = (id: string, start: string, changes: Partial<ProgrammeBooking> = {}) => {
  const startTime = `2026-12-${start}:00.000Z`;
  return aBooking({ id, startTime, endTime: new Date(Date.parse(startTime) + 3_600_000).toISOString(), ...changes });
};

test('the days are those of the zone of the conference, also when the clocks change', () => {
  expect(listDays(dates)).toEqual(days);
  const london = { startDate: '2031-03-29T20:00:00.000Z', endDate: '2031-03-31T10:00:00.000Z' };
  expect(listDays({ ...london, timezone: 'Europe/London' })).toEqual(['2031-03-29', '2031-03-30', '2031-03-31']);
  expect(new Date(instantOf('2031-03-30', '01:30', 'Europe/London')).toISOString()).toBe('2031-03-30T01:30:00.000Z');
});

test('a session without the room that it needs, or outside the days, is not placed', () => {
  const sessions = [
    at('late', '15T01:00'),
    at('no-room', '12T02:00', { location: ' ' }),
    at('tea', '12T03:00', { location: '', sessionType: 'break' }),
    at('talk', '12T16:30'),
  ];
  const { byDay, unplaced } = groupByDay(sessions, days, cacheDays(zone));
  expect([...byDay].map(([day, placed]) => [day, placed.map(({ id }) => id)])).toEqual([
    ['2026-12-12', ['tea']],
    // The talk begins at 00:30 in Kuala Lumpur.
    ['2026-12-13', ['talk']],
    ['2026-12-14', []],
  ]);
  expect(unplaced.map(({ id }) => id)).toEqual(['no-room', 'late']);
});

test('columns are the active rooms in their order, then those that only sessions name', () => {
  const rooms = [
    aRoom({ name: 'Aula', order: 2 }),
    aRoom({ name: 'Hall A', order: 1, capacity: 80 }),
    aRoom({ name: 'Cellar', isActive: false }),
  ];
  const sessions = ['hall  a', 'Room 10', 'Room 2', 'room 2'].map((location, index) =>
    at(String(index), '12T02:00', { location }),
  );
  expect(listColumns(rooms, sessions)).toEqual([
    { name: 'Hall A', capacity: 80 },
    { name: 'Aula', capacity: null },
    { name: 'Room 2', capacity: null },
    { name: 'Room 10', capacity: null },
  ]);
  expect(listColumns(rooms, [at('x', '12T02:00', { location: 'Cellar' })])[0]?.name).toBe('Cellar');
});

test('a day has the usual hours, and a break stands across all rooms unless something takes place beside it', () => {
  const tea = at('tea', '12T03:00', { location: '', sessionType: 'break' });
  const place = (...sessions: ProgrammeBooking[]) => placeDay(sessions, '2026-12-12', zone, ['Hall A', 'Hall B']);
  const empty = place();
  expect([empty.rooms, empty.minutes, new Date(empty.start).toISOString()]).toEqual([
    ['Hall A', 'Hall B'],
    12 * 60,
    '2026-12-12T00:00:00.000Z',
  ]);
  expect(place(tea).sessions).toMatchObject([{ room: undefined, from: 180 }]);
  const beside = place(tea, at('talk', '12T03:30', { location: 'hall b' }));
  expect(beside.rooms).toEqual(['Hall A', 'Hall B', '']);
  expect(beside.sessions.map(({ room }) => room)).toEqual([2, 1]);
});

test('on a phone a day has one room and what stands across all of them', () => {
  const sessions = [
    at('a', '12T02:00', { location: 'Hall A' }),
    at('b', '12T02:00', { location: 'Hall B' }),
    at('tea', '12T05:00', { location: '', sessionType: 'break' }),
  ];
  const { rooms, sessions: placed } = placeDay(sessions, '2026-12-12', zone, ['Hall A', 'Hall B'], 'Hall B');
  expect([rooms, placed.map(({ session }) => session.id)]).toEqual([['Hall B'], ['b', 'tea']]);
});

test('a session that is not placed is picked up on the day at its time, in the first room', () => {
  const early = at('early', '10T02:30', { location: '' });
  expect(onDay(early, '2026-12-13', zone, ['Hall A'])).toEqual({
    startTime: '2026-12-13T02:30:00.000Z',
    endTime: '2026-12-13T03:30:00.000Z',
    location: 'Hall A',
  });
});

test('what begins at a time or later is shifted, in all rooms or one', () => {
  const sessions = [at('a', '12T02:00'), at('b', '12T03:00', { location: 'Hall B' }), at('c', '12T04:00')];
  const shifted = (room: string) =>
    shiftAfter(sessions, instantOf('2026-12-12', '11:00', zone), -15, room).map(({ session, place }) => [
      session.id,
      place.startTime.slice(11, 16),
    ]);
  expect(shifted('')).toEqual([
    ['b', '02:45'],
    ['c', '03:45'],
  ]);
  expect(shifted('hall b')).toEqual([['b', '02:45']]);
});

test('typed times become a place, or a sentence at the field', () => {
  const values = { day: '2031-03-30', start: '09:00', end: '10:00', location: 'Hall A', nights: 0 };
  const check = (changes: Partial<typeof values>) => toPlace({ ...values, ...changes }, 'Europe/London');
  expect(check({}).place).toEqual({
    startTime: '2031-03-30T08:00:00.000Z',
    endTime: '2031-03-30T09:00:00.000Z',
    location: 'Hall A',
  });
  expect(check({ start: '01:30' }).errors.start).toMatch(/skip this time/);
  expect(check({ start: '' }).errors.start).toBe('Give a time');
  expect(check({ end: '09:00' }).errors.end).toBe('The end must be after the start');
  expect(check({ start: '23:00', end: '01:00', nights: 1 }).place?.endTime).toBe('2031-03-31T00:00:00.000Z');
});
