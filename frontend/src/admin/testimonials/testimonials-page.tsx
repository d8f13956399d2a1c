import type { Testimonial } from '@majlis/contracts/testimonials';
import * as common from '#messages/staff/common';
import * as messages from '#messages/staff/testimonials';
import { CrudPage } from '../crud/crud-page';
import type { CrudSection } from '../crud/crud-section';
import { preview } from '../preview';
import { Thumbnail } from '../thumbnail';
import { TestimonialForm } from './testimonial-form';
import { formatRole, testimonialResource } from './testimonial-resource';
import { TestimonialsHelp } from './testimonials-help';

const section: CrudSection<Testimonial> = {
  path: 'testimonials',
  title: common.testimonials,
  description: messages.description,
  publicPath: '/',
  resource: testimonialResource,
  imageColumn: { header: common.image, render: ({ imageUrl }) => <Thumbnail url={imageUrl} alt="" kind="portrait" /> },
  nameColumn: {
    header: common.name,
    render: (testimonial) => (
      <>
        <span dir="auto">{testimonial.name}</span>
        <span className="row-subtitle" dir="auto">
          {formatRole(testimonial)}
        </span>
      </>
    ),
  },
  detailColumn: { header: messages.testimonial, render: ({ testimonial }) => <p dir="auto">{preview(testimonial)}</p> },
  emptyState: { title: messages.noTestimonials, text: messages.emptyText },
  deleteWarning: messages.deleteWarning,
  Help: TestimonialsHelp,
  Form: TestimonialForm,
};

export const TestimonialsPage = () => <CrudPage section={section} />;
