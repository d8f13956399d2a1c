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
  description: 'What others say about the network, one at a time on the home page.',
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
  emptyState: { title: 'No testimonials yet', text: 'The home page leaves them out until there is an active one.' },
  deleteWarning: 'It leaves the home page at once.',
  Help: TestimonialsHelp,
  Form: TestimonialForm,
};

export const TestimonialsPage = () => <CrudPage section={section} />;
