import type { ConferenceStatus } from '@majlis/contracts/choices';

export const statuses: Record<ConferenceStatus, string> = {
  draft: 'مسودة',
  published: 'منشور',
  archived: 'مؤرشف',
};
