import { z } from 'zod';
import { type EditableRow, isActive, order } from './editable-row.js';
import { requiredText } from './text.js';
import { storedImageUrl } from './uploads.js';

export const heroImageInput = z.strictObject({
  url: storedImageUrl,
  alt: requiredText('Alt text', 300),
  order: order.default(0),
  isActive: isActive.default(true),
});
export type HeroImageInput = z.infer<typeof heroImageInput>;
export type HeroImage = HeroImageInput & EditableRow & { id: string };

/** A picture of the home page's carousel. */
export type CarouselFile = { url: string; filename: string; alt: string };
