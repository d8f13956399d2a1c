import { type Testimonial, testimonialInput } from '@majlis/contracts/testimonials';
import { TextField } from '../editing/fields';
import { ImageField } from '../editing/image-field';
import type { OrderedFormProps } from '../editing/ordered-section';
import { OrderedForm } from '../editing/row-form-dialog';
import { testimonialResource } from './testimonial-resource';

export const TestimonialForm = (props: OrderedFormProps<Testimonial>) => (
  <OrderedForm
    {...props}
    resource={testimonialResource}
    schema={testimonialInput}
    activeHelp="Only active testimonials are shown on the home page."
  >
    <TextField name="name" label="Name" kind="name" />
    <TextField name="testimonial" label="Testimonial" rows={6} help="In their own words, without quotation marks." />
    <div className="form-columns">
      <TextField name="title" label="Title" isOptional />
      <TextField name="organization" label="Organization" isOptional />
      <TextField name="country" label="Country" kind="name" isOptional />
    </div>
    <ImageField name="imageUrl" folder="testimonials" kind="portrait" isOptional />
  </OrderedForm>
);
