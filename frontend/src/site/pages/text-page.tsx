import { endpoints } from '@majlis/contracts/api/endpoints';
import type { PublicPage } from '@majlis/contracts/site/pages.schema';
import { useParams } from 'react-router-dom';
import { rich, t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { Breadcrumb, HeaderFrame, PageTitle } from '../../ui/page/page-header';
import { contentDirection, LanguageNote } from '../../ui/text/auto-text';
import { RichText } from '../../ui/text/rich-text';
import { formatDay } from '../../ui/time/dates';
import { LoadErrorPage } from '../load-error-page';
import { useRowBySlug } from '../use-row-by-slug';
import { NotFoundPage } from './not-found-page';
import { PageSkeleton } from './page-skeleton';

/** Shows a page that staff wrote. A path of several segments is never one. */
export function TextPage() {
  const { slug } = useParams();
  return slug === undefined ? <NotFoundPage /> : <PageBySlug key={slug} slug={slug} />;
}

function PageBySlug({ slug }: { slug: string }) {
  const { data: page, isPending, isNotFound, refetch } = useRowBySlug(slug, endpoints.pageBySlug, (name) => `/${name}`);
  if (page) return <TextPageContents page={page} />;
  if (isNotFound) return <NotFoundPage />;
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
  return <PageSkeleton title={t('pages.page')} label={t('pages.loading')} />;
}

const home = { to: '/', name: t('seo.home') };
const whoWeAre = { to: '/about', name: t('navigation.whoWeAre') };

function TextPageContents({ page }: { page: PublicPage }) {
  const { title, slug, body, description, editedAt, imageUrl, pictures, placement } = page;
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        type="article"
        modifiedTime={editedAt}
        imagePath={`/share/pages/${encodeURIComponent(slug)}.jpg`}
      />
      <HeaderFrame picture={imageUrl} details={pictures?.[imageUrl]} dir={contentDirection(title)}>
        <Breadcrumb pages={[placement === 'menu' ? whoWeAre : home]} />
        <PageTitle text={title} />
        <LanguageNote texts={[title, body]} />
      </HeaderFrame>
      <div className="page-width section section-after-header split" dir={contentDirection(title)}>
        <p className="label">
          <bdi>{rich('pages.lastUpdated', { day: () => <time dateTime={editedAt}>{formatDay(editedAt)}</time> })}</bdi>
        </p>
        <RichText html={body} />
      </div>
    </>
  );
}
