import { type HeroImage, heroImageInput } from '@majlis/contracts/hero-images';
import { ImageField } from '../editing/image-field';
import { OrderedForm } from '../editing/ordered-form';
import type { OrderedFormProps } from '../editing/ordered-section';
import { TextField } from '../editing/text-field';
import { heroImageResource, recommendedSize } from './hero-image-resource';

const toValues = ({ url = '', alt = '' }: Partial<HeroImage> = {}) => ({ url, alt });

export function HeroImageForm(props: OrderedFormProps<HeroImage>) {
  return (
    <OrderedForm
      {...props}
      resource={heroImageResource}
      called="hero image"
      schema={heroImageInput}
      toValues={toValues}
      activeHelp="Only active images are shown in the carousel."
    >
      <ImageField name="url" folder="carousel" help={`Recommended size ${recommendedSize}.`} />
      <TextField name="alt" label="Alt text" help="Says what the picture shows, for those who do not see it." />
    </OrderedForm>
  );
}
