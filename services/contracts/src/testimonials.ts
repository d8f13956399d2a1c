import { z } from 'zod';
import { type EditableRow, isActive, order } from './editable-row.js';
import { optionalText, requiredText, titleLength } from './text.js';
import { storedImageUrl } from './uploads.js';

export const testimonialInput = z.strictObject({
  name: requiredText('Name', 200),
  title: optionalText('Title', titleLength),
  organization: optionalText('Organization', 200),
  country: optionalText('Country', 200),
  testimonial: requiredText('Testimonial', 5_000),
  /** Empty: a default avatar is shown. */
  imageUrl: z.union([z.literal(''), storedImageUrl], 'Upload or choose an image').default(''),
  order: order.default(0),
  isActive: isActive.default(true),
});
export type TestimonialInput = z.infer<typeof testimonialInput>;
export type Testimonial = TestimonialInput & EditableRow & { id: string };
