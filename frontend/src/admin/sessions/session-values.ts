import type { Conference } from '@majlis/contracts/conferences';
import { type Session, sessionInput, sessionInputForZone } from '@majlis/contracts/sessions';
import { toLocalDateTime } from '@majlis/contracts/zoned-times';
import type { FormValues } from '../../ui/form/form-values';
import { toFormValues } from '../crud/contract-fields';
import { preserveUneditedInstants, toLocalTimes, validateTimesInZone } from '../crud/zoned-values';

/** The conference's id is sent by the form itself, not by a field. */
export const sessionFields = sessionInput.omit({ conferenceId: true });
const times = ['startTime', 'endTime'] as const;

export const sessionSchemaForZone = (timezone: string) =>
  validateTimesInZone(sessionFields, sessionInputForZone(timezone));

/** Times are shown in the conference's zone (ADR 0008). */
export const toSessionFormValues = (session: Session, { timezone }: Pick<Conference, 'timezone'>): FormValues => ({
  ...toFormValues(sessionFields, session),
  ...toLocalTimes(session, times, timezone),
});

export const newSessionFormValues = (suggested: SuggestedTimes): FormValues => ({
  ...toFormValues(sessionFields),
  ...suggested,
});

export const toSessionInput = (values: FormValues, timezone: string, saved?: Session): FormValues =>
  preserveUneditedInstants(values, saved, times, timezone);

type SuggestedTimes = { startTime: string; endTime: string };

const minuteMs = 60_000;
const defaultDurationMs = 60 * minuteMs;

/** Local times are calculated as if they were UTC, which has no daylight saving. */
const parseAsUtc = (localDateTime: string) => Date.parse(`${localDateTime.slice(0, 16)}Z`);
const formatUtcAsLocal = (ms: number) => new Date(ms).toISOString().slice(0, 16);

/** Suggests the time directly after the last added session, or the first hour of the conference. */
export function suggestTimes(
  conference: Pick<Conference, 'startDate' | 'timezone'>,
  lastAdded?: Session,
): SuggestedTimes {
  const [start, durationMs] = lastAdded
    ? [lastAdded.endTime, Date.parse(lastAdded.endTime) - Date.parse(lastAdded.startTime)]
    : [conference.startDate, defaultDurationMs];
  const startTime = toLocalDateTime(start, conference.timezone);
  return { startTime, endTime: formatUtcAsLocal(parseAsUtc(startTime) + durationMs) };
}

/** Moves the end by as much as the start; an incomplete time leaves it unchanged. */
export function shiftEnd(end: string, oldStart: string, newStart: string): string {
  const ms = parseAsUtc(end) + parseAsUtc(newStart) - parseAsUtc(oldStart);
  return Number.isNaN(ms) ? end : formatUtcAsLocal(ms);
}
