import { endpoints } from '@majlis/contracts/api/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../../api/client';
import { query } from '../../../api/query';
import { useIsPrerenderedNotFound } from '../../../ui/page/prerender';
import { LoadErrorPage } from '../../load-error-page';
import { useRedirectToCurrent } from '../../use-redirect-to-current';
import { ConferenceLoadError } from '../conference-load-error';
import { SessionContents } from './session-contents';
import { useSession } from './use-session';
import '../../../ui/time/correct-time-zones';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { SessionDetail } from '@majlis/contracts/programme/sessions.schema';
import { t } from '#messages';
import { PageMeta } from '../../../seo/page-meta';
import { SkeletonLines } from '../../../ui/page/skeleton-lines';
import { sessionPath } from '../session-path';
import * as head from './session-header.module.scss';
import * as styles from './session-page.module.scss';

/** Opened by URL; it does not load the programme. */
export function SessionPage() {
  const { slug = '', sessionSlug = '' } = useParams();
  const { data: conference, error, isPending, refetch } = useQuery(query(endpoints.conferenceBySlug(slug)));
  const session = useSession(slug, sessionSlug);
  const isPrerenderedNotFound = useIsPrerenderedNotFound(`${slug}/${sessionSlug}`);
  useRedirectToCurrentSession(slug, sessionSlug, conference, session.detail);

  if (isPrerenderedNotFound && !(conference && session.detail))
    return <SessionLoadError conference={conference} isNotFound onRetry={session.retry} />;
  if (isPending || (conference && session.isPending)) return <SessionSkeleton />;
  if (!conference) {
    const isNotFound = error instanceof ApiError && error.status === 404;
    return <ConferenceLoadError isNotFound={isNotFound} onRetry={() => void refetch()} />;
  }
  if (session.detail) return <SessionContents conference={conference} session={session.detail} />;
  return <SessionLoadError conference={conference} isNotFound={session.isNotFound} onRetry={session.retry} />;
}

type SessionLoadErrorProps = { conference: Conference | undefined; isNotFound: boolean; onRetry: () => void };

const SessionLoadError = ({ conference, isNotFound, onRetry }: SessionLoadErrorProps) => (
  <LoadErrorPage
    metaTitle={isNotFound ? t('session.notFound') : t('session.session')}
    parentTitle={conference?.title}
    title={isNotFound ? t('session.notFound') : t('session.loadError')}
    text={isNotFound ? t('session.movedOrWithdrawn') : t('session.tryInAMoment')}
    onRetry={isNotFound ? undefined : onRetry}
    back={
      conference
        ? { to: `/conferences/${conference.slug}#agenda`, label: t('session.viewProgramme') }
        : { to: '/conferences', label: t('session.allConferences') }
    }
  />
);

function SessionSkeleton() {
  return (
    <>
      <PageMeta title={t('session.session')} noindex />
      <div className={`page-header ${styles.header}`} role="status">
        <div className="page-width">
          <p className={styles.loading}>{t('session.loadingSession')}</p>
          <SkeletonLines titles={2} lines={0} />
        </div>
      </div>
      <div className={`page-width section section-after-header ${styles.columns}`} aria-hidden="true">
        <div className={`${head.sessionHeader} ${styles.facts}`}>
          <SkeletonLines lines={4} />
        </div>
        <div className={styles.text}>
          <SkeletonLines lines={6} />
        </div>
      </div>
    </>
  );
}

/** The API also finds a session by its id. */
function useRedirectToCurrentSession(
  slug: string,
  sessionSlug: string,
  conference: Conference | undefined,
  session: SessionDetail | undefined,
): void {
  const isCurrent = !conference || !session || (conference.slug === slug && session.slug === sessionSlug);
  useRedirectToCurrent(isCurrent ? undefined : sessionPath(conference.slug, session.slug), (cache) => {
    if (!conference || !session) return;
    cache.setQueryData(query(endpoints.conferenceBySlug(conference.slug)).queryKey, conference);
    cache.setQueryData(query(endpoints.sessionBySlug(conference.slug, session.slug)).queryKey, session);
  });
}
