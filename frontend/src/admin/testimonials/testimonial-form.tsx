import { type Testimonial, testimonialInput } from '@majlis/contracts/testimonials';
import { t } from '#messages/staff';
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
    activeHelp={t('testimonials.activeHelp')}
  >
    <TextField name="name" label={t('common.name')} inputKind="name" />
    <TextField
      name="testimonial"
      label={t('testimonials.testimonial')}
      rows={6}
      help={t('testimonials.testimonialHelp')}
    />
    <div className="form-columns">
      <TextField name="title" label={t('testimonials.personTitle')} isOptional />
      <TextField name="organization" label={t('common.organization')} isOptional />
      <TextField name="country" label={t('common.country')} inputKind="name" isOptional />
    </div>
    <ImageField name="imageUrl" folder="testimonials" kind="portrait" isOptional />
  </CrudForm>
);
