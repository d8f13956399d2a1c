import type { ConferenceStatus, VirtualPlatform } from '@majlis/contracts/choices';

export const statusLabels: Record<ConferenceStatus, string> = {
  draft: 'Draft: seen by staff only',
  published: 'Published',
  archived: 'Archived: over, still to be read',
};

export const platformLabels: Record<VirtualPlatform | '', string> = {
  '': 'Choose a platform',
  zoom: 'Zoom',
  teams: 'Teams',
  webex: 'Webex',
  goto: 'GoTo',
  custom: 'Another one',
};
