import { anAgendaSession } from '../../../testing/samples';
import { findNowAndNext } from './now-and-next';

const at = (id: string, location: string, startTime: string, endTime: string) =>
  anAgendaSession({ id, location, startTime: `2026-12-${startTime}:00.000Z`, endTime: `2026-12-${endTime}:00.000Z` });

const sessions = [
  at('a1', 'A', '12T09:00', '12T10:00'),
  at('b1', 'B', '12T09:30', '12T10:30'),
  at('b2', 'B', '12T10:30', '12T12:00'),
  at('a2', 'A', '12T11:00', '12T12:00'),
  at('a3', 'A', '13T09:00', '13T10:00'),
  at('b3', 'B', '15T09:00', '15T10:00'),
];
/** Returns each room with its current and its next sessions. */
const inRooms = (time: string) =>
  findNowAndNext(sessions, Date.parse(`2026-12-${time}:00.000Z`)).map(({ room, now, next }) =>
    [room, ...now.map(({ id }) => id), '|', next?.id].join(' '),
  );

test.each([
  ['the day before, nothing', '11T12:00', []],
  ['half an hour before the first session, what comes', '12T08:30', ['A | a1', 'B | b1']],
  ['while sessions run, what follows them', '12T09:45', ['A a1 | a2', 'B b1 | b2']],
  ['at the minute of a change, what begins', '12T10:30', ['B b2 | ', 'A | a2']],
  ['at the end of a day, nothing of the next one', '12T11:30', ['A a2 | ', 'B b2 | ']],
  ['in the night, what the morning brings', '12T20:00', ['A | a3']],
  ['on a day without sessions, nothing', '13T12:00', []],
  ['afterwards, nothing', '15T10:00', []],
])('%s', (_case, time, expected) => {
  expect(inRooms(time)).toEqual(expected);
});

test('a programme without sessions has nothing now', () => {
  expect(findNowAndNext([], 0)).toEqual([]);
});
