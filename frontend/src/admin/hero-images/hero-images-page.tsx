import type { HeroImage } from '@majlis/contracts/hero-images';
import * as common from '#messages/staff/common';
import * as messages from '#messages/staff/hero-images';
import { CrudPage } from '../crud/crud-page';
import type { CrudSection } from '../crud/crud-section';
import { Thumbnail } from '../thumbnail';
import { HeroImageForm } from './hero-image-form';
import { heroImageResource } from './hero-image-resource';
import { HeroImagesHelp } from './hero-images-help';

const section: CrudSection<HeroImage> = {
  path: 'hero-images',
  title: common.heroImages,
  description: messages.description,
  publicPath: '/',
  resource: heroImageResource,
  imageColumn: { header: common.image, render: ({ url }) => <Thumbnail url={url} alt="" /> },
  nameColumn: { header: common.altText, render: ({ alt }) => <span dir="auto">{alt}</span> },
  emptyState: {
    title: messages.noHeroImages,
    text: messages.emptyText,
  },
  deleteWarning: messages.deleteWarning,
  Help: HeroImagesHelp,
  Form: HeroImageForm,
};

export const HeroImagesPage = () => <CrudPage section={section} />;
