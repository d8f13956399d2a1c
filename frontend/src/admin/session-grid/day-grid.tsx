import type { ProgrammeBooking } from '@majlis/contracts/programme-conflicts';
import type { CSSProperties, ReactNode } from 'react';
import { t } from '#messages/staff';
import { HourLines } from '../../ui/schedule/hour-lines';
import type { PlacedDay } from '../../ui/schedule/place-sessions';
import { keysHelpId, minuteHeight } from './grid-card';
import type { RoomColumn } from './planned-days';
import * as styles from './session-grid.module.scss';
import type { GridParts } from './use-card-pointer';

type DayGridProps = {
  day: PlacedDay<ProgrammeBooking>;
  rooms: RoomColumn[];
  label: string;
  timeZone: string;
  parts: GridParts;
  children: ReactNode;
};

/** The time axis, the heads of the rooms and the lines between them; the children are cards. */
export function DayGrid({ day, rooms, label, timeZone, parts, children }: DayGridProps) {
  const { scroller, columns } = parts;
  const size = { '--rooms': day.rooms.length || 1, '--minutes': day.minutes, '--minute': `${minuteHeight}px` };
  return (
    <section
      className={styles.scroller}
      ref={scroller}
      style={size as CSSProperties}
      aria-label={label}
      aria-describedby={keysHelpId}
      data-grid=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys, too
      tabIndex={0}
    >
      <ul className={styles.rooms} aria-label={t('common.rooms')}>
        {day.rooms.map((room) => (
          <li key={room}>
            <RoomHead room={rooms.find(({ name }) => name === room)} />
          </li>
        ))}
      </ul>
      <div className={styles.canvas}>
        <HourLines hours={day.hours} timeZone={timeZone} axisClass={styles.axis} linesClass={styles.lines} />
        <div ref={columns} className={styles.columns} aria-hidden="true">
          {day.rooms.map((room) => (
            <i key={room} />
          ))}
        </div>
        {children}
      </div>
    </section>
  );
}

const RoomHead = ({ room }: { room: RoomColumn | undefined }) => (
  <>
    <span className={styles.roomName} dir="auto">
      {room?.name ?? t('sessionGrid.noRoom')}
    </span>
    {room?.capacity != null && <span className={styles.capacity}>{t('rooms.seats', { count: room.capacity })}</span>}
  </>
);
