import type { ConferenceStatus } from '@majlis/contracts/choices';

export const statuses: Record<ConferenceStatus, string> = {
  draft: 'Draf',
  published: 'Diterbitkan',
  archived: 'Diarkibkan',
};
