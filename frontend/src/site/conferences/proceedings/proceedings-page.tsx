import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../../api/client';
import { useLongList } from '../../../api/long-list';
import { query } from '../../../api/query';
import { useIsPrerenderedNotFound } from '../../../ui/page/prerender';
import { ConferenceLoadError } from '../conference-load-error';
import { proceedingsList } from '../long-lists';
import { useRedirectToCurrentSlug } from '../use-redirect-to-current-slug';
import { ProceedingsContents } from './proceedings-contents';
import { ProceedingsNotFound } from './proceedings-not-found';
import { ProceedingsSkeleton } from './proceedings-skeleton';
import '../../../ui/time/correct-time-zones';

export function ProceedingsPage() {
  const { slug = '' } = useParams();
  const conference = useQuery(query(endpoints.conferenceBySlug(slug)));
  const { parts, start } = useLongList(proceedingsList(slug));
  const isPrerenderedNotFound = useIsPrerenderedNotFound(slug);
  useRedirectToCurrentSlug(slug, conference.data, '/proceedings');

  const [sessions, withPaper] = parts ?? [];
  if (conference.data && sessions)
    return (
      <ProceedingsContents
        conference={conference.data}
        list={sessions}
        hasPapers={withPaper !== undefined && withPaper.total > 0}
      />
    );
  const isNotFound = [conference, start].some(({ error }) => error instanceof ApiError && error.status === 404);
  if (isPrerenderedNotFound || isNotFound) return <ProceedingsNotFound conference={conference.data} />;
  if (conference.isPending || start.isPending) return <ProceedingsSkeleton />;
  const retry = () => void Promise.all([conference.refetch(), start.refetch()]);
  return <ConferenceLoadError isNotFound={false} onRetry={retry} />;
}
