import type { ConferenceStatus, VirtualPlatform } from '@majlis/contracts/choices';

export const statusLabels: Record<ConferenceStatus, string> = {
  draft: 'Draft: visible to staff only',
  published: 'Published',
  archived: 'Archived: past, still public',
};

export const platformLabels: Record<VirtualPlatform | '', string> = {
  '': 'Choose a platform',
  zoom: 'Zoom',
  teams: 'Teams',
  webex: 'Webex',
  goto: 'GoTo',
  custom: 'Other',
};
