import { z } from 'zod';
import { code } from '../shared/messages.js';
import { requiredDateTime } from '../shared/times.schema.js';
import { normalizeTimeZone } from '../shared/zoned-times.js';
import { scheduledActions } from './drafts.js';

export const draftInput = z.strictObject({
  input: z.record(z.string(), z.unknown(), 'Give the fields of the row'),
  baseVersion: z.int('Give the version that the draft changes').min(1, 'Versions start at 1'),
});
export type DraftInput = z.infer<typeof draftInput>;

/** `ignoreNewer` publishes a draft although its row has been changed since. */
export const publishInput = z.strictObject({ ignoreNewer: z.boolean('Yes or no').default(false) });

export const scheduleInput = z.strictObject({
  action: z.enum(scheduledActions, code.noAction),
  /** A local time of `timezone`, or an instant. */
  at: requiredDateTime,
  timezone: z
    .string(code.noTimeZone)
    .refine((name) => normalizeTimeZone(name) !== undefined, code.unknownTimeZone)
    .overwrite((name) => normalizeTimeZone(name) ?? name),
});
export type ScheduleInput = z.infer<typeof scheduleInput>;

/** With `input` the preview shows these values, without it the draft as it is when the page is read. */
export const previewInput = z.strictObject({
  table: z.string('Give a table').max(63),
  id: z.string('Give an id').max(200),
  input: z.record(z.string(), z.unknown()).optional(),
});
export type PreviewInput = z.infer<typeof previewInput>;
