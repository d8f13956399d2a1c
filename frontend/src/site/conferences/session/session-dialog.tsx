import type { Conference } from '@majlis/contracts/conferences';
import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useOutletContext, useParams } from 'react-router-dom';
import { ApiError } from '../../../api/client';
import { query } from '../../../api/query';
import { PageMeta } from '../../../seo/page-meta';
import { Dialog } from '../../../ui/dialog';
import { PartFailed } from '../../../ui/part-failed';
import { SessionContents } from './session-contents';
import { SessionUnknown } from './session-unknown';
import { useCloseSession } from './use-close-session';

/** One session over the page of its conference. What the programme tells of it is shown at once, the rest when it comes. */
export function SessionDialog() {
  const conference = useOutletContext<Conference>();
  const { sessionId = '' } = useParams();
  const close = useCloseSession(conference.slug, sessionId);
  const programme = useQuery(query(reads.programme(conference.id)));
  const { data: detail, error, isPending, refetch } = useQuery(query(reads.sessionDetail(sessionId)));

  const isOfAnother = detail !== undefined && detail.conferenceId !== conference.id;
  const isUnknown = isOfAnother || (error instanceof ApiError && (error.status === 404 || error.status === 400));
  const session = isUnknown ? undefined : (detail ?? programme.data?.find(({ id }) => id === sessionId));
  const title = session?.title ?? (isUnknown ? 'Session not found' : 'Session');
  return (
    <Dialog title={title} shape="reading" onClose={close}>
      <PageMeta
        title={`${title} · ${conference.title}`}
        description={session?.description || undefined}
        image={conference.featuredImage || undefined}
        type="article"
        noindex={!session || conference.status === 'draft'}
      />
      {isUnknown && <SessionUnknown onLeave={close} />}
      {session && <SessionContents conference={conference} session={session} detail={detail} isPending={isPending} />}
      {!isUnknown && !isPending && !detail && (
        <PartFailed text="The details of this session could not be loaded." onRetry={() => void refetch()} />
      )}
      {!isUnknown && isPending && !session && <p role="status">Loading session...</p>}
    </Dialog>
  );
}
