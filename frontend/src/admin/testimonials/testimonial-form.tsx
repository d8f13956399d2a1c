import { type Testimonial, testimonialInput } from '@majlis/contracts/testimonials';
import { ImageField } from '../editing/image-field';
import { OrderedForm } from '../editing/ordered-form';
import type { OrderedFormProps } from '../editing/ordered-section';
import { TextField } from '../editing/text-field';
import { testimonialResource } from './testimonial-resource';

function toValues(row?: Testimonial) {
  const { name = '', title = '', organization = '', country = '', testimonial = '', imageUrl = '' } = row ?? {};
  return { name, title, organization, country, testimonial, imageUrl };
}

export function TestimonialForm(props: OrderedFormProps<Testimonial>) {
  return (
    <OrderedForm
      {...props}
      resource={testimonialResource}
      schema={testimonialInput}
      toValues={toValues}
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
}
