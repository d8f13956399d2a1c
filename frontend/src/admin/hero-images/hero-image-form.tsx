import { type HeroImage, heroImageInput } from '@majlis/contracts/hero-images';
import { CrudForm } from '../crud/crud-form';
import type { CrudFormProps } from '../crud/crud-section';
import { TextField } from '../crud/fields';
import { ImageField } from '../crud/image-field';
import { heroImageResource, recommendedSize } from './hero-image-resource';

export const HeroImageForm = (props: CrudFormProps<HeroImage>) => (
  <CrudForm
    {...props}
    resource={heroImageResource}
    dialogNoun="hero image"
    schema={heroImageInput}
    activeHelp="Only active images are shown in the carousel."
  >
    <ImageField name="url" folder="carousel" altField="alt" help={`Recommended size ${recommendedSize}.`} />
    <TextField name="alt" label="Alt text" help="Describe the image for people who cannot see it." />
  </CrudForm>
);
