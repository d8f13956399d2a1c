/** How a partner supports a conference, in the order in which its page shows them. */
export const partnerTiers = ['host', 'platinum', 'gold', 'silver', 'bronze', 'supporter', 'media'] as const;
export type PartnerTier = (typeof partnerTiers)[number];
