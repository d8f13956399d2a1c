import { z } from 'zod';
import { type AuditFields, sortableFields } from './shared-fields.js';
import type { WithPictures } from './stored-images.js';
import { maxTitleLength, optionalText, requiredText } from './text.js';
import { optionalStoredImageUrl } from './uploads.js';

export const testimonialInput = z.strictObject({
  name: requiredText('Name', 200),
  title: optionalText('Title', maxTitleLength),
  organization: optionalText('Organization', 200),
  country: optionalText('Country', 200),
  testimonial: requiredText('Testimonial', 5_000),
  imageUrl: optionalStoredImageUrl,
  ...sortableFields,
});
export type TestimonialInput = z.infer<typeof testimonialInput>;
export type Testimonial = TestimonialInput & AuditFields & WithPictures & { id: string };
