import type { ScheduledAction } from '@majlis/contracts/drafts';

export const actions: Record<ScheduledAction, string> = {
  'publish-draft': 'نشر المسودة',
  publish: 'نشر',
  unpublish: 'إخفاء',
};
/** 'Hide on 12 March 2026, 09:00 (Kuala Lumpur time)' */
export const scheduledFor = (action: ScheduledAction, day: string, time: string, zone: string): string =>
  `${actions[action]} في ${day}، ${time} (${zone})`;
