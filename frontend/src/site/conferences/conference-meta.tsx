import type { Conference } from '@majlis/contracts/conferences';
import { PageMeta } from '../../seo/page-meta';

export function ConferenceMeta({ conference }: { conference: Conference }) {
  const { title, metaTitle, metaDescription, shortDescription, subtitle, featuredImage, status } = conference;
  return (
    <PageMeta
      title={metaTitle || title}
      description={metaDescription || shortDescription || subtitle || undefined}
      image={featuredImage || undefined}
      type="article"
      noindex={status === 'draft'}
    />
  );
}
