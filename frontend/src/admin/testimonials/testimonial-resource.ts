import { endpoints } from '@majlis/contracts/endpoints';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { type Testimonial, testimonialInput } from '@majlis/contracts/testimonials';
import { t } from '#messages';
import { describePosition } from '../crud/crud-section';
import type { ResourceConfig } from '../crud/resource-config';

export const testimonialResource: ResourceConfig<Testimonial> = {
  table: 'testimonials',
  list: endpoints.testimonials,
  deleted: staffEndpoints.deletedTestimonials,
  invalidates: [],
  schema: testimonialInput,
  publicPath: () => '/',
  noun: 'testimonial',
  getId: ({ id }) => id,
  getName: ({ name }) => name,
  describe: (row) =>
    `${[`${row.name} (${describePosition(row)})`, formatRole(row)].join(t('lists.listSeparator'))}: ${row.testimonial}`,
};

/** Example: 'Professor, University of Fes, Morocco'; empty parts are left out. */
export const formatRole = ({ title, organization, country }: Testimonial) =>
  [title, organization, country].filter(Boolean).join(t('lists.listSeparator'));
