import { z } from 'zod';
import { timeOfConference } from './field-kinds.schema.js';
import { code, type MessageCode } from './messages.js';
import { dateTimePattern, toInstant } from './zoned-times.js';

/** An instant in the form in which services send it: ISO 8601 in UTC with milliseconds. */
export const instant = z.iso.datetime({ precision: 3 });

/** An instant with offset, or a local time of the conference zone (infra/adr/programme.md). */
export const requiredDateTime = timeOfConference(
  z.string(code.required).min(1, code.required).regex(dateTimePattern, code.notDateTime),
);

export const optionalDateTime = timeOfConference(
  z.string(code.notDateTimeOrNull).regex(dateTimePattern, code.notDateTime).nullable().default(null),
);

const dayPattern = /^(?:19|20|21)\d\d-/;

/** A day of the conference's zone. */
export const requiredDay = z
  .string(code.required)
  .min(1, code.required)
  .refine((day) => dayPattern.test(day) && z.iso.date().safeParse(day).success, {
    error: code.notDay,
    when: ({ value }) => value !== '',
  });

type Timed<Name extends string> = Record<Name, string | null>;

/** Converts to ISO 8601 UTC instants. Undefined, with an issue at the field, for a local time that the zone skips. */
export function resolveTimes<Name extends string, Times extends Timed<Name>>(
  zone: string,
  input: Times,
  names: readonly Name[],
  context: z.RefinementCtx,
): Pick<Times, Name> | undefined {
  const instants = names.map((name) => {
    const time = input[name];
    const instant = time === null ? null : toInstant(time, zone);
    if (instant === undefined)
      context.addIssue({ code: 'custom', path: [name], message: code.skippedTime, params: { zone } });
    return [name, instant] as const;
  });
  if (instants.some(([, instant]) => instant === undefined)) return undefined;
  return Object.fromEntries(instants) as Pick<Times, Name>;
}

/** Adds an issue to `field` unless `earlier` is before `later`; a missing time passes. */
export function addIssueUnlessBefore(
  context: z.RefinementCtx,
  [earlier, later]: [string | null, string | null],
  field: string,
  message: MessageCode,
): void {
  if (earlier !== null && later !== null && earlier >= later)
    context.addIssue({ code: 'custom', path: [field], message });
}

/** A transform that turns the times of a session into instants and rejects an end before the start. */
export const resolveSessionTimes =
  (zone: string) =>
  <Input extends Record<'startTime' | 'endTime', string>>(input: Input, context: z.RefinementCtx) => {
    const times = resolveTimes(zone, input, ['startTime', 'endTime'] as const, context);
    if (!times) return z.NEVER;
    addIssueUnlessBefore(context, [times.startTime, times.endTime], 'endTime', code.endBeforeStart);
    return { ...input, ...times };
  };
