import type { PartnerTier } from '@majlis/contracts/partner-tiers';

/** What people read for the tiers of a conference's partners. */
export const partnerTierNames: Record<PartnerTier, string> = {
  host: 'Host',
  platinum: 'Platinum',
  gold: 'Gold',
  silver: 'Silver',
  bronze: 'Bronze',
  supporter: 'Supporter',
  media: 'Media',
};
