import { basename } from 'node:path/posix';
import { conferenceInput } from '@majlis/contracts/conference-input';
import { firstVersion } from '@majlis/kit/database/editable-row';
import { medallion } from '../pictures/emblems/medallion.js';
import { sampleConferences } from './conferences/all.js';
import { sampleContent } from './content.js';
import type { StoreDrawing } from './drawings.js';
import { sampleHeroImages } from './hero-images.js';
import { samplePartners } from './partners.js';
import { sampleTeam } from './team-members.js';
import { sampleTestimonials } from './testimonials.js';
import { sampleTimelineEvents } from './timeline-events.js';

const sample = () => firstVersion('Sample content');

export const contentRows = async () => sampleContent.map((entry) => ({ ...entry, ...sample() }));

export const timelineRows = async () => sampleTimelineEvents.map((event) => ({ ...event, ...sample() }));

export const heroImageRows = (store: StoreDrawing) =>
  Promise.all(
    sampleHeroImages.map(async ({ draw, alt }, order) => ({
      url: await store(draw),
      alt,
      order,
      isActive: true,
      ...sample(),
    })),
  );

export const partnerRows = (store: StoreDrawing) =>
  Promise.all(
    samplePartners.map(async ({ draw, ...partner }, order) => ({
      ...partner,
      logoUrl: await store(draw),
      order,
      ...sample(),
    })),
  );

export const testimonialRows = (store: StoreDrawing) =>
  Promise.all(
    sampleTestimonials.map(async ({ medallion: face, ...testimonial }, order) => ({
      ...testimonial,
      imageUrl: face ? await store(() => medallion(face)) : '',
      order,
      ...sample(),
    })),
  );

export const teamRows = (store: StoreDrawing) =>
  Promise.all(
    sampleTeam.map(async ({ medallion: portrait, ...member }, order) => ({
      ...member,
      image: basename(await store(() => medallion(portrait))),
      order,
      isActive: true,
      ...sample(),
    })),
  );

export const conferenceRows = (today: Date, store: StoreDrawing) =>
  Promise.all(
    sampleConferences(today).map(async ({ draw, ...conference }) => {
      const featuredImage = draw ? await store(draw) : '';
      return { ...conferenceInput.parse({ ...conference, featuredImage }), ...sample() };
    }),
  );
