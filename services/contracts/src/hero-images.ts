import { z } from 'zod';
import { type AuditFields, isActive, sortOrder } from './shared-fields.js';
import { requiredText } from './text.js';
import { storedImageUrl } from './uploads.js';

export const heroImageInput = z.strictObject({
  url: storedImageUrl,
  alt: requiredText('Alt text', 300),
  order: sortOrder.default(0),
  isActive: isActive.default(true),
});
export type HeroImageInput = z.infer<typeof heroImageInput>;
export type HeroImage = HeroImageInput & AuditFields & { id: string };

export type CarouselFile = { url: string; filename: string; alt: string };
