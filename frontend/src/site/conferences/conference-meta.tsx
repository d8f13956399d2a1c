import type { Conference } from '@majlis/contracts/conferences';
import { openGraphLocale } from '@majlis/contracts/languages';
import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';

export function ConferenceMeta({ conference }: { conference: Conference }) {
  const { title, metaTitle, metaDescription, shortDescription, subtitle, description, tags, status, language } =
    conference;
  return (
    <PageMeta
      title={metaTitle || title}
      description={metaDescription || shortDescription || subtitle || description}
      type="article"
      section={t('navigation.conferences')}
      tags={tags}
      keywords={tags}
      locale={openGraphLocale(language)}
      noindex={status === 'draft'}
    />
  );
}
