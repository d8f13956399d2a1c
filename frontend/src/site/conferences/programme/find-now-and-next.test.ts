import { expect, test } from '@jest/globals';
import { anAgendaSession } from '../../../testing/samples';
import { findNowAndNext } from './find-now-and-next';

const at = (id: string, location: string, startTime: string, endTime: string) =>
  anAgendaSession({ id, location, startTime: `2026-12-${startTime}:00.000Z`, endTime: `2026-12-${endTime}:00.000Z` });

const sessions = [
  at('a1', 'A', '12T09:00', '12T10:00'),
  at('b1', 'B', '12T09:30', '12T10:30'),
  at('a2', 'A', '12T10:00', '12T11:00'),
  at('a3', 'A', '13T09:00', '13T10:00'),
  at('b3', 'B', '15T09:00', '15T10:00'),
];
const inRooms = (time: string) =>
  findNowAndNext(sessions, Date.parse(`2026-12-${time}:00.000Z`)).map(({ room, now, next }) => [
    room,
    now.map(({ id }) => id),
    next?.id,
  ]);

test.each([
  ['the day before', '11T12:00', []],
  [
    'half an hour before it begins',
    '12T08:30',
    [
      ['A', [], 'a1'],
      ['B', [], 'b1'],
    ],
  ],
  [
    'while sessions run',
    '12T09:45',
    [
      ['A', ['a1'], 'a2'],
      ['B', ['b1'], undefined],
    ],
  ],
  [
    'at the minute of a change',
    '12T10:00',
    [
      ['A', ['a2'], 'a3'],
      ['B', ['b1'], undefined],
    ],
  ],
  ['in the night', '12T20:00', [['A', [], 'a3']]],
  ['on a day without sessions', '13T12:00', []],
  ['afterwards', '15T10:00', []],
])('%s (%#)', (_case, time, expected) => {
  expect(inRooms(time)).toEqual(expected);
});

test('a programme without sessions has nothing now', () => {
  expect(findNowAndNext([], 0)).toEqual([]);
});
