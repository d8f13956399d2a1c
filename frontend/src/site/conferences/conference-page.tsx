import { endpoints } from '@majlis/contracts/api/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../api/client';
import { query } from '../../api/query';
import { useIsPrerenderedNotFound } from '../../ui/page/prerender';
import { ConferenceContents } from './conference-contents';
import { ConferenceLoadError } from './conference-load-error';
import { useRedirectToCurrentSlug } from './use-redirect-to-current-slug';
import '../../ui/time/correct-time-zones';
import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { SkeletonLines } from '../../ui/page/skeleton-lines';
import * as styles from './conference-page.module.scss';

export function ConferencePage() {
  const { slug = '' } = useParams();
  const { data: conference, isPending, error, refetch } = useQuery(query(endpoints.conferenceBySlug(slug)));
  const isPrerenderedNotFound = useIsPrerenderedNotFound(slug);
  useRedirectToCurrentSlug(slug, conference);

  if (conference) return <ConferenceContents conference={conference} />;
  if (isPending && !isPrerenderedNotFound) return <ConferenceSkeleton />;
  const isNotFound = isPrerenderedNotFound || (error instanceof ApiError && error.status === 404);
  return <ConferenceLoadError isNotFound={isNotFound} onRetry={() => void refetch()} />;
}

function ConferenceSkeleton() {
  return (
    <div className="conference-skeleton">
      <PageMeta title={t('conference.conference')} noindex />
      <div className="picture-header" role="status">
        <div className="picture-header-image" />
        <div className="page-width">
          <p>{t('conference.loadingConference')}</p>
        </div>
      </div>
      <div className={`page-width section section-after-header ${styles.page}`} aria-hidden="true">
        <div className={styles.side}>
          {['navigation', 'details'].map((card) => (
            <div key={card}>
              <SkeletonLines titles={1} lines={3} />
            </div>
          ))}
        </div>
        <div className={styles.main}>
          <section className={styles.overview}>
            <SkeletonLines titles={1} lines={9} />
          </section>
        </div>
      </div>
    </div>
  );
}
