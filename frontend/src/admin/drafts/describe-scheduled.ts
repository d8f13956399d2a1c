import type { ScheduledAction, ScheduledChange } from '@majlis/contracts/drafts';
import { formatDay, formatTime } from '../../ui/time/dates';
import { zoneName } from '../../ui/time/time-zones';

export const actionLabels: Record<ScheduledAction, string> = {
  'publish-draft': 'Publish the draft',
  publish: 'Publish',
  unpublish: 'Hide',
};

/** Example: 'Hide on 12 March 2026, 09:00 (Kuala Lumpur time)'. */
export const describeScheduled = ({ action, at, timezone }: ScheduledChange): string =>
  `${actionLabels[action]} on ${formatDay(at, timezone)}, ${formatTime(at, timezone)} (${zoneName(timezone)})`;
