import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../../api/client';
import { query } from '../../../api/query';
import { useIsPrerenderedNotFound } from '../../../ui/page/prerender';
import { ConferenceLoadError } from '../conference-load-error';
import { useRedirectToCurrentSlug } from '../use-redirect-to-current-slug';
import { ProceedingsContents } from './proceedings-contents';
import { ProceedingsNotFound } from './proceedings-not-found';
import { ProceedingsSkeleton } from './proceedings-skeleton';
import '../../../ui/time/correct-time-zones';

export function ProceedingsPage() {
  const { slug = '' } = useParams();
  const conference = useQuery(query(endpoints.conferenceBySlug(slug)));
  const proceedings = useQuery(query(endpoints.proceedings(slug)));
  const isPrerenderedNotFound = useIsPrerenderedNotFound(slug);
  useRedirectToCurrentSlug(slug, conference.data, '/proceedings');

  if (conference.data && proceedings.data)
    return <ProceedingsContents conference={conference.data} sessions={proceedings.data} />;
  const isNotFound = [conference, proceedings].some(({ error }) => error instanceof ApiError && error.status === 404);
  if (isPrerenderedNotFound || isNotFound) return <ProceedingsNotFound conference={conference.data} />;
  if (conference.isPending || proceedings.isPending) return <ProceedingsSkeleton />;
  const retry = () => void Promise.all([conference.refetch(), proceedings.refetch()]);
  return <ConferenceLoadError isNotFound={false} onRetry={retry} />;
}
