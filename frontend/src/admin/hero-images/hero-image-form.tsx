import { type HeroImage, heroImageInput } from '@majlis/contracts/hero-images';
import { t } from '#messages/staff';
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
    activeHelp={t('heroImages.activeHelp')}
  >
    <ImageField
      name="url"
      folder="carousel"
      shapes={pictureShapes.heroImage}
      altField="alt"
      help={t('heroImages.recommendedSize', { size: recommendedSize })}
    />
    <TextField name="alt" label={t('common.altText')} help={t('heroImages.altTextHelp')} />
  </CrudForm>
);
