import type { Conference } from '@majlis/contracts/conferences';
import { t } from '#messages/staff';
import { formatTime } from '../../ui/time/dates';
import { capitalize } from '../capitalize';
import { localDate } from '../sessions/session-times';

const dayMs = 86_400_000;

/** Days of the calendar, which has 23 or 25 hours on some of them. */
const daysBetween = (from: string, to: string, timeZone: string): number =>
  (Date.parse(localDate(timeZone, to)) - Date.parse(localDate(timeZone, from))) / dayMs;

/** Example: 'today at 09:00', 'tomorrow' or 'in 117 days', by the calendar of the zone. */
export function describeTimeUntil(instant: string, timeZone: string, now: number): string {
  const days = daysBetween(new Date(now).toISOString(), instant, timeZone);
  if (days === 0) return t('overview.todayAt', { time: formatTime(instant, timeZone) });
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
