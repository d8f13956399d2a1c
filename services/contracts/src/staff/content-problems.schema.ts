import { z } from 'zod';

export const problemKey = z.string().regex(/^[a-z-]{1,40}:[a-z_]{1,40}:[\w.:-]{1,200}$/, 'This is no problem');

export const silenceInput = z.strictObject({
  fingerprint: z.string('Say what to silence').regex(/^[0-9a-f]{16}$/, 'This is no fingerprint'),
});
export type SilenceInput = z.infer<typeof silenceInput>;
