import { anAgendaSession } from '../../../testing/samples';
import { groupByDay, takeFirstSessions } from './programme-days';

const at = (startTime: string, endTime: string, title = startTime) =>
  anAgendaSession({ id: title, title, startTime: `${startTime}:00.000Z`, endTime: `${endTime}:00.000Z` });
const shapeOf = (days: ReturnType<typeof groupByDay>) =>
  days.map(({ id, slots }) => [id, slots.map(({ sessions }) => sessions.length)]);

const programme = [
  at('2026-12-12T15:00', '2026-12-12T16:00', 'first'),
  at('2026-12-12T15:00', '2026-12-12T16:00', 'second'),
  at('2026-12-12T23:30', '2026-12-13T00:30', 'third'),
];

test.each([
  ['UTC', [['12-december-2026', [2, 1]]]],
  [
    'Asia/Kuala_Lumpur',
    [
      ['12-december-2026', [2]],
      ['13-december-2026', [1]],
    ],
  ],
  ['America/New_York', [['12-december-2026', [2, 1]]]],
  ['Asia/Tokyo', [['13-december-2026', [2, 1]]]],
])('in %s a session belongs to the day of its start in that zone', (zone, expected) => {
  expect(shapeOf(groupByDay(programme, zone))).toEqual(expected);
});

test('a slot has an end only if all its sessions end at the same time', () => {
  const [day] = groupByDay([...programme.slice(0, 2), at('2026-12-12T15:00', '2026-12-12T17:00', 'longer')], 'UTC');
  expect(day?.slots.map(({ end }) => end)).toEqual([undefined]);
  expect(groupByDay(programme, 'UTC')[0]?.slots[0]?.end).toBe('2026-12-12T16:00:00.000Z');
});

test('each slot has the zone label of its start, across a daylight saving change', () => {
  const days = groupByDay(
    [at('2026-03-28T09:00', '2026-03-28T10:00'), at('2026-03-29T09:00', '2026-03-29T10:00')],
    'Europe/London',
  );
  expect(days.flatMap(({ slots }) => slots.map(({ zoneLabel: zone }) => zone))).toEqual([
    'London time (GMT, UTC+0)',
    'London time (BST, UTC+1)',
  ]);
});

test.each([
  [1, [['12-december-2026', [2]]]],
  [3, [['12-december-2026', [2, 1]]]],
  [99, [['12-december-2026', [2, 1]]]],
])('the first %i sessions are rounded up to whole slots', (count, expected) => {
  expect(shapeOf(takeFirstSessions(groupByDay(programme, 'UTC'), count))).toEqual(expected);
});
