import { endpoints } from '@majlis/contracts/api/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { t } from '#messages';
import { ApiError } from '../../api/client';
import { query } from '../../api/query';
import { PageMeta } from '../../seo/page-meta';
import { useIsPrerenderedNotFound } from '../../ui/page/prerender';
import { LoadErrorPage } from '../load-error-page';
import { useRedirectToCurrent } from '../use-redirect-to-current';
import { NotFoundPage } from './not-found-page';
import { PageSkeleton } from './page-skeleton';
import { TextPageContents } from './text-page-contents';

/** A page that staff wrote. Paths with more than one name have none. */
export function TextPage() {
  const { slug } = useParams();
  return slug === undefined ? <NotFoundPage /> : <PageBySlug key={slug} slug={slug} />;
}

function PageBySlug({ slug }: { slug: string }) {
  const { data: page, isPending, error, refetch } = useQuery(query(endpoints.pageBySlug(slug)));
  const isPrerenderedNotFound = useIsPrerenderedNotFound(slug);
  useRedirectToCurrent(page && page.slug !== slug ? `/${page.slug}` : undefined, (cache) => {
    if (page) cache.setQueryData(query(endpoints.pageBySlug(page.slug)).queryKey, page);
  });

  if (page) return <TextPageContents page={page} />;
  if (isPrerenderedNotFound || (error instanceof ApiError && error.status === 404)) return <NotFoundPage />;
  if (!isPending)
    return (
      <LoadErrorPage
        metaTitle={t('pages.page')}
        title={t('pages.loadFailed')}
        text={t('ui.tryAgainInAMoment')}
        onRetry={() => void refetch()}
        back={{ to: '/', label: t('ui.goToTheHomePage') }}
      />
    );
  return (
    <>
      <PageMeta title={t('pages.page')} noindex />
      <PageSkeleton label={t('pages.loading')} />
    </>
  );
}
