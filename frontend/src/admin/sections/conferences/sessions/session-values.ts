import type { Conference } from '@majlis/contracts/conferences/conferences';
import { type Session, sessionInput, sessionInputForZone } from '@majlis/contracts/programme/sessions.schema';
import { toFormValues } from '../../../fields/form/contract-fields';
import { preserveUneditedInstants, toLocalTimes, validateTimesInZone } from '../../../fields/form/zoned-values';
import type { FormValues } from '../../../shell/form-values';

/** The conference's id is sent by the form itself, not by a field. */
export const sessionFields = sessionInput.omit({ conferenceId: true });
const times = ['startTime', 'endTime'] as const;

export const sessionSchemaForZone = (timezone: string) =>
  validateTimesInZone(sessionFields, sessionInputForZone(timezone));

/** Times are shown in the conference's zone (infra/adr/programme.md). */
export const toSessionFormValues = (session: Session, { timezone }: Pick<Conference, 'timezone'>): FormValues => ({
  ...toFormValues(sessionFields, session),
  ...toLocalTimes(session, times, timezone),
});

export type SessionStart = Pick<Session, 'startTime' | 'endTime' | 'location'> & Partial<Pick<Session, 'track'>>;

/** Without a start it is the first hour of the conference. */
export function newSessionFormValues(
  { startDate, timezone }: Pick<Conference, 'startDate' | 'timezone'>,
  start?: SessionStart,
): FormValues {
  const firstHour = { startTime: startDate, endTime: new Date(Date.parse(startDate) + hourMs).toISOString() };
  return { ...toFormValues(sessionFields), ...start, ...toLocalTimes(start ?? firstHour, times, timezone) };
}

const hourMs = 3_600_000;

export const toSessionInput = (values: FormValues, timezone: string, saved?: Session): FormValues =>
  preserveUneditedInstants(values, saved, times, timezone);

/** Local times are calculated as if they were UTC, which has no daylight saving. */
const parseAsUtc = (localDateTime: string) => Date.parse(`${localDateTime.slice(0, 16)}Z`);
const formatUtcAsLocal = (ms: number) => new Date(ms).toISOString().slice(0, 16);

/** Moves the end by as much as the start; an incomplete time leaves it unchanged. */
export function shiftEnd(end: string, oldStart: string, newStart: string): string {
  const ms = parseAsUtc(end) + parseAsUtc(newStart) - parseAsUtc(oldStart);
  return Number.isNaN(ms) ? end : formatUtcAsLocal(ms);
}
