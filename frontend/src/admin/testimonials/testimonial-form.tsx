import { type Testimonial, testimonialInput } from '@majlis/contracts/testimonials';
import * as common from '#messages/staff/common';
import * as messages from '#messages/staff/testimonials';
import { CrudForm } from '../crud/crud-form';
import type { CrudFormProps } from '../crud/crud-section';
import { TextField } from '../crud/fields';
import { ImageField } from '../crud/image-field';
import { testimonialResource } from './testimonial-resource';

export const TestimonialForm = (props: CrudFormProps<Testimonial>) => (
  <CrudForm {...props} resource={testimonialResource} schema={testimonialInput} activeHelp={messages.activeHelp}>
    <TextField name="name" label={common.name} inputKind="name" />
    <TextField name="testimonial" label={messages.testimonial} rows={6} help={messages.testimonialHelp} />
    <div className="form-columns">
      <TextField name="title" label={messages.personTitle} isOptional />
      <TextField name="organization" label={common.organization} isOptional />
      <TextField name="country" label={common.country} inputKind="name" isOptional />
    </div>
    <ImageField name="imageUrl" folder="testimonials" kind="portrait" isOptional />
  </CrudForm>
);
