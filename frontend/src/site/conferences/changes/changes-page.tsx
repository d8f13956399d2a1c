import { endpoints } from '@majlis/contracts/api/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { t } from '#messages';
import { ApiError } from '../../../api/client';
import { query } from '../../../api/query';
import { PageMeta } from '../../../seo/page-meta';
import { useIsPrerenderedNotFound } from '../../../ui/page/prerender';
import { SkeletonLines } from '../../../ui/page/skeleton-lines';
import { ConferenceLoadError } from '../conference-load-error';
import { useRedirectToCurrentSlug } from '../use-redirect-to-current-slug';
import { ChangesContents } from './changes-contents';
import '../../../ui/time/correct-time-zones';

/** Lists the changes of a programme since its release. */
export function ChangesPage() {
  const { slug = '' } = useParams();
  const conference = useQuery(query(endpoints.conferenceBySlug(slug)));
  const changes = useQuery(query(endpoints.programmeChanges(slug)));
  const isPrerenderedNotFound = useIsPrerenderedNotFound(slug);
  useRedirectToCurrentSlug(slug, conference.data, '/changes');

  if (conference.data && changes.data)
    return <ChangesContents conference={conference.data} programmeChanges={changes.data} />;
  const error = conference.error ?? changes.error;
  if (!error && !isPrerenderedNotFound) return <ChangesSkeleton />;
  const isNotFound = isPrerenderedNotFound || (error instanceof ApiError && error.status === 404);
  const retry = () => void Promise.all([conference.refetch(), changes.refetch()]);
  return <ConferenceLoadError isNotFound={isNotFound} onRetry={retry} />;
}

function ChangesSkeleton() {
  return (
    <>
      <PageMeta title={t('changes.changesToProgramme')} noindex />
      <div className="page-header" role="status">
        <div className="page-width">
          <p>{t('changes.loadingChanges')}</p>
          <SkeletonLines titles={1} lines={0} />
        </div>
      </div>
      <div className="page-width section section-after-header" aria-hidden="true">
        <SkeletonLines titles={1} lines={6} />
      </div>
    </>
  );
}
