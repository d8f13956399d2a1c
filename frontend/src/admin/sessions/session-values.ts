import type { Conference } from '@majlis/contracts/conferences';
import { type Session, sessionInput, sessionInputIn } from '@majlis/contracts/sessions';
import { wallClockOf } from '@majlis/contracts/zoned-times';
import type { Values } from '../../ui/form/form-values';
import { fieldValues } from '../editing/contract-fields';
import { asTyped, clocksOf, withExactTimes } from '../editing/zoned-values';

/** The conference is of the address. */
const sessionFields = sessionInput.omit({ conferenceId: true });
const times = ['startTime', 'endTime'] as const;

export const sessionSchemaIn = (timezone: string) => asTyped(sessionFields, sessionInputIn(timezone));

/** What the fields of a session start with; its times are what clocks in the conference's zone show. */
export const sessionValues = (session: Session, { timezone }: Pick<Conference, 'timezone'>): Values => ({
  ...fieldValues(sessionFields, session),
  ...clocksOf(session, times, timezone),
});

export const newSessionValues = (offered: OfferedTimes): Values => ({ ...fieldValues(sessionFields), ...offered });

export const sessionToSend = (values: Values, timezone: string, saved?: Session): Values =>
  withExactTimes(values, saved, times, timezone);

type OfferedTimes = { startTime: string; endTime: string };

const minute = 60_000;
const usual = 60 * minute;

/** Wall-clock times as moments of a clock that never changes, for reckoning with them. */
const momentOf = (wallClock: string) => Date.parse(`${wallClock.slice(0, 16)}Z`);
const wallClockAt = (moment: number) => new Date(moment).toISOString().slice(0, 16);

/** Directly after the session that was added last, as long as that; without one, the first hour of the conference. */
export function offerTimes(conference: Pick<Conference, 'startDate' | 'timezone'>, last?: Session): OfferedTimes {
  const [start, length] = last
    ? [last.endTime, Date.parse(last.endTime) - Date.parse(last.startTime)]
    : [conference.startDate, usual];
  const startTime = wallClockOf(start, conference.timezone);
  return { startTime, endTime: wallClockAt(momentOf(startTime) + length) };
}

/** The end moved as far as the start was; as it is when that cannot be told. */
export function movedEnd(end: string, oldStart: string, newStart: string): string {
  const moment = momentOf(end) + momentOf(newStart) - momentOf(oldStart);
  return Number.isNaN(moment) ? end : wallClockAt(moment);
}
