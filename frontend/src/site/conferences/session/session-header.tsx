import type { Conference } from '@majlis/contracts/conferences';
import type { AgendaSession, SessionDetail } from '@majlis/contracts/sessions';
import { ShareButton } from '../../../ui/page/share-button';
import { sessionPath } from '../session-path';
import { SessionFacts } from './session-facts';
import * as styles from './session-header.module.scss';

type SessionHeaderProps = {
  conference: Conference;
  session: AgendaSession | SessionDetail;
  className?: string;
};

export function SessionHeader({ conference, session, className = '' }: SessionHeaderProps) {
  return (
    <div className={`${styles.sessionHeader} ${className}`} dir="ltr">
      <SessionFacts session={session} timezone={conference.timezone} />
      <ShareButton title={`${session.title} · ${conference.title}`} path={sessionPath(conference.slug, session.id)} />
    </div>
  );
}
