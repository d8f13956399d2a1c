import type { Testimonial } from '@majlis/contracts/testimonials';
import { OrderedPage } from '../editing/ordered-page';
import type { OrderedSection } from '../editing/ordered-section';
import { preview } from '../preview';
import { Thumbnail } from '../thumbnail';
import { TestimonialForm } from './testimonial-form';
import { roleOf, testimonialResource } from './testimonial-resource';
import { TestimonialsHelp } from './testimonials-help';

const section: OrderedSection<Testimonial> = {
  path: 'testimonials',
  title: 'Testimonials',
  lead: 'What others say about the network, one at a time on the home page.',
  seenAt: '/',
  resource: testimonialResource,
  picture: { head: 'Image', of: ({ imageUrl }) => <Thumbnail url={imageUrl} alt="" kind="portrait" /> },
  name: {
    head: 'Name',
    of: (testimonial) => (
      <>
        <span dir="auto">{testimonial.name}</span>
        <span className="row-under" dir="auto">
          {roleOf(testimonial)}
        </span>
      </>
    ),
  },
  detail: { head: 'Testimonial', of: ({ testimonial }) => <p dir="auto">{preview(testimonial)}</p> },
  empty: { title: 'No testimonials yet', text: 'The home page leaves them out until there is an active one.' },
  consequence: 'It leaves the home page at once.',
  Help: TestimonialsHelp,
  Form: TestimonialForm,
};

export const TestimonialsPage = () => <OrderedPage section={section} />;
