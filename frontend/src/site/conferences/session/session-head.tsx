import type { Conference } from '@majlis/contracts/conferences';
import type { AgendaSession, SessionDetail } from '@majlis/contracts/sessions';
import { ShareButton } from '../../../ui/page/share-button';
import { sessionPath } from '../session-path';
import { SessionFacts } from './session-facts';
import * as styles from './session-head.module.scss';

type SessionHeadProps = {
  conference: Conference;
  session: AgendaSession | SessionDetail;
  className?: string;
};

export function SessionHead({ conference, session, className = '' }: SessionHeadProps) {
  return (
    <div className={`${styles.sessionHead} ${className}`}>
      <SessionFacts session={session} timezone={conference.timezone} />
      <ShareButton title={`${session.title} · ${conference.title}`} path={sessionPath(conference.slug, session.id)} />
    </div>
  );
}
