import { z } from 'zod';
import { type AuditFields, isActive, sortOrder } from './shared-fields.js';
import { maxTitleLength, optionalText, requiredText } from './text.js';
import { storedImageUrl } from './uploads.js';

export const testimonialInput = z.strictObject({
  name: requiredText('Name', 200),
  title: optionalText('Title', maxTitleLength),
  organization: optionalText('Organization', 200),
  country: optionalText('Country', 200),
  testimonial: requiredText('Testimonial', 5_000),
  imageUrl: z.union([z.literal(''), storedImageUrl], 'Upload or choose an image').default(''),
  order: sortOrder.default(0),
  isActive: isActive.default(true),
});
export type TestimonialInput = z.infer<typeof testimonialInput>;
export type Testimonial = TestimonialInput & AuditFields & { id: string };
