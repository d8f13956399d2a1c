import { endpoints } from '@majlis/contracts/api/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { ApiError } from '../../../api/client';
import { query } from '../../../api/query';
import { useIsPrerenderedNotFound } from '../../../ui/page/prerender';
import { ConferenceLoadError } from '../conference-load-error';
import { SessionContents } from './session-contents';
import { useSession } from './use-session';
import '../../../ui/time/correct-time-zones';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { SessionDetail } from '@majlis/contracts/programme/sessions.schema';
import { useEffect } from 'react';
import { t } from '#messages';
import { PageMeta } from '../../../seo/page-meta';
import { Notice } from '../../../ui/page/notice';
import { SkeletonLines } from '../../../ui/page/skeleton-lines';
import { sessionPath } from '../session-path';
import * as head from './session-header.module.scss';
import { SessionMeta } from './session-meta';
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

function SessionLoadError({ conference, isNotFound, onRetry }: SessionLoadErrorProps) {
  return (
    <div className="page-width section">
      <SessionMeta
        conference={conference}
        title={isNotFound ? t('session.notFound') : t('session.session')}
        session={undefined}
      />
      <Notice
        role="alert"
        isPage
        title={isNotFound ? t('session.notFound') : t('session.loadError')}
        text={isNotFound ? t('session.movedOrWithdrawn') : t('session.tryInAMoment')}
      >
        <div className="actions">
          {!isNotFound && (
            <button type="button" className="btn btn-primary" onClick={onRetry}>
              {t('session.tryAgain')}
            </button>
          )}
          {conference ? (
            <Link className="btn btn-outline-primary" to={`/conferences/${conference.slug}#agenda`}>
              {t('session.viewProgramme')}
            </Link>
          ) : (
            <Link className="btn btn-outline-primary" to="/conferences">
              {t('session.allConferences')}
            </Link>
          )}
        </div>
      </Notice>
    </div>
  );
}

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

/** The API also finds a session by former slugs and by its id; the URL is then replaced by the current one. */
function useRedirectToCurrentSession(
  slug: string,
  sessionSlug: string,
  conference: Conference | undefined,
  session: SessionDetail | undefined,
): void {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  useEffect(() => {
    if (!conference || !session || (conference.slug === slug && session.slug === sessionSlug)) return;
    cache.setQueryData(query(endpoints.conferenceBySlug(conference.slug)).queryKey, conference);
    cache.setQueryData(query(endpoints.sessionBySlug(conference.slug, session.slug)).queryKey, session);
    void navigate({ pathname: sessionPath(conference.slug, session.slug), search, hash }, { replace: true, state });
  }, [slug, sessionSlug, conference, session, cache, navigate, search, hash, state]);
}
