import { reads } from '@majlis/contracts/endpoints';
import type { HeroImage } from '@majlis/contracts/hero-images';
import { placeOf } from '../editing/ordered-section';
import type { Resource } from '../editing/resource';

export const heroImageResource: Resource<HeroImage> = {
  list: reads.heroImages,
  deleted: reads.deletedHeroImages,
  shownAt: [reads.carouselFiles.path],
  noun: 'image',
  idOf: ({ id }) => id,
  nameOf: ({ alt }) => alt,
  summaryOf: (image) => `${image.alt} (${placeOf(image)})`,
};

export const recommendedSize = '1920x1080 px';
