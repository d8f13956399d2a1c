import type { HeroImage } from '@majlis/contracts/hero-images';
import { OrderedPage } from '../editing/ordered-page';
import type { OrderedSection } from '../editing/ordered-section';
import { Thumbnail } from '../thumbnail';
import { HeroImageForm } from './hero-image-form';
import { heroImageResource } from './hero-image-resource';
import { HeroImagesHelp } from './hero-images-help';

const section: OrderedSection<HeroImage> = {
  path: 'hero-images',
  title: 'Hero Images',
  lead: 'The pictures of the carousel on the home page, in their order.',
  seenAt: '/',
  resource: heroImageResource,
  picture: { head: 'Image', of: ({ url }) => <Thumbnail url={url} alt="" /> },
  name: { head: 'Alt text', of: ({ alt }) => <span dir="auto">{alt}</span> },
  empty: {
    title: 'No hero images yet',
    text: 'Until there is an active one, the home page shows six pictures that come with the site.',
  },
  consequence: 'It leaves the carousel at once.',
  Help: HeroImagesHelp,
  Form: HeroImageForm,
};

export const HeroImagesPage = () => <OrderedPage section={section} />;
