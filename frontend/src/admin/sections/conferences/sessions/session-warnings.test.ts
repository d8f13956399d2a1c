import { aSessionDetail } from '../../../../testing/samples';
import { findWarnings, toBookings } from './session-clashes';

const day = { startDate: '2026-12-12T00:00:00.000Z', endDate: '2026-12-12T23:00:00.000Z', timezone: 'UTC' };
const inHallA = (id: string, start: string, end: string) =>
  aSessionDetail({
    ...{ id, title: id, location: 'Hall A' },
    ...{ startTime: `2026-12-12T${start}:00.000Z`, endTime: `2026-12-12T${end}:00.000Z` },
  });

test('every session that overlaps another in its room has a warning, however long the other is', () => {
  const sessions = [
    inHallA('Exhibition', '09:00', '17:00'),
    inHallA('Opening', '09:00', '09:30'),
    inHallA('Talk', '10:00', '11:00'),
    inHallA('Lunch', '12:00', '13:00'),
    inHallA('Dinner', '17:00', '19:00'),
  ];
  const warnings = findWarnings(toBookings(sessions, []), day);
  for (const id of ['Opening', 'Talk', 'Lunch'])
    expect([id, warnings.get(id)]).toEqual([id, ['Same location and time as “Exhibition”']]);
  expect(warnings.get('Exhibition')).toHaveLength(3);
  expect(warnings.has('Dinner')).toBe(false);
});

test('a session with a hundred clashes names a few of them', () => {
  const talks = Array.from({ length: 100 }, (_, index) => inHallA(`Talk ${index}`, '10:00', '11:00'));
  const warnings = findWarnings(toBookings([inHallA('Exhibition', '09:00', '17:00'), ...talks], []), day);
  expect(warnings.size).toBe(101);
  expect(warnings.get('Exhibition')).toHaveLength(4);
});
