import { z } from 'zod';
import { dateTimePattern, toInstant } from './zoned-times.js';

/** What the pattern says, in words. */
const outOfRange = (name: string) => `${name} must be a date and time between 1900 and 2199`;

/** A time to be read in the zone of its conference: an instant with offset, or what a clock there shows. */
export const requiredDateTime = (name: string) =>
  z.string(`${name} is required`).min(1, `${name} is required`).regex(dateTimePattern, outOfRange(name));

export const optionalDateTime = (name: string) =>
  z
    .string(`Give a date and time, or null for no ${name.toLowerCase()}`)
    .regex(dateTimePattern, outOfRange(name))
    .nullable()
    .default(null);

type Timed<Name extends string> = Record<Name, string | null>;

/**
 * The named times as instants, ISO 8601 in UTC. A time that clocks in `zone` skip becomes an issue of its field; the
 * answer is then undefined.
 */
export function resolveTimes<Name extends string, Times extends Timed<Name>>(
  zone: string,
  input: Times,
  names: readonly Name[],
  context: z.RefinementCtx,
): Pick<Times, Name> | undefined {
  const instants = names.map((name) => {
    const given = input[name];
    const instant = given === null ? null : toInstant(given, zone);
    if (instant === undefined)
      context.addIssue({ code: 'custom', path: [name], message: `There is no such time in ${zone}` });
    return [name, instant] as const;
  });
  if (instants.some(([, instant]) => instant === undefined)) return undefined;
  return Object.fromEntries(instants) as Pick<Times, Name>;
}

/** Notes an issue where `earlier` does not come before `later`; nothing where one of them is not given. */
export function addIssueUnlessBefore(
  context: z.RefinementCtx,
  [earlier, later]: [string | null, string | null],
  field: string,
  message: string,
): void {
  if (earlier !== null && later !== null && earlier >= later)
    context.addIssue({ code: 'custom', path: [field], message });
}
