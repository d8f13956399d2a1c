import { type HeroImage, heroImageInput } from '@majlis/contracts/hero-images';
import { altText } from '#messages/staff/common';
import * as messages from '#messages/staff/hero-images';
import { CrudForm } from '../crud/crud-form';
import type { CrudFormProps } from '../crud/crud-section';
import { TextField } from '../crud/fields';
import { ImageField } from '../crud/image-field';
import { pictureShapes } from '../media/picture-shapes';
import { heroImageResource, recommendedSize } from './hero-image-resource';

export const HeroImageForm = (props: CrudFormProps<HeroImage>) => (
  <CrudForm
    {...props}
    resource={heroImageResource}
    dialogNoun="hero image"
    schema={heroImageInput}
    activeHelp={messages.activeHelp}
  >
    <ImageField
      name="url"
      folder="carousel"
      shapes={pictureShapes.heroImage}
      altField="alt"
      help={messages.recommendedSize(recommendedSize)}
    />
    <TextField name="alt" label={altText} help={messages.altTextHelp} />
  </CrudForm>
);
