import type { Conference } from '@majlis/contracts/conferences';
import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../api/query';
import { Dialog } from '../../../ui/dialog/dialog';
import { PartFailed } from '../../../ui/page/part-failed';
import { SlowNotice } from '../../../ui/page/slow-notice';
import { LanguageContext } from '../../../ui/text/auto-text';
import { languageTag } from '../../../ui/text/languages';
import * as styles from './session-dialog.module.scss';
import { SessionHead } from './session-head';
import { SessionMeta } from './session-meta';
import { SessionText } from './session-text';
import * as text from './session-text.module.scss';
import { SessionTextPending } from './session-text-pending';
import { useCloseSession } from './use-close-session';
import { unknownSession, useSession } from './use-session';

const reading = { className: styles.reading, dialogClassName: styles.frame, contentClassName: styles.box };

/** One session over the page of its conference. What the programme lists of it is shown at once, the rest when it comes. */
export function SessionDialog({ conference, sessionId }: { conference: Conference; sessionId: string }) {
  const close = useCloseSession();
  const agenda = useQuery(query(reads.agenda(conference.id)));
  const { detail, isUnknown, isPending, retry } = useSession(sessionId, conference);
  const listed = isUnknown ? undefined : agenda.data?.find(({ id }) => id === sessionId);
  const session = detail ?? listed;
  const title = session?.title ?? (isUnknown ? 'Session not found' : 'Session');
  return (
    <LanguageContext value={session && languageTag(conference.language)}>
      <Dialog title={title} shape={reading} onClose={close}>
        <SessionMeta conference={conference} title={title} session={session} />
        {isUnknown && (
          <div className={text.part} role="alert">
            <p>{unknownSession}</p>
            <button type="button" className="btn btn-primary" onClick={close}>
              View Conference Program
            </button>
          </div>
        )}
        {session && (
          <div className={styles.body}>
            <SessionHead conference={conference} session={session} />
            {detail && <SessionText session={detail} level={3} />}
            {!detail && listed && <SessionTextPending speakers={listed.speakers} isPending={isPending} />}
          </div>
        )}
        {!isUnknown && !isPending && !detail && (
          <PartFailed text="The details of this session could not be loaded." onRetry={retry} />
        )}
        {!isUnknown && isPending && !session && <p role="status">Loading session...</p>}
        <SlowNotice />
      </Dialog>
    </LanguageContext>
  );
}
