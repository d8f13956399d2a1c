import { anAgendaSession } from '../../testing/samples';
import { placeSessions } from './place-sessions';
import { findNeighbour, type Step } from './use-grid-keys';

const at = (id: string, location: string, start: string, end: string) =>
  anAgendaSession({ id, location, startTime: `2026-12-12T${start}:00.000Z`, endTime: `2026-12-12T${end}:00.000Z` });

/** Rooms A, B and C, a break across all of them, and two sessions beside each other in A. */
const { sessions } = placeSessions(
  [
    at('a1', 'A', '09:00', '10:00'),
    at('b1', 'B', '09:00', '09:30'),
    at('b2', 'B', '09:30', '10:00'),
    at('tea', '', '10:00', '10:30'),
    at('a2', 'A', '10:30', '11:30'),
    at('a3', 'A', '10:30', '11:30'),
    at('c1', 'C', '11:00', '12:00'),
    at('b3', 'B', '12:00', '13:00'),
  ],
  'UTC',
  {
    roomOf: ({ location }) => location,
    compareRooms: (one, other) => (one < other ? -1 : 1),
    isForAllRooms: ({ location }) => location === '',
  },
);

const go = (from: string, step: Step, column = 0) => {
  const current = sessions.find(({ session }) => session.id === from);
  return current && findNeighbour(sessions, current, step, column)?.session.id;
};

test.each<[from: string, step: Step, expected: string | undefined]>([
  ['a1', 'down', 'tea'],
  ['b1', 'down', 'b2'],
  ['b2', 'up', 'b1'],
  ['a1', 'up', undefined],
  ['b3', 'down', undefined],
  ['a1', 'after', 'b1'],
  ['b2', 'before', 'a1'],
  ['b1', 'after', 'c1'],
  ['a2', 'after', 'a3'],
  ['a3', 'before', 'a2'],
  ['a3', 'after', 'c1'],
  ['c1', 'before', 'a3'],
  ['c1', 'after', undefined],
  ['b3', 'before', 'a3'],
  ['b3', 'after', 'c1'],
  ['tea', 'after', undefined],
  ['b2', 'first', 'a1'],
  ['a1', 'last', 'b3'],
])('from %s, %s leads to %s', (from, step, expected) => {
  expect(go(from, step)).toBe(expected);
});

test('after a break the focus goes on in the room that it came from', () => {
  expect([go('tea', 'down', 0), go('tea', 'down', 1), go('tea', 'up', 1)]).toEqual(['a2', 'b3', 'b2']);
});
