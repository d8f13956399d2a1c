import { z } from 'zod';
import { partnerTiers } from './choices.js';
import { type AuditFields, oneOf, sortableFields } from './shared-fields.js';
import { requiredText } from './text.js';
import { optionalStoredImageUrl } from './uploads.js';
import { optionalUrl } from './urls.js';

export const conferencePartnerInput = z.strictObject({
  name: requiredText(200),
  logoUrl: optionalStoredImageUrl,
  websiteUrl: optionalUrl,
  tier: oneOf(partnerTiers).default('supporter'),
  ...sortableFields,
});
export type ConferencePartnerInput = z.infer<typeof conferencePartnerInput>;
export const publicConferencePartner = conferencePartnerInput
  .extend({ id: z.uuid(), conferenceId: z.uuid() })
  .meta({ id: 'ConferencePartner' });
export type ConferencePartner = z.infer<typeof publicConferencePartner> & AuditFields;
