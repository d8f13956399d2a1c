import { z } from 'zod';
import { type EditableRow, order } from './editable-row.js';
import { storedImageUrl } from './uploads.js';

export const heroImageInput = z.strictObject({
  url: storedImageUrl,
  alt: z
    .string('Alt text is required')
    .trim()
    .min(1, 'Alt text is required')
    .max(300, 'Alt text has at most 300 characters'),
  order: order.default(0),
  isActive: z.boolean('Say true or false').default(true),
});
export type HeroImageInput = z.infer<typeof heroImageInput>;
export type HeroImage = HeroImageInput & EditableRow & { id: string };

/** A picture of the home page's carousel. */
export type CarouselFile = { url: string; filename: string; alt: string };
