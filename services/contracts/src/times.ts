import { z } from 'zod';
import { dateTimePattern, toInstant } from './zoned-times.js';

const outOfRange = (name: string) => `${name} must be a date and time between 1900 and 2199`;

/** As services send it: ISO 8601 in UTC with milliseconds. */
export const instant = z.iso.datetime({ precision: 3 });

/** An instant with offset, or a local time of the conference zone (ADR 0008). */
export const requiredDateTime = (name: string) =>
  z.string(`${name} is required`).min(1, `${name} is required`).regex(dateTimePattern, outOfRange(name));

export const optionalDateTime = (name: string) =>
  z
    .string(`Give a date and time, or null for no ${name.toLowerCase()}`)
    .regex(dateTimePattern, outOfRange(name))
    .nullable()
    .default(null);

const dayPattern = /^(?:19|20|21)\d\d-/;

/** A day of the conference's zone. */
export const requiredDay = (name: string) =>
  z
    .string(`${name} is required`)
    .min(1, `${name} is required`)
    .refine((day) => dayPattern.test(day) && z.iso.date().safeParse(day).success, {
      error: `${name} must be a day between 1900 and 2199`,
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
      context.addIssue({ code: 'custom', path: [name], message: `There is no such time in ${zone}` });
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
  message: string,
): void {
  if (earlier !== null && later !== null && earlier >= later)
    context.addIssue({ code: 'custom', path: [field], message });
}
