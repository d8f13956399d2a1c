import type { Conference } from '@majlis/contracts/conferences';
import type { AgendaSession, SessionDetail } from '@majlis/contracts/sessions';
import { ShareButton } from '../../../ui/page/share-button';
import { sessionPath } from '../session-path';
import { SessionFacts } from './session-facts';

type SessionHeadProps = {
  conference: Conference;
  session: AgendaSession | SessionDetail;
};

export function SessionHead({ conference, session }: SessionHeadProps) {
  return (
    <div className="session-head">
      <SessionFacts session={session} timezone={conference.timezone} />
      <ShareButton title={`${session.title} · ${conference.title}`} path={sessionPath(conference.slug, session.id)} />
    </div>
  );
}
