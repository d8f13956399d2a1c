import type { ProgrammeBooking } from '@majlis/contracts/programme-conflicts';
import { roomKey } from '@majlis/contracts/rooms';
import { type CSSProperties, useEffect, useRef } from 'react';
import { minuteMs, type PlacedDay } from '../../ui/schedule/place-sessions';
import { formatTimeRange } from '../../ui/time/dates';
import { Icon } from '../icon';
import { describePlace } from './describe-place';
import * as styles from './held-card.module.scss';
import { hasPlace } from './planned-days';
import type { Plan } from './use-plan';

type HeldCardProps = { plan: Plan; conflicts: string[]; day: PlacedDay<ProgrammeBooking>; timeZone: string };

/** Where the held session would be put down. */
export function HeldCard({ plan: { session, place, by }, conflicts, day, timeZone }: HeldCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const key = roomKey(place.location);
  const room = day.rooms.findIndex((name) => roomKey(name) === key);
  const from = (Date.parse(place.startTime) - day.start) / minuteMs;
  const minutes = (Date.parse(place.endTime) - Date.parse(place.startTime)) / minuteMs;
  useEffect(() => {
    // The pointer is already where the card is.
    if (by === 'keys') card.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [by, from, minutes, room]);
  if (!hasPlace({ ...session, ...place }) || (key !== '' && room < 0)) return null;
  return (
    <div
      ref={card}
      className={styles.held}
      style={{ '--from': from, '--length': minutes, '--room': Math.max(room, 0) } as CSSProperties}
      data-across={room < 0 || undefined}
      data-conflict={conflicts.length > 0 || undefined}
      aria-hidden="true"
    >
      <b>{formatTimeRange(place.startTime, place.endTime, timeZone)}</b>
      <span dir="auto">{session.title}</span>
      <HeldConflicts conflicts={conflicts} />
    </div>
  );
}

type HeldForOtherDayProps = Omit<HeldCardProps, 'day'>;

/** Below the tabs, while the pointer is on that of a day which is not shown. */
export const HeldForOtherDay = ({ plan: { session, place }, conflicts, timeZone }: HeldForOtherDayProps) => (
  <div className={styles.forOtherDay} data-conflict={conflicts.length > 0 || undefined} aria-hidden="true">
    <b>{describePlace(place, timeZone)}</b>
    <span dir="auto">{session.title}</span>
    <HeldConflicts conflicts={conflicts} />
  </div>
);

function HeldConflicts({ conflicts }: { conflicts: string[] }) {
  if (conflicts.length === 0) return null;
  return (
    <ul className={styles.heldConflicts}>
      {conflicts.map((conflict) => (
        <li key={conflict}>
          <Icon name="attention" /> {conflict}
        </li>
      ))}
    </ul>
  );
}
