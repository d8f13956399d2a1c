import { heroImages } from '@majlis/contracts/hero-images';
import { partners } from '@majlis/contracts/partners';
import { testimonials } from '@majlis/contracts/testimonials';
import { timelineEvents } from '@majlis/contracts/timeline-events';
import { createList } from '@majlis/kit/lists/list.controller';

export const heroImageList = createList(heroImages);

/** The lists that have no rules of their own. */
export const plainLists = [heroImageList, createList(timelineEvents), createList(partners), createList(testimonials)];
