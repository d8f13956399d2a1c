import { endpoints } from '@majlis/contracts/endpoints';
import { type HeroImage, heroImageInput } from '@majlis/contracts/hero-images';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { describePosition } from '../crud/crud-section';
import type { ResourceConfig } from '../crud/resource-config';

export const heroImageResource: ResourceConfig<HeroImage> = {
  table: 'hero_images',
  list: staffEndpoints.heroImages,
  deleted: staffEndpoints.deletedHeroImages,
  invalidates: [endpoints.carouselFiles.path],
  schema: heroImageInput,
  publicPath: () => '/',
  noun: 'image',
  getId: ({ id }) => id,
  getName: ({ alt }) => alt,
  describe: (image) => `${image.alt} (${describePosition(image)})`,
};

export const recommendedSize = '1920x1080 px';
