import type { ContentKey } from '@majlis/contracts/content-defaults';

/** Where the network can be followed, and the entries that say at which address. */
export const socialNetworks: { entry: ContentKey; name: string }[] = [
  { entry: 'social.facebook', name: 'Facebook' },
  { entry: 'social.instagram', name: 'Instagram' },
  { entry: 'social.linkedin', name: 'LinkedIn' },
  { entry: 'social.x', name: 'X' },
  { entry: 'social.youtube', name: 'YouTube' },
];
