import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useMatch, useParams } from 'react-router-dom';
import { ApiError } from '../../api/client';
import { query } from '../../api/query';
import { ConferenceContents } from './conference-contents';
import { ConferenceMissing } from './conference-missing';
import { ConferencePending } from './conference-pending';
import { useCurrentSlug } from './use-current-slug';

/** The page of a conference; at the address of one of its sessions that session is open above it. */
export function ConferencePage() {
  const { slug = '' } = useParams();
  const { data: conference, isPending, error, refetch } = useQuery(query(reads.conferenceBySlug(slug)));
  useCurrentSlug(slug, conference);
  useEarlySession();

  if (isPending) return <ConferencePending />;
  if (conference) return <ConferenceContents conference={conference} />;
  const isUnknown = error instanceof ApiError && error.status === 404;
  return <ConferenceMissing isUnknown={isUnknown} onRetry={() => void refetch()} />;
}

/** Asks for the session of the address together with its conference; the dialog that shows it is drawn later. */
function useEarlySession(): void {
  const sessionId = useMatch('/conferences/:slug/sessions/:sessionId')?.params.sessionId;
  useQuery({ ...query(reads.sessionDetail(sessionId ?? '')), enabled: sessionId !== undefined });
}
