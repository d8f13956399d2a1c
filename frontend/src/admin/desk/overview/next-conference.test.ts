import { aListedConference } from '../../../testing/staff-samples';
import { describeCountdown, describeTimeUntil, findDeadline, findNextConference } from './next-conference';

/** The conference lasts from 09:00 on Saturday to 17:00 on Monday in Kuala Lumpur (UTC+8). */
const dates = {
  startDate: '2026-12-12T01:00:00.000Z',
  endDate: '2026-12-14T09:00:00.000Z',
  timezone: 'Asia/Kuala_Lumpur',
};
const at = (instant: string) => Date.parse(instant);

test.each([
  ['months before', '2026-08-17T00:00:00Z', 'In 117 days'],
  ['the day before, in the last minute of its zone', '2026-12-11T15:59:00Z', 'Tomorrow'],
  ['the day before in UTC, but the same in its zone', '2026-12-11T16:00:00Z', 'Today at 09:00'],
  ['an hour before the start', '2026-12-12T00:00:00Z', 'Today at 09:00'],
  ['at the start', '2026-12-12T01:00:00Z', 'Running now, day 1 of 3'],
  ['an hour after the start', '2026-12-12T02:00:00Z', 'Running now, day 1 of 3'],
  ['after midnight in its zone', '2026-12-12T16:30:00Z', 'Running now, day 2 of 3'],
  ['an hour before the end', '2026-12-14T08:00:00Z', 'Running now, day 3 of 3'],
])('the countdown of a conference %s', (_case, now, expected) => {
  expect(describeCountdown(dates, at(now))).toBe(expected);
});

test('a conference of one day is only running', () => {
  const oneDay = { ...dates, endDate: '2026-12-12T09:00:00.000Z' };
  expect(describeCountdown(oneDay, at('2026-12-12T02:00:00Z'))).toBe('Running now');
});

test('days are those of the calendar when the clocks change', () => {
  // London has 23 hours on 28 March 2027.
  const start = '2027-03-28T23:30:00.000Z';
  expect(describeTimeUntil(start, 'Europe/London', at('2027-03-27T23:59:00Z'))).toBe('in 2 days');
  expect(describeTimeUntil(start, 'Europe/London', at('2027-03-28T00:30:00Z'))).toBe('tomorrow');
  expect(describeTimeUntil(start, 'Europe/London', at('2027-03-28T23:00:00Z'))).toBe('today at 00:30');
});

test('the next conference is the published one that runs or starts first and has not ended', () => {
  const ending = aListedConference({ ...dates, title: 'Running' });
  const later = aListedConference({
    title: 'Later',
    startDate: '2027-01-12T01:00:00Z',
    endDate: '2027-01-13T01:00:00Z',
  });
  const draft = aListedConference({ ...dates, title: 'Draft', status: 'draft', startDate: '2026-12-01T01:00:00Z' });
  const archived = aListedConference({ ...dates, title: 'Archived', status: 'archived' });
  const titleAt = (now: string, conferences = [later, draft, archived, ending]) =>
    findNextConference(conferences, at(now))?.title;
  expect(titleAt('2026-11-01T00:00:00Z')).toBe('Running');
  expect(titleAt('2026-12-14T08:00:00Z')).toBe('Running');
  expect(titleAt('2026-12-14T10:00:00Z')).toBe('Later');
  expect(titleAt('2027-02-01T00:00:00Z')).toBeUndefined();
  expect(titleAt('2026-11-01T00:00:00Z', [archived, draft])).toBe('Draft');
});

const deadlines = aListedConference({
  ...dates,
  callForPapers: true,
  abstractSubmissionDeadline: '2026-09-01T12:00:00.000Z',
  paperSubmissionDeadline: '2026-10-01T12:00:00.000Z',
  registrationRequired: true,
  registrationDeadline: '2026-11-01T12:00:00.000Z',
});

test.each([
  ['an hour before the first', '2026-09-01T11:00:00Z', 'Abstracts', false],
  ['an hour after the first', '2026-09-01T13:00:00Z', 'Papers', false],
  ['an hour before the last', '2026-11-01T11:00:00Z', 'Registration', false],
  ['an hour after the last', '2026-11-01T13:00:00Z', 'Registration', true],
])('the deadline that is shown %s', (_case, now, name, hasPassed) => {
  expect(findDeadline(deadlines, at(now))).toMatchObject({ name, hasPassed });
});

test('deadlines of what a conference does not have are ignored', () => {
  const now = at('2026-08-01T00:00:00Z');
  expect(findDeadline({ ...deadlines, callForPapers: false }, now)?.name).toBe('Registration');
  expect(findDeadline({ ...deadlines, callForPapers: false, registrationRequired: false }, now)).toBeUndefined();
});
