import type { Testimonial } from '@majlis/contracts/testimonials';
import { t } from '#messages/staff';
import { CrudPage } from '../crud/crud-page';
import type { CrudSection } from '../crud/crud-section';
import { preview } from '../preview';
import { Thumbnail } from '../thumbnail';
import { TestimonialForm } from './testimonial-form';
import { formatRole, testimonialResource } from './testimonial-resource';
import { TestimonialsHelp } from './testimonials-help';

const section: CrudSection<Testimonial> = {
  path: 'testimonials',
  title: t('common.testimonials'),
  description: t('testimonials.description'),
  publicPath: '/',
  resource: testimonialResource,
  imageColumn: {
    header: t('common.image'),
    render: ({ imageUrl }) => <Thumbnail url={imageUrl} alt="" kind="portrait" />,
  },
  nameColumn: {
    header: t('common.name'),
    render: (testimonial) => (
      <>
        <span dir="auto">{testimonial.name}</span>
        <span className="row-subtitle" dir="auto">
          {formatRole(testimonial)}
        </span>
      </>
    ),
  },
  detailColumn: {
    header: t('testimonials.testimonial'),
    render: ({ testimonial }) => <p dir="auto">{preview(testimonial)}</p>,
  },
  emptyState: { title: t('testimonials.noTestimonials'), text: t('testimonials.emptyText') },
  deleteWarning: t('testimonials.deleteWarning'),
  Help: TestimonialsHelp,
  Form: TestimonialForm,
};

export const TestimonialsPage = () => <CrudPage section={section} />;
