import { messageOf } from '@majlis/contracts/shared/messages';
import { toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import type { ZodType } from 'zod';
import type { FormValues } from '../../shell/form-values';

type Timed<Name extends string> = Readonly<Record<Name, string | null>>;

export function toLocalTimes<Name extends string>(row: Timed<Name>, names: readonly Name[], zone: string): FormValues {
  const toLocal = (time: string | null) => (time ? toLocalDateTime(time, zone) : '');
  return Object.fromEntries(names.map((name) => [name, toLocal(row[name])]));
}

/**
 * Sends the stored instant for a time that was not edited. A local time alone would lose the seconds, and the offset
 * in the hour that occurs twice when clocks go back.
 */
export function preserveUneditedInstants<Name extends string>(
  values: FormValues,
  saved: Timed<Name> | undefined,
  names: readonly Name[],
  zone: string,
): FormValues {
  const unedited = names.flatMap((name) => {
    const instant = saved?.[name];
    return instant && values[name] === toLocalDateTime(instant, zone) ? [[name, instant]] : [];
  });
  return { ...values, ...Object.fromEntries(unedited) };
}

/** Checks that the local times exist in the zone without converting them: the server converts them (infra/adr/programme.md). */
export const validateTimesInZone = <Schema extends ZodType>(input: Schema, zoneSchema: ZodType): Schema =>
  input.superRefine((values, context) => {
    for (const issue of zoneSchema.safeParse(values).error?.issues ?? [])
      context.addIssue({ ...issue, code: 'custom', params: messageOf(issue).params });
  });
