import { type HeroImage, heroImageInput } from '@majlis/contracts/hero-images';
import { TextField } from '../editing/fields';
import { ImageField } from '../editing/image-field';
import type { OrderedFormProps } from '../editing/ordered-section';
import { OrderedForm } from '../editing/row-form-dialog';
import { heroImageResource, recommendedSize } from './hero-image-resource';

export const HeroImageForm = (props: OrderedFormProps<HeroImage>) => (
  <OrderedForm
    {...props}
    resource={heroImageResource}
    called="hero image"
    schema={heroImageInput}
    activeHelp="Only active images are shown in the carousel."
  >
    <ImageField name="url" folder="carousel" help={`Recommended size ${recommendedSize}.`} />
    <TextField name="alt" label="Alt text" help="Says what the picture shows, for those who do not see it." />
  </OrderedForm>
);
