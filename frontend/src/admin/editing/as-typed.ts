import type { ZodType } from 'zod';

/** Checks that its times exist in the zone, and leaves them as they were typed: the server reads the same clocks. */
export const asTyped = <Input>(input: ZodType<Input>, inZone: ZodType): ZodType<Input> =>
  input.superRefine((typed, context) => {
    for (const { path, message } of inZone.safeParse(typed).error?.issues ?? [])
      context.addIssue({ code: 'custom', path: [...path], message });
  });
