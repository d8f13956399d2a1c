import type { PartnerTier } from '@majlis/contracts/choices';

export const description = 'The organizations that host and support this conference.';
export const noLogo = 'No logo';
export const noPartners = 'No partners yet';
export const emptyText = 'Nothing is shown on the conference page until you add one.';
export const deleteWarning = 'It disappears from the conference page immediately. You can undo this.';
export const activeHelp = 'Only active partners are shown on the conference page.';
/** One line that tells two versions of a partner apart. */
export const describePartner = (name: string, tier: string, position: string, url: string): string =>
  `${name} (${tier}, ${position}) ${url}`;

export const helpEnter = 'Enter the name, upload a logo or choose a stored one, and add the website if there is one.';
export const helpTier =
  'Choose the tier. The conference page lists partners by tier, from Host to Media. A partner without a logo is shown by name.';
export const helpOrder =
  'Drag a row by its handle to change the order within a tier, or use the arrows. Inactive partners are not shown.';

export const tier = 'Tier';
export const tierHelp = 'The conference page lists partners by tier, from Host to Media.';
export const tiers: Record<PartnerTier, string> = {
  host: 'Host',
  platinum: 'Platinum',
  gold: 'Gold',
  silver: 'Silver',
  bronze: 'Bronze',
  supporter: 'Supporter',
  media: 'Media',
};
