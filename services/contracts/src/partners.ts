import { z } from 'zod';
import { type AuditFields, sortableFields } from './shared-fields.js';
import { requiredText } from './text.js';
import { storedImageUrl } from './uploads.js';
import { optionalUrl } from './urls.js';

export const partnerInput = z.strictObject({
  name: requiredText(200),
  logoUrl: storedImageUrl,
  websiteUrl: optionalUrl,
  ...sortableFields,
});
export type PartnerInput = z.infer<typeof partnerInput>;
export const publicPartner = partnerInput.extend({ id: z.uuid() }).meta({ id: 'Partner' });
export type Partner = z.infer<typeof publicPartner> & AuditFields;
