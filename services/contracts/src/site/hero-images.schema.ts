import { z } from 'zod';
import { defineList, type RowOf } from '../shared/define-list.schema.js';
import { translated } from '../shared/field-kinds.schema.js';
import { listPaths } from '../shared/list-paths.js';
import { withPictures } from '../shared/picture-details.schema.js';
import { requiredText } from '../shared/text.schema.js';
import { storedImageUrl } from '../shared/uploads.schema.js';

/** Visitors read the active images as carousel files. */
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
