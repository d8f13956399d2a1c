import { endpoints } from '@majlis/contracts/api/endpoints';
import { type HeroImage, heroImages } from '@majlis/contracts/site/hero-images.schema';
import { t, texts } from '#messages/staff';
import { pictureShapes } from '../../fields/picture/picture-cuts';
import { CrudForm, CrudPage } from '../../rows/crud/crud-page';
import { type CrudFormProps, type CrudSection, describePosition } from '../../rows/crud/crud-section';
import { ImageField } from '../../rows/crud/image-field';
import { type ResourceConfig, resourceOf } from '../../rows/resource/resource-config';
import { Thumbnail } from '../../shell/thumbnail';

export const heroImageResource: ResourceConfig<HeroImage> = {
  ...resourceOf<HeroImage>(heroImages),
  invalidates: [endpoints.carouselFiles.path],
  publicPath: () => '/',
  getName: ({ alt }) => alt,
  describe: (image) => `${image.alt} (${describePosition(image)})`,
};

const recommendedSize = '1920x1080 px';

const PictureField = () => (
  <ImageField
    name="url"
    folder="carousel"
    shapes={pictureShapes.heroImage}
    altField="alt"
    help={t('heroImages.recommendedSize', { size: recommendedSize })}
  />
);

const HeroImageForm = (props: CrudFormProps<HeroImage>) => (
  <CrudForm {...props} resource={heroImageResource} dialogNoun="hero image" inputs={{ url: <PictureField /> }} />
);

const section: CrudSection<HeroImage> = {
  path: 'hero-images',
  title: t('common.heroImages'),
  texts: {
    ...texts('sections.heroImages'),
    help: [
      t('heroImages.helpUpload', { size: recommendedSize }),
      t('heroImages.helpAltText'),
      t('heroImages.helpOrder'),
    ],
  },
  publicPath: '/',
  resource: heroImageResource,
  imageColumn: { header: t('common.image'), render: ({ url }) => <Thumbnail url={url} alt="" /> },
  nameColumn: { header: t('common.altText'), render: ({ alt }) => <span dir="auto">{alt}</span> },
  Form: HeroImageForm,
};

export const HeroImagesPage = () => <CrudPage section={section} />;
