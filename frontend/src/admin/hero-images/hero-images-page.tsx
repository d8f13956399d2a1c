import type { HeroImage } from '@majlis/contracts/hero-images';
import { t } from '#messages/staff';
import { CrudPage } from '../crud/crud-page';
import type { CrudSection } from '../crud/crud-section';
import { Thumbnail } from '../thumbnail';
import { HeroImageForm } from './hero-image-form';
import { heroImageResource } from './hero-image-resource';
import { HeroImagesHelp } from './hero-images-help';

const section: CrudSection<HeroImage> = {
  path: 'hero-images',
  title: t('common.heroImages'),
  description: t('heroImages.description'),
  publicPath: '/',
  resource: heroImageResource,
  imageColumn: { header: t('common.image'), render: ({ url }) => <Thumbnail url={url} alt="" /> },
  nameColumn: { header: t('common.altText'), render: ({ alt }) => <span dir="auto">{alt}</span> },
  emptyState: {
    title: t('heroImages.noHeroImages'),
    text: t('heroImages.emptyText'),
  },
  deleteWarning: t('heroImages.deleteWarning'),
  Help: HeroImagesHelp,
  Form: HeroImageForm,
};

export const HeroImagesPage = () => <CrudPage section={section} />;
