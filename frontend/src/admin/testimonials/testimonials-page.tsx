import type { Testimonial } from '@majlis/contracts/testimonials';
import { CrudPage } from '../crud/crud-page';
import type { CrudSection } from '../crud/crud-section';
import { preview } from '../preview';
import { Thumbnail } from '../thumbnail';
import { TestimonialForm } from './testimonial-form';
import { formatRole, testimonialResource } from './testimonial-resource';
import { TestimonialsHelp } from './testimonials-help';

const section: CrudSection<Testimonial> = {
  path: 'testimonials',
  title: 'Testimonials',
  description: 'Statements about the network, shown one at a time on the home page.',
  publicPath: '/',
  resource: testimonialResource,
  imageColumn: { header: 'Image', render: ({ imageUrl }) => <Thumbnail url={imageUrl} alt="" kind="portrait" /> },
  nameColumn: {
    header: 'Name',
    render: (testimonial) => (
      <>
        <span dir="auto">{testimonial.name}</span>
        <span className="row-subtitle" dir="auto">
          {formatRole(testimonial)}
        </span>
      </>
    ),
  },
  detailColumn: { header: 'Testimonial', render: ({ testimonial }) => <p dir="auto">{preview(testimonial)}</p> },
  emptyState: { title: 'No testimonials yet', text: 'Nothing is shown on the home page until you add one.' },
  deleteWarning: 'It disappears from the home page immediately. You can undo this.',
  Help: TestimonialsHelp,
  Form: TestimonialForm,
};

export const TestimonialsPage = () => <CrudPage section={section} />;
