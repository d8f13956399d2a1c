import { roomKey } from '@majlis/contracts/rooms';
import { toInstant, toLocalDateTime } from '@majlis/contracts/zoned-times';
import { t } from '#messages/staff';
import { shiftEnd } from '../sessions/session-values';
import type { Place } from './places';

/** The texts of the fields, in the zone of the conference. */
export type MoveValues = {
  day: string;
  start: string;
  end: string;
  location: string;
  /** A session that goes on after midnight still does so when it is moved. */
  nights: number;
};

const dayMs = 86_400_000;

export function toMoveValues({ startTime, endTime, location }: Place, rooms: string[], timeZone: string): MoveValues {
  const [start, end] = [toLocalDateTime(startTime, timeZone), toLocalDateTime(endTime, timeZone)];
  const [day, endDay] = [start.slice(0, 10), end.slice(0, 10)];
  return {
    day,
    start: start.slice(11),
    end: end.slice(11),
    location: rooms.find((room) => roomKey(room) === roomKey(location)) ?? '',
    nights: (Date.parse(endDay) - Date.parse(day)) / dayMs,
  };
}

type Checked = { place?: Place; errors: { start?: string; end?: string } };

export function toPlace({ day, start, end, location, nights }: MoveValues, timeZone: string): Checked {
  const endDay = new Date(Date.parse(day) + nights * dayMs).toISOString().slice(0, 10);
  const startTime = toInstant(`${day}T${start}`, timeZone);
  const endTime = toInstant(`${endDay}T${end}`, timeZone);
  if (!startTime) return { errors: { start: errorOf(start) } };
  if (!endTime) return { errors: { end: errorOf(end) } };
  if (endTime <= startTime) return { errors: { end: t('sessionGrid.endAfterStart') } };
  return { place: { startTime, endTime, location }, errors: {} };
}

const errorOf = (time: string): string => (time === '' ? t('sessionGrid.giveTime') : t('sessionGrid.skippedTime'));

/** The end moves with the start, if both can be read. */
export function keepLength(values: MoveValues, startBefore: string): MoveValues {
  const [end, before, start] = [values.end, startBefore, values.start].map((time) => `2000-01-01T${time}`);
  return { ...values, end: shiftEnd(end ?? '', before ?? '', start ?? '').slice(11) };
}
