import { z } from 'zod';
import { defineList, type RowOf } from './define-list.js';
import { translated } from './field-kinds.js';
import { listPaths } from './list-paths.js';
import { withPictures } from './picture-details.js';
import { requiredText } from './text.js';
import { storedImageUrl } from './uploads.js';

/** Visitors read the active ones as carousel files. */
export const heroImages = defineList({
  table: 'hero_images',
  path: listPaths.heroImages,
  noun: 'image',
  name: 'Hero image',
  label: ['alt'],
  staffPath: '/admin/hero-images',
  fields: { url: storedImageUrl, alt: translated(requiredText(300)) },
});
export type HeroImage = RowOf<typeof heroImages>;

export const carouselFile = z
  .strictObject({ url: storedImageUrl, filename: z.string(), alt: z.string(), ...withPictures })
  .meta({ id: 'CarouselFile' });
export type CarouselFile = z.infer<typeof carouselFile>;
