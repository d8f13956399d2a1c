import type { ScheduledChange } from '@majlis/contracts/staff/drafts';
import { t } from '#messages/staff';
import { cachedDateFormat, formatDay, formatTime, zoneAt } from '../../ui/time/dates';
import { zoneName } from '../../ui/time/time-zones';

/** Example: '2026-03-12'. These strings sort by date. */
export const localDate = (timeZone: string, instant: string): string =>
  cachedDateFormat('sv-SE', zoneAt(timeZone, instant), {}).format(new Date(instant));

/** Example: '12 March 2026, 09:00 to 10:30', with a second date if it ends on another day. */
export function formatDateTimeRange(start: string, end: string, timeZone: string): string {
  const [first, last] = [formatDay(start, timeZone), formatDay(end, timeZone)];
  const time = formatTime(end, timeZone);
  return t('sessionLabels.dateTimeRange', {
    day: first,
    start: formatTime(start, timeZone),
    end: first === last ? time : t('time.dayAndTime', { day: last, time }),
  });
}

/** Example: 'Hide on 12 March 2026, 09:00 (Kuala Lumpur time)'. */
export const describeScheduled = ({ action, at, timezone }: ScheduledChange): string =>
  t(`scheduled.scheduledFor.${action}`, {
    day: formatDay(at, timezone),
    time: formatTime(at, timezone),
    zone: zoneName(timezone),
  });
