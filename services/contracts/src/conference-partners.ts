import { z } from 'zod';
import { partnerTiers } from './choices.js';
import { type AuditFields, isActive, sortOrder } from './shared-fields.js';
import { requiredText } from './text.js';
import { storedImageUrl } from './uploads.js';
import { optionalUrl } from './urls.js';

export const conferencePartnerInput = z.strictObject({
  name: requiredText('Name', 200),
  logoUrl: z.union([z.literal(''), storedImageUrl], 'Upload or choose an image').default(''),
  websiteUrl: optionalUrl,
  tier: z.enum(partnerTiers, `Tier is one of ${partnerTiers.join(', ')}`).default('supporter'),
  order: sortOrder.default(0),
  isActive: isActive.default(true),
});
export type ConferencePartnerInput = z.infer<typeof conferencePartnerInput>;
export type ConferencePartner = ConferencePartnerInput & AuditFields & { id: string; conferenceId: string };
