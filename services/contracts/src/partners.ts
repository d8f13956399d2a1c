import { z } from 'zod';
import { type EditableRow, isActive, order } from './editable-row.js';
import { optionalLink } from './links.js';
import { requiredText } from './text.js';
import { storedImageUrl } from './uploads.js';

export const partnerInput = z.strictObject({
  name: requiredText('Name', 200),
  logoUrl: storedImageUrl,
  websiteUrl: optionalLink,
  order: order.default(0),
  isActive: isActive.default(true),
});
export type PartnerInput = z.infer<typeof partnerInput>;
/** A partner of the network, named in the footer. */
export type Partner = PartnerInput & EditableRow & { id: string };
