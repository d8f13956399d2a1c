import type { ProgrammeBooking } from '@majlis/contracts/programme-conflicts';
import { type CSSProperties, memo } from 'react';
import { capitalize } from '../../ui/text/capitalize';
import { formatTimeRange } from '../../ui/time/dates';
import { Icon } from '../icon';
import { ConflictCount } from './day-tabs';
import * as styles from './session-grid.module.scss';

export type CardState = {
  timeZone: string;
  /** Index of the colour of its track; undefined without a track. */
  hue: number | undefined;
  conflicts: number;
  isTabStop: boolean;
  /** It is held, and shown again where it would be put down. */
  isHeld: boolean;
  onOpen: (session: ProgrammeBooking) => void;
};

type GridCardProps = CardState & {
  session: ProgrammeBooking;
  from: number;
  minutes: number;
  room: number | undefined;
  lane: number;
  lanes: number;
};

/** Memoized: a step of a drag renders none of hundreds. */
export const GridCard = memo(function GridCard(props: GridCardProps) {
  const { session, from, minutes, room, lane, lanes, ...state } = props;
  const place = { '--from': from, '--length': minutes, '--room': room ?? 0, '--lane': lane, '--lanes': lanes };
  return (
    <li
      className={styles.card}
      style={{ ...place, '--lines': linesIn(minutes) } as CSSProperties}
      data-id={session.id}
      data-hue={state.hue}
      data-across={room === undefined || undefined}
      data-held={state.isHeld || undefined}
      data-size={sizeOf(minutes)}
    >
      <CardContent session={session} {...state} />
      <span className={styles.edge} data-edge="" title="Pull to lengthen" aria-hidden="true" />
    </li>
  );
});

/** The whole card is a button that opens it, also where it has not been placed yet. */
export function CardContent({
  session,
  timeZone,
  conflicts,
  isTabStop,
  onOpen,
}: CardState & { session: ProgrammeBooking }) {
  const { id, title, startTime, endTime, sessionType, track, speakers } = session;
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <>
      <button
        type="button"
        id={`session-${id}`}
        className={styles.face}
        tabIndex={tabIndex}
        aria-describedby={keysHelpId}
        onClick={() => onOpen(session)}
      >
        <span className={styles.title} dir="auto">
          {title}
        </span>
        <span className={styles.facts}>
          <span className={styles.time}>{formatTimeRange(startTime, endTime, timeZone)}</span>{' '}
          <span className={styles.type}>{capitalize(sessionType)}</span>
          {track && (
            <>
              {' · '}
              <bdi>{track}</bdi>
            </>
          )}
        </span>
        {speakers.length > 0 && (
          <span className={styles.people}>
            <bdi>{speakers.map(({ name }) => name).join(', ')}</bdi>
          </span>
        )}
        <ConflictCount count={conflicts} />
      </button>
      <button
        type="button"
        className={`icon-button ${styles.menu}`}
        data-menu=""
        tabIndex={tabIndex}
        aria-label={`Move or edit ${title}`}
        onClick={() => onOpen(session)}
      >
        <Icon name="edit" />
      </button>
    </>
  );
}

export const keysHelpId = 'grid-keys';

/** As in the style sheet, in pixels. */
export const minuteHeight = 1.8;
const [titleLineHeight, otherLines, paddings] = [17, 17, 11];

/** The lines of the title that leave space for the time. */
const linesIn = (minutes: number): number =>
  Math.max(1, Math.floor((minutes * minuteHeight - paddings - otherLines) / titleLineHeight));

const sizeOf = (minutes: number): 'line' | 'lines' | undefined =>
  minutes < 25 ? 'line' : minutes < 40 ? 'lines' : undefined;
