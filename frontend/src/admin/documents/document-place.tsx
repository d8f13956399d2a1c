import type { Conference } from '@majlis/contracts/conferences';
import type { ConferenceDocument } from '@majlis/contracts/documents';
import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { formatDay, formatTime } from '../../ui/time/dates';
import * as styles from '../editing/ordered.module.scss';
import { publicFromText } from './public-from';
import { unknownSession } from './unknown-session';

type DocumentPlaceProps = { document: ConferenceDocument; conference: Conference };

/** What a document belongs to, and from when visitors see it if they do not yet. */
export function DocumentPlace({ document, conference }: DocumentPlaceProps) {
  const later = publicFromText(document, conference.timezone);
  return (
    <>
      {document.sessionId ? (
        <SessionOf sessionId={document.sessionId} conference={conference} />
      ) : (
        <p>The whole conference</p>
      )}
      {later && <p className={styles.warning}>{later}</p>}
    </>
  );
}

function SessionOf({ sessionId, conference: { id, timezone } }: { sessionId: string; conference: Conference }) {
  const sessions = useQuery(query(reads.sessions(id)));
  const session = sessions.data?.find((candidate) => candidate.id === sessionId);
  if (!session) return <p className="muted">{unknownSession(sessions)}</p>;
  return (
    <>
      <p dir="auto">{session.title}</p>
      <p className="muted">
        {formatDay(session.startTime, timezone)}, {formatTime(session.startTime, timezone)}
      </p>
    </>
  );
}
