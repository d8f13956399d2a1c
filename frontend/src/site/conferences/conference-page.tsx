import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../api/client';
import { query } from '../../api/query';
import { useIsPrerenderedNotFound } from '../../ui/page/prerender';
import { ConferenceContents } from './conference-contents';
import { ConferenceLoadError } from './conference-load-error';
import { ConferenceSkeleton } from './conference-skeleton';
import { useRedirectToCurrentSlug } from './use-redirect-to-current-slug';
import '../../ui/time/correct-time-zones';

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
