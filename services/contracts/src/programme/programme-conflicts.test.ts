import {
  type Conflict,
  conflictKinds,
  findConflicts,
  findConflictsOf,
  type Programme,
  type ProgrammeBooking,
} from './programme-conflicts.js';

const conference = {
  id: 'forum',
  startDate: '2026-12-12T01:00:00.000Z',
  endDate: '2026-12-13T09:00:00.000Z',
  timezone: 'Asia/Kuala_Lumpur',
  isVirtual: false,
};
const salma = { id: 'salma', name: 'Salma Idris' };
const omar = { id: 'omar', name: 'Omar Siddiq' };

/** Returns a time of 12 December in Kuala Lumpur as an instant. */
const at = (clock: string) => new Date(`2026-12-12T${clock}:00+08:00`).toISOString();

function booking(
  id: string,
  [start, end]: [string, string],
  changes: Partial<ProgrammeBooking> = {},
): ProgrammeBooking {
  return {
    ...{ id, title: `On ${id}`, conferenceId: 'forum', conferenceTitle: 'Forum', version: 1 },
    ...{ sessionType: 'panel', track: '', startTime: at(start), endTime: at(end), location: `Room of ${id}` },
    ...{ maxAttendees: null, speakers: [{ id: `speaker of ${id}`, name: 'One' }] },
    ...changes,
  };
}

const programme = (bookings: ProgrammeBooking[], changes: Partial<Programme> = {}): Programme => ({
  ...{ conference, bookings, rooms: [], accepted: [] },
  ...changes,
});
const keys = (conflicts: Conflict[]) => conflicts.map(({ key }) => key);
const keysOf = (bookings: ProgrammeBooking[], changes?: Partial<Programme>) =>
  keys(findConflicts(programme(bookings, changes)));

const morning = ['10:00', '11:00'] as [string, string];
const overlapping = ['10:30', '11:30'] as [string, string];
const rightAfter = ['11:00', '12:00'] as [string, string];

test('a room is used by one session at a time, whatever the spelling; sessions may touch', () => {
  const first = booking('b', morning, { location: 'Hall A' });
  expect(keysOf([first, booking('a', overlapping, { location: ' hall  a' })])).toEqual(['room-clash:a:b']);
  expect(keysOf([first, booking('a', rightAfter, { location: 'Hall A' })])).toEqual([]);
  const none = { location: ' ', sessionType: 'break' as const, speakers: [] };
  expect(keysOf([booking('a', morning, none), booking('b', morning, none)])).toEqual([]);
});

test('every pair in a room is found once, the earlier session first', () => {
  const room = { location: 'Hall A' };
  const all = [
    booking('c', ['12:00', '13:00'], room),
    booking('b', ['09:00', '17:00'], room),
    booking('a', morning, room),
  ];
  expect(findConflicts(programme(all)).map(({ sessions }) => sessions.map(({ id }) => id))).toEqual([
    ['b', 'a'],
    ['b', 'c'],
  ]);
});

test('a speaker is in one place at a time, also where the other is another conference', () => {
  const own = booking('own', morning, { speakers: [salma, omar] });
  const elsewhere = booking('other', overlapping, {
    ...{ conferenceId: 'assembly', conferenceTitle: 'Assembly', location: own.location, speakers: [omar] },
  });
  const [conflict, ...others] = findConflicts(programme([elsewhere, own]));
  expect(others).toEqual([]);
  expect(conflict).toEqual({
    ...{ key: 'speaker-clash:other:own:omar', kind: 'speaker-clash', speaker: omar, accepted: null },
    sessions: [own, elsewhere],
  });
  const another = { ...elsewhere, id: 'another' };
  expect(keysOf([elsewhere, another])).toEqual([]);
});

test.each<[string, Partial<ProgrammeBooking>, [string, string], string[]]>([
  ['less than five minutes to another room', {}, ['11:04', '12:00'], ['change-over:a:b:salma']],
  ['five minutes to another room', {}, ['11:05', '12:00'], []],
  ['no way in the same room', { location: 'room  of A' }, rightAfter, []],
  ['no way to a video call', { location: 'Zoom 2' }, rightAfter, []],
  ['no way to a session without a room', { location: '' }, rightAfter, ['missing-room:b']],
  ['a way to another conference', { conferenceId: 'assembly', location: '' }, rightAfter, ['change-over:a:b:salma']],
])('a speaker has %s', (_case, changes, times, expected) => {
  const first = booking('a', morning, { speakers: [salma] });
  expect(keysOf([first, booking('b', times, { speakers: [salma], ...changes })])).toEqual(expected);
});

test('the minutes of a change-over are told, and a virtual conference has no ways', () => {
  const all = [booking('a', morning, { speakers: [salma] }), booking('b', ['11:03', '12:00'], { speakers: [salma] })];
  expect(findConflicts(programme(all))).toMatchObject([{ speaker: salma, minutes: 3 }]);
  expect(keysOf(all, { conference: { ...conference, isVirtual: true } })).toEqual([]);
});

test.each([
  ['2026-12-12T00:00+08:00', '2026-12-12T01:00+08:00', true],
  ['2026-12-11T23:59+08:00', '2026-12-12T01:00+08:00', false],
  ['2026-12-13T23:00+08:00', '2026-12-14T00:00+08:00', true],
  ['2026-12-13T23:00+08:00', '2026-12-14T00:01+08:00', false],
])('a session from %s to %s is within the days of the conference: %s', (startTime, endTime, isWithin) => {
  expect(keysOf([booking('a', morning, { startTime, endTime })])).toEqual(isWithin ? [] : ['outside-dates:a']);
});

test('more people than the room has places, no speaker and no room are found where they matter', () => {
  const rooms = [
    { name: 'Hall A', capacity: 100 },
    { name: 'Hall B', capacity: null },
  ];
  const all = [
    booking('full', morning, { location: 'hall a', maxAttendees: 101 }),
    booking('fits', rightAfter, { location: 'Hall A', maxAttendees: 100 }),
    booking('unknown', morning, { location: 'Hall B', maxAttendees: 900 }),
    booking('bare', morning, { location: '', speakers: [] }),
    booking('tea', morning, { sessionType: 'break', location: '', speakers: [] }),
    booking('mixer', morning, { sessionType: 'networking', speakers: [] }),
  ];
  expect(keysOf(all, { rooms })).toEqual(['capacity:full', 'missing-speakers:bare', 'missing-room:bare']);
  expect(findConflicts(programme(all, { rooms }))[0]?.room).toEqual(rooms[0]);
});

test('an accepted conflict says so with the reason', () => {
  const accepted = { key: 'missing-room:a', reason: 'In the garden', by: 'amal@majlis.example', at: at('09:00') };
  const all = [booking('a', morning, { location: '' }), booking('b', morning, { location: '' })];
  expect(findConflicts(programme(all, { accepted: [accepted] })).map((conflict) => conflict.accepted)).toEqual([
    accepted,
    null,
  ]);
});

/** 1,000 sessions in 24 rooms; each speaker has forty, and no break. */
const large = Array.from({ length: 1_000 }, (_, index) => {
  const start = Date.parse(at('09:00')) + Math.floor(index / 24) * 1_800_000;
  const [startTime = '', endTime = ''] = [start, start + 2_400_000].map((time) => new Date(time).toISOString());
  const changes = {
    startTime,
    endTime,
    location: `Room ${index % 24}`,
    speakers: [{ id: `${index % 25}`, name: 'One' }],
  };
  return booking(`${index}`, morning, changes);
});

test('one session has the conflicts that it has among all, in a large programme, too', () => {
  const all = findConflicts(programme(large));
  expect(new Set(all.map(({ kind }) => kind)).size).toBe(2);
  const [, planned] = large;
  if (!planned) throw new Error('There is no session');
  const own = all.filter(({ sessions }) => sessions.includes(planned));
  expect(own.length).toBeGreaterThan(0);
  expect(findConflictsOf(planned, programme(large))).toEqual(own);
  // A session that is moved to another room conflicts with nothing in its old one.
  const moved = { ...planned, location: 'Elsewhere', speakers: [] };
  expect(keys(findConflictsOf(moved, programme(large)))).toEqual(['missing-speakers:1']);
});

test('the conflicts of 1,000 sessions are found in a quarter of a second of processor time', () => {
  const durations = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    findConflicts(programme(large));
    return process.cpuUsage(before).user / 1_000;
  });
  expect(Math.min(...durations)).toBeLessThan(250);
});

test('the kinds that mislead visitors come first', () => {
  expect(conflictKinds.slice(0, 2)).toEqual(['room-clash', 'speaker-clash']);
});
