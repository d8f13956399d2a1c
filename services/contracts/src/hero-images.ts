import { z } from 'zod';
import { type AuditFields, sortableFields } from './shared-fields.js';
import type { WithPictures } from './stored-images.js';
import { requiredText } from './text.js';
import { storedImageUrl } from './uploads.js';

export const heroImageInput = z.strictObject({
  url: storedImageUrl,
  alt: requiredText('Alt text', 300),
  ...sortableFields,
});
export type HeroImageInput = z.infer<typeof heroImageInput>;
export type HeroImage = HeroImageInput & AuditFields & { id: string };

export type CarouselFile = WithPictures & { url: string; filename: string; alt: string };
