import { type Testimonial, testimonialInput } from '@majlis/contracts/testimonials';
import { CrudForm } from '../crud/crud-form';
import type { CrudFormProps } from '../crud/crud-section';
import { TextField } from '../crud/fields';
import { ImageField } from '../crud/image-field';
import { testimonialResource } from './testimonial-resource';

export const TestimonialForm = (props: CrudFormProps<Testimonial>) => (
  <CrudForm
    {...props}
    resource={testimonialResource}
    schema={testimonialInput}
    activeHelp="Only active testimonials are shown on the home page."
  >
    <TextField name="name" label="Name" inputKind="name" />
    <TextField name="testimonial" label="Testimonial" rows={6} help="In their own words, without quotation marks." />
    <div className="form-columns">
      <TextField name="title" label="Title" isOptional />
      <TextField name="organization" label="Organization" isOptional />
      <TextField name="country" label="Country" inputKind="name" isOptional />
    </div>
    <ImageField name="imageUrl" folder="testimonials" kind="portrait" isOptional />
  </CrudForm>
);
