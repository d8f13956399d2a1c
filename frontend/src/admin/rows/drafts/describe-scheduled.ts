import type { ScheduledChange } from '@majlis/contracts/staff/drafts';
import { t } from '#messages/staff';
import { formatDay, formatTime } from '../../../ui/time/dates';
import { zoneName } from '../../../ui/time/time-zones';

/** Example: 'Hide on 12 March 2026, 09:00 (Kuala Lumpur time)'. */
export const describeScheduled = ({ action, at, timezone }: ScheduledChange): string =>
  t(`scheduled.scheduledFor.${action}`, {
    day: formatDay(at, timezone),
    time: formatTime(at, timezone),
    zone: zoneName(timezone),
  });
