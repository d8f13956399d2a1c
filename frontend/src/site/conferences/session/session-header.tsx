import { calendarPaths } from '@majlis/contracts/calendars';
import type { Conference } from '@majlis/contracts/conferences';
import type { AgendaSession, SessionDetail } from '@majlis/contracts/sessions';
import { direction } from '#messages/language';
import { useNow } from '../../../ui/page/prerender';
import { ShareButton } from '../../../ui/page/share-button';
import { CalendarLinks } from '../calendar-links';
import { myAgendaOf } from '../my-agenda/my-agenda';
import { LabelledStar } from '../my-agenda/star-button';
import { sessionPath } from '../session-path';
import { RecentChange } from './recent-change';
import { SessionFacts } from './session-facts';
import * as styles from './session-header.module.scss';

type SessionHeaderProps = {
  conference: Conference;
  session: AgendaSession | SessionDetail;
  className?: string;
};

export function SessionHeader({ conference, session, className = '' }: SessionHeaderProps) {
  const isOver = Date.parse(session.endTime) < useNow();
  const calendar = conference.status !== 'draft' && (
    <CalendarLinks className={styles.calendar} path={calendarPaths.session(session.id)} isOver={isOver} />
  );
  return (
    <div className={`${styles.sessionHeader} ${className}`} dir={direction}>
      {'recentChange' in session && session.recentChange && (
        <RecentChange change={session.recentChange} conference={conference} />
      )}
      <SessionFacts session={session} timezone={conference.timezone} calendar={calendar} />
      <div className={styles.controls}>
        <LabelledStar agenda={myAgendaOf(conference.id)} id={session.id} title={session.title} />
        <ShareButton
          title={`${session.title} · ${conference.title}`}
          path={sessionPath(conference.slug, session.slug)}
        />
      </div>
    </div>
  );
}
