import type { HeroImage } from '@majlis/contracts/hero-images';
import { CrudPage } from '../crud/crud-page';
import type { CrudSection } from '../crud/crud-section';
import { Thumbnail } from '../thumbnail';
import { HeroImageForm } from './hero-image-form';
import { heroImageResource } from './hero-image-resource';
import { HeroImagesHelp } from './hero-images-help';

const section: CrudSection<HeroImage> = {
  path: 'hero-images',
  title: 'Hero Images',
  description: 'The images in the carousel on the home page, in order.',
  publicPath: '/',
  resource: heroImageResource,
  imageColumn: { header: 'Image', render: ({ url }) => <Thumbnail url={url} alt="" /> },
  nameColumn: { header: 'Alt text', render: ({ alt }) => <span dir="auto">{alt}</span> },
  emptyState: {
    title: 'No hero images yet',
    text: 'Until you add one, the home page shows six built-in images.',
  },
  deleteWarning: 'It disappears from the carousel immediately. You can undo this.',
  Help: HeroImagesHelp,
  Form: HeroImageForm,
};

export const HeroImagesPage = () => <CrudPage section={section} />;
