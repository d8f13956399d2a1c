import type { ProgrammeBooking } from '@majlis/contracts/programme/programme-conflicts';
import { aBooking, aListedConference } from '../../../../testing/staff-samples';
import { findWarnings } from './session-conflicts';

const conference = aListedConference();
const inHallA = (id: string, start: string, end: string) =>
  aBooking({
    ...{ id, title: id, location: 'Hall A', conferenceId: conference.id },
    ...{ startTime: `2026-12-12T${start}:00.000Z`, endTime: `2026-12-12T${end}:00.000Z` },
  });
const warningsOf = (bookings: ProgrammeBooking[], acceptedKeys: string[] = []) =>
  findWarnings({
    ...{ conference, bookings, rooms: [] },
    accepted: acceptedKeys.map((key) => ({ key, reason: 'It is the same event.', by: '', at: '' })),
  });

test('every session that overlaps another in its room has a warning, however long the other is', () => {
  const sessions = [
    inHallA('Exhibition', '01:00', '09:00'),
    inHallA('Opening', '01:00', '01:30'),
    inHallA('Talk', '02:00', '03:00'),
    inHallA('Lunch', '04:00', '05:00'),
    inHallA('Dinner', '09:00', '09:30'),
  ];
  const warnings = warningsOf(sessions);
  for (const id of ['Opening', 'Talk', 'Lunch'])
    expect([id, warnings.get(id)]).toEqual([id, ['Room used twice at once: Hall A (“Exhibition”)']]);
  expect(warnings.get('Exhibition')).toHaveLength(3);
  expect(warnings.has('Dinner')).toBe(false);
});

test('a conflict that was accepted on the grid is no warning any more', () => {
  const sessions = [inHallA('Exhibition', '01:00', '09:00'), inHallA('Opening', '01:00', '01:30')];
  expect([...warningsOf(sessions).keys()].sort()).toEqual(['Exhibition', 'Opening']);
  expect(warningsOf(sessions, ['room-clash:Exhibition:Opening']).size).toBe(0);
});

test('a session with a hundred conflicts names a few of them', () => {
  const talks = Array.from({ length: 100 }, (_, index) => inHallA(`Talk ${index}`, '02:00', '03:00'));
  const warnings = warningsOf([inHallA('Exhibition', '01:00', '09:00'), ...talks]);
  expect(warnings.size).toBe(101);
  expect(warnings.get('Exhibition')).toHaveLength(4);
});
