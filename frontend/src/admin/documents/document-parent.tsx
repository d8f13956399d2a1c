import type { Conference } from '@majlis/contracts/conferences';
import type { ConferenceDocument } from '@majlis/contracts/documents';
import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { formatDay, formatTime } from '../../ui/time/dates';
import * as styles from '../crud/ordered.module.scss';
import { missingSessionLabel } from './missing-session-label';
import { formatPublicFrom } from './public-from';

type DocumentParentProps = { document: ConferenceDocument; conference: Conference };

export function DocumentParent({ document, conference }: DocumentParentProps) {
  const publicFrom = formatPublicFrom(document, conference.timezone);
  return (
    <>
      {document.sessionId ? (
        <DocumentSession sessionId={document.sessionId} conference={conference} />
      ) : (
        <p>{t('documents.wholeConference')}</p>
      )}
      {publicFrom && <p className={styles.warning}>{publicFrom}</p>}
    </>
  );
}

function DocumentSession({ sessionId, conference: { id, timezone } }: { sessionId: string; conference: Conference }) {
  const sessions = useQuery(query(endpoints.sessions(id)));
  const session = sessions.data?.find((candidate) => candidate.id === sessionId);
  if (!session) return <p className="muted">{missingSessionLabel(sessions)}</p>;
  return (
    <>
      <p dir="auto">{session.title}</p>
      <p className="muted">
        {t('time.dayAndTime', {
          day: formatDay(session.startTime, timezone),
          time: formatTime(session.startTime, timezone),
        })}
      </p>
    </>
  );
}
