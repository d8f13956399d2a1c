import { z } from 'zod';
import { withPictures } from './picture-details.js';
import { type AuditFields, sortableFields } from './shared-fields.js';
import { maxTitleLength, optionalText, requiredText } from './text.js';
import { optionalStoredImageUrl } from './uploads.js';

export const testimonialInput = z.strictObject({
  name: requiredText(200),
  title: optionalText(maxTitleLength),
  organization: optionalText(200),
  country: optionalText(200),
  testimonial: requiredText(5_000),
  imageUrl: optionalStoredImageUrl,
  ...sortableFields,
});
export type TestimonialInput = z.infer<typeof testimonialInput>;
export const publicTestimonial = testimonialInput.extend({ id: z.uuid(), ...withPictures }).meta({ id: 'Testimonial' });
export type Testimonial = z.infer<typeof publicTestimonial> & AuditFields;
