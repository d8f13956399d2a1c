import { aSessionDetail } from '../../../../testing/samples';
import { newSessionFormValues, shiftEnd, toSessionFormValues } from './session-resource';

test.each([
  ['moves to another day', '2026-12-12T10:30', '2026-12-12T09:00', '2026-12-13T08:00', '2026-12-13T09:30'],
  ['moves back over midnight', '2026-12-12T00:30', '2026-12-12T00:00', '2026-12-11T23:45', '2026-12-12T00:15'],
  ['stays empty', '', '2026-12-12T09:00', '2026-12-13T08:00', ''],
  ['stays if the start was empty', '2026-12-12T10:30', '', '2026-12-13T08:00', '2026-12-12T10:30'],
])('an end %s', (_case, end, oldStart, newStart, expected) => expect(shiftEnd(end, oldStart, newStart)).toBe(expected));

test.each([
  ['Asia/Kuala_Lumpur', '2026-12-12T09:00', '2026-12-12T10:00'],
  ['America/New_York', '2026-12-11T20:00', '2026-12-11T21:00'],
])('the suggested first session starts with the conference in the zone %s', (timezone, startTime, endTime) => {
  expect(newSessionFormValues({ startDate: '2026-12-12T01:00:00.000Z', timezone })).toMatchObject({
    startTime,
    endTime,
  });
});

test('a day with a clock change is filled in with local times', () => {
  const night = aSessionDetail({ startTime: '2026-10-25T00:30:00.000Z', endTime: '2026-10-25T01:30:00.000Z' });
  const { startTime, endTime } = toSessionFormValues(night, { timezone: 'Europe/London' });
  expect([startTime, endTime]).toEqual(['2026-10-25T01:30', '2026-10-25T01:30']);
});
