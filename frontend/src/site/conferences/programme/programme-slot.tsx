import { memo } from 'react';
import { t } from '#messages';
import { localPath } from '../../../ui/page/page-path';
import { formatEndTime, formatTime } from '../../../ui/time/dates';
import type { MyAgenda } from '../my-agenda/my-agenda';
import { sessionPath } from '../session-path';
import { isPause } from './is-pause';
import * as styles from './programme.module.scss';
import type { TimeSlot } from './programme-days';
import * as marks from './programme-mark.module.scss';
import { ProgrammeSessionRow } from './programme-session-row';
import type { RecentChanges } from './use-recent-changes';

type ProgrammeSlotProps = {
  slot: TimeSlot;
  slug: string;
  agenda: MyAgenda;
  changes: RecentChanges;
  timeZone: string;
  previousZoneLabel: string;
  mark: 'now' | 'next' | undefined;
  direction: 'ltr' | 'rtl' | undefined;
};

/** The style sheet has height estimates for up to this many sessions in a slot. */
const maxEstimatedSessions = 24;

export const ProgrammeSlot = memo(function ProgrammeSlot({
  slot,
  slug,
  agenda,
  changes,
  timeZone,
  previousZoneLabel,
  mark,
  direction,
}: ProgrammeSlotProps) {
  const { start, end, zoneLabel, sessions } = slot;
  const isParallel = sessions.length > 1;
  const isBrief = !isParallel && sessions.every(isPause);
  return (
    // `content-visibility` needs a height estimate, which the style sheet derives from the number of sessions.
    <li
      className={`${styles.slot} ${isParallel ? styles.parallel : isBrief ? styles.brief : ''}`.trimEnd()}
      data-sessions={Math.min(sessions.length, maxEstimatedSessions)}
    >
      <p className={styles.time}>
        <time dateTime={start}>{formatTime(start, timeZone)}</time>
        {end && (
          <>
            –<time dateTime={end}>{formatEndTime(start, end, timeZone)}</time>
          </>
        )}
        {mark === 'now' && <span className={`${marks.mark} ${marks.now}`}>{t('programme.now')}</span>}
        {mark === 'next' && <span className={marks.mark}>{t('programme.next')}</span>}
        {isParallel && <span className={styles.note}>{t('programme.sessionsAtOnce', { count: sessions.length })}</span>}
        {zoneLabel !== previousZoneLabel && (
          <span className={styles.note}>{t('programme.fromHereOn', { zone: zoneLabel })}</span>
        )}
      </p>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <ProgrammeSessionRow
            key={session.id}
            session={session}
            agenda={agenda}
            change={changes.get(session.id)}
            href={localPath(sessionPath(slug, session.slug))}
            timeZone={timeZone}
            showsEnd={end === undefined}
            isBrief={isBrief}
            direction={direction}
          />
        ))}
      </ul>
    </li>
  );
});
