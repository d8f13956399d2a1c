import type { ScheduledAction } from '@majlis/contracts/drafts';

export const actions: Record<ScheduledAction, string> = {
  'publish-draft': 'Publish the draft',
  publish: 'Publish',
  unpublish: 'Hide',
};
/** 'Hide on 12 March 2026, 09:00 (Kuala Lumpur time)' */
export const scheduledFor = (action: ScheduledAction, day: string, time: string, zone: string): string =>
  `${actions[action]} on ${day}, ${time} (${zone})`;
