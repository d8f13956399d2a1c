import { z } from 'zod';
import { withPictures } from './picture-details.js';
import { type AuditFields, sortableFields } from './shared-fields.js';
import { requiredText } from './text.js';
import { storedImageUrl } from './uploads.js';

export const heroImageInput = z.strictObject({
  url: storedImageUrl,
  alt: requiredText(300),
  ...sortableFields,
});
export type HeroImageInput = z.infer<typeof heroImageInput>;
export type HeroImage = HeroImageInput & AuditFields & { id: string };

export const carouselFile = z
  .strictObject({ url: storedImageUrl, filename: z.string(), alt: z.string(), ...withPictures })
  .meta({ id: 'CarouselFile' });
export type CarouselFile = z.infer<typeof carouselFile>;
