import { reads } from '@majlis/contracts/endpoints';
import type { Testimonial } from '@majlis/contracts/testimonials';
import { placeOf } from '../editing/ordered-section';
import type { Resource } from '../editing/resource';

export const testimonialResource: Resource<Testimonial> = {
  list: reads.testimonials,
  deleted: reads.deletedTestimonials,
  shownAt: [],
  noun: 'testimonial',
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  summaryOf: (row) => `${row.name} (${placeOf(row)}), ${roleOf(row)}: ${row.testimonial}`,
};

/** 'Professor, University of Fes, Morocco', of what is known. */
export const roleOf = ({ title, organization, country }: Testimonial) =>
  [title, organization, country].filter(Boolean).join(', ');
