import { heroImages } from '@majlis/contracts/site/hero-images.schema';
import { partners } from '@majlis/contracts/site/partners.schema';
import { testimonials } from '@majlis/contracts/site/testimonials.schema';
import { timelineEvents } from '@majlis/contracts/site/timeline-events.schema';
import { createList } from '@majlis/kit/lists/list.controller';

export const heroImageList = createList(heroImages);

/** The lists that have no rules of their own. */
export const plainLists = [heroImageList, createList(timelineEvents), createList(partners), createList(testimonials)];
