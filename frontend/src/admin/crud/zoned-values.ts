import { toLocalDateTime } from '@majlis/contracts/zoned-times';
import type { ZodType } from 'zod';
import type { FormValues } from '../../ui/form/form-values';

type Timed<Name extends string> = Readonly<Record<Name, string | null>>;

/** The named times of a row as clocks in a zone show them. */
export function toLocalTimes<Name extends string>(row: Timed<Name>, names: readonly Name[], zone: string): FormValues {
  const clock = (time: string | null) => (time ? toLocalDateTime(time, zone) : '');
  return Object.fromEntries(names.map((name) => [name, clock(row[name])]));
}

/**
 * The values, with the saved instant in place of a clock that still shows it: the clock alone knows no seconds, and
 * not which of two hours it is when clocks go back.
 */
export function preserveUneditedInstants<Name extends string>(
  values: FormValues,
  saved: Timed<Name> | undefined,
  names: readonly Name[],
  zone: string,
): FormValues {
  const untouched = names.flatMap((name) => {
    const instant = saved?.[name];
    return instant && values[name] === toLocalDateTime(instant, zone) ? [[name, instant]] : [];
  });
  return { ...values, ...Object.fromEntries(untouched) };
}

/** Checks that its times exist in the zone, and leaves them as they were typed: the server reads the same clocks. */
export const validateTimesInZone = <Schema extends ZodType>(input: Schema, inZone: ZodType): Schema =>
  input.superRefine((typed, context) => {
    for (const { path, message } of inZone.safeParse(typed).error?.issues ?? [])
      context.addIssue({ code: 'custom', path: [...path], message });
  });
