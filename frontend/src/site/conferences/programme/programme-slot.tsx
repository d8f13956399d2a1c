import { memo } from 'react';
import { formatEnd, formatTime } from '../../../ui/time/dates';
import { sessionPath } from '../session-path';
import * as styles from './programme.module.scss';
import type { Slot } from './programme-days';
import { ProgrammeSessionRow } from './programme-session-row';

type ProgrammeSlotProps = {
  slot: Slot;
  slug: string;
  timeZone: string;
  /** The zone that times have been in so far. */
  zoneBefore: string;
};

/** The style sheet knows no more. */
const mostGuessed = 24;

/** What begins at one time: a session, or several side by side. */
export const ProgrammeSlot = memo(function ProgrammeSlot({ slot, slug, timeZone, zoneBefore }: ProgrammeSlotProps) {
  const { start, end, zone, sessions } = slot;
  const isParallel = sessions.length > 1;
  return (
    // By the number of sessions the style sheet guesses the height of a slot that has not been laid out yet.
    <li
      className={isParallel ? `${styles.slot} ${styles.parallel}` : styles.slot}
      data-sessions={Math.min(sessions.length, mostGuessed)}
    >
      <p className={styles.time}>
        <time dateTime={start}>{formatTime(start, timeZone)}</time>
        {end && (
          <>
            –<time dateTime={end}>{formatEnd(start, end, timeZone)}</time>
          </>
        )}
        {isParallel && <span className={styles.note}>{sessions.length} in parallel</span>}
        {zone !== zoneBefore && <span className={styles.note}>From here on {zone}</span>}
      </p>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <ProgrammeSessionRow
            key={session.id}
            session={session}
            href={sessionPath(slug, session.id)}
            timeZone={timeZone}
            showsEnd={end === undefined}
          />
        ))}
      </ul>
    </li>
  );
});
