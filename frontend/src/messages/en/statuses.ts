import type { ConferenceStatus } from '@majlis/contracts/choices';

export const statuses: Record<ConferenceStatus, string> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};
