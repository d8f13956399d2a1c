import type { Conference, ListedConference } from '@majlis/contracts/conferences/conferences';
import { t } from '#messages/staff';
import { formatTime } from '../../../ui/time/dates';
import { localDate } from '../../shell/session-times';
import { capitalize } from '../../shell/text';

/** Returns the conference that the home page announces; if none is published, the draft that is running or starts next. */
export function findNextConference(conferences: ListedConference[], now: number): ListedConference | undefined {
  const coming = conferences
    .filter(({ endDate }) => Date.parse(endDate) >= now)
    .toSorted(
      (one, other) =>
        Date.parse(one.startDate) - Date.parse(other.startDate) ||
        one.displayOrder - other.displayOrder ||
        (one.id < other.id ? -1 : 1),
    );
  return coming.find(({ status }) => status === 'published') ?? coming.find(({ status }) => status === 'draft');
}

const dayMs = 86_400_000;

/** Counts days of the calendar, some of which have 23 or 25 hours. */
const daysBetween = (from: string, to: string, timeZone: string): number =>
  (Date.parse(localDate(timeZone, to)) - Date.parse(localDate(timeZone, from))) / dayMs;

/** Example: 'today at 09:00', 'tomorrow' or 'in 117 days', by the calendar of the zone. */
export function describeTimeUntil(instant: string, timeZone: string, now: number): string {
  const days = daysBetween(new Date(now).toISOString(), instant, timeZone);
  if (days === 0) return t('localTime.todayAt', { time: formatTime(instant, timeZone) });
  return days === 1 ? t('overview.tomorrow') : t('overview.inDays', { days });
}

type Dated = Pick<Conference, 'startDate' | 'endDate' | 'timezone'>;

/** Example: 'In 117 days' or 'Running now, day 2 of 3'. */
export function describeCountdown({ startDate, endDate, timezone }: Dated, now: number): string {
  if (Date.parse(startDate) > now) return capitalize(describeTimeUntil(startDate, timezone, now));
  const total = daysBetween(startDate, endDate, timezone) + 1;
  const day = daysBetween(startDate, new Date(now).toISOString(), timezone) + 1;
  return total === 1 ? t('overview.runningNow') : t('overview.runningDay', { day, total });
}

type Deadline = { name: string; at: string; hasPassed: boolean };

/** Returns the next deadline of registration or call for papers, or the last one if all have passed. */
export function findDeadline(conference: Conference, now: number): Deadline | undefined {
  const { registrationRequired, callForPapers } = conference;
  const deadlines = [
    { name: t('overview.deadlines.abstracts'), at: callForPapers && conference.abstractSubmissionDeadline },
    { name: t('overview.deadlines.papers'), at: callForPapers && conference.paperSubmissionDeadline },
    { name: t('overview.deadlines.registration'), at: registrationRequired && conference.registrationDeadline },
  ]
    .flatMap(({ name, at }) => (at ? [{ name, at, hasPassed: Date.parse(at) < now }] : []))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return deadlines.find(({ hasPassed }) => !hasPassed) ?? deadlines.at(-1);
}
