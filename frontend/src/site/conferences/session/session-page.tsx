import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../../api/client';
import { query } from '../../../api/query';
import { useIsPrerenderedNotFound } from '../../../ui/page/prerender';
import { ConferenceLoadError } from '../conference-load-error';
import { SessionContents } from './session-contents';
import { SessionLoadError } from './session-load-error';
import { SessionSkeleton } from './session-skeleton';
import { useRedirectToCurrentSession } from './use-redirect-to-current-session';
import { useSession } from './use-session';
import '../../../ui/time/correct-time-zones';

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
