import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../../api/client';
import { query } from '../../../api/query';
import { useIsWrittenAsMissing } from '../../../ui/page/published';
import { ConferenceMissing } from '../conference-missing';
import { useCurrentSlug } from '../use-current-slug';
import { SessionContents } from './session-contents';
import { SessionMissing } from './session-missing';
import { SessionPending } from './session-pending';
import { useSession } from './use-session';

/** One session as a page: for who comes by its address. It does without the programme. */
export function SessionPage() {
  const { slug = '', sessionId = '' } = useParams();
  const { data: conference, error, isPending, refetch } = useQuery(query(reads.conferenceBySlug(slug)));
  const session = useSession(sessionId, conference);
  const isWrittenAsMissing = useIsWrittenAsMissing(`${slug}/${sessionId}`);
  useCurrentSlug(slug, conference);

  if (isWrittenAsMissing && !(conference && session.detail))
    return <SessionMissing conference={conference} isUnknown onRetry={session.retry} />;
  if (isPending || (conference && session.isPending)) return <SessionPending />;
  if (!conference) {
    const isUnknown = error instanceof ApiError && error.status === 404;
    return <ConferenceMissing isUnknown={isUnknown} onRetry={() => void refetch()} />;
  }
  if (session.detail) return <SessionContents conference={conference} session={session.detail} />;
  return <SessionMissing conference={conference} isUnknown={session.isUnknown} onRetry={session.retry} />;
}
