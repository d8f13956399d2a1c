import type { ScheduledChange } from '@majlis/contracts/drafts';
import { scheduledFor } from '#messages/staff/scheduled';
import { formatDay, formatTime } from '../../ui/time/dates';
import { zoneName } from '../../ui/time/time-zones';

/** Example: 'Hide on 12 March 2026, 09:00 (Kuala Lumpur time)'. */
export const describeScheduled = ({ action, at, timezone }: ScheduledChange): string =>
  scheduledFor(action, formatDay(at, timezone), formatTime(at, timezone), zoneName(timezone));
