import { type CSSProperties, type ReactNode, type RefObject, useMemo } from 'react';
import { t } from '#messages';
import { HourLines } from '../../../../ui/schedule/hour-lines';
import { formatTime } from '../../../../ui/time/dates';
import type { PlacedDay } from './place-programme';
import * as styles from './programme-grid.module.scss';

type GridCanvasProps = {
  day: PlacedDay;
  scroller: RefObject<HTMLDivElement | null>;
  timeZone: string;
  /** In milliseconds since 1970. */
  now: number | undefined;
  children: ReactNode;
};

const minuteMs = 60_000;

/** The time axis, the lines of hours and rooms, and the line for now. */
export function GridCanvas({ day, scroller, timeZone, now, children }: GridCanvasProps) {
  const { rooms, start, minutes, hours } = day;
  const minuteNow = now && (now - start) / minuteMs;
  const isNowShown = minuteNow !== undefined && minuteNow >= 0 && minuteNow <= minutes;
  const columns = useMemo(
    () => (
      <div className={styles.columns} aria-hidden="true">
        {rooms.map((room) => (
          <i key={room} />
        ))}
      </div>
    ),
    [rooms],
  );
  return (
    <div ref={scroller} className={styles.scroller}>
      <div className={styles.canvas}>
        <HourLines hours={hours} timeZone={timeZone} axisClass={styles.axis} linesClass={styles.lines} />
        {columns}
        {children}
        {isNowShown && (
          <p className={styles.now} style={{ '--from': minuteNow } as CSSProperties}>
            <span>
              <span className="visually-hidden">{t('programme.itIsNow')}</span>
              {formatTime(new Date(now ?? 0).toISOString(), timeZone)}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
