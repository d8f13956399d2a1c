import { endpoints } from '@majlis/contracts/api/endpoints';
import type { PublicPage } from '@majlis/contracts/site/pages.schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { t } from '#messages';
import { ApiError } from '../../api/client';
import { query } from '../../api/query';
import { PageMeta } from '../../seo/page-meta';
import { Notice } from '../../ui/page/notice';
import { useIsPrerenderedNotFound } from '../../ui/page/prerender';
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
  useRedirectToCurrentPage(slug, page);

  if (page) return <TextPageContents page={page} />;
  if (isPrerenderedNotFound || (error instanceof ApiError && error.status === 404)) return <NotFoundPage />;
  if (!isPending) return <TextPageLoadError onRetry={() => void refetch()} />;
  return (
    <>
      <PageMeta title={t('pages.page')} noindex />
      <PageSkeleton label={t('pages.loading')} />
    </>
  );
}

function TextPageLoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-width section">
      <PageMeta title={t('pages.page')} noindex />
      <Notice role="alert" isPage title={t('pages.loadFailed')} text={t('ui.tryAgainInAMoment')}>
        <div className="actions">
          <button type="button" className="btn btn-primary" onClick={onRetry}>
            {t('ui.tryAgain')}
          </button>
          <Link className="btn btn-outline-primary" to="/">
            {t('ui.goToTheHomePage')}
          </Link>
        </div>
      </Notice>
    </div>
  );
}

/** The API also finds a page by a former slug; the URL is then replaced by the current one. */
function useRedirectToCurrentPage(slug: string, page: PublicPage | undefined): void {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  useEffect(() => {
    if (!page || page.slug === slug) return;
    cache.setQueryData(query(endpoints.pageBySlug(page.slug)).queryKey, page);
    void navigate({ pathname: `/${page.slug}`, search, hash }, { replace: true, state });
  }, [slug, page, cache, navigate, search, hash, state]);
}
