import { z } from 'zod';
import type { Endpoint } from './endpoints.js';
import type { HistoryService } from './history.js';
import { requiredDateTime } from './times.js';
import { normalizeTimeZone } from './zoned-times.js';

/** A changed version of a row that is not live yet; `baseVersion` is the version of the row that it changes. */
export type Draft = {
  table: string;
  id: string;
  label: string | null;
  baseVersion: number;
  version: number;
  /** ISO 8601 */
  updatedAt: string;
  updatedBy: string;
};

export type DraftWithInput = Draft & { input: Record<string, unknown> };

export const draftInput = z.strictObject({
  input: z.record(z.string(), z.unknown(), 'Give the fields of the row'),
  baseVersion: z.int('Give the version that the draft changes').min(1, 'Versions start at 1'),
});
export type DraftInput = z.infer<typeof draftInput>;

/** `ignoreNewer` publishes a draft although its row has been changed since. */
export const publishInput = z.strictObject({ ignoreNewer: z.boolean('Yes or no').default(false) });

export const scheduledActions = ['publish-draft', 'publish', 'unpublish'] as const;
export type ScheduledAction = (typeof scheduledActions)[number];

/** Something that will be done to a row at a time, or that failed then. */
export type ScheduledChange = {
  scheduleId: string;
  table: string;
  id: string;
  label: string | null;
  action: ScheduledAction;
  /** ISO 8601 */
  at: string;
  timezone: string;
  createdBy: string;
  error: string | null;
};

export const scheduleInput = z.strictObject({
  action: z.enum(scheduledActions, 'Choose what to do'),
  /** A local time of `timezone`, or an instant. */
  at: requiredDateTime('Time'),
  timezone: z
    .string('Give a time zone')
    .refine((name) => normalizeTimeZone(name) !== undefined, 'Give a time zone like Asia/Kuala_Lumpur'),
});
export type ScheduleInput = z.infer<typeof scheduleInput>;

export const previewHeader = 'preview';
export const previewLinkDays = 7;

/** With `input`, the preview shows these values; without, the draft as it is then. */
export const previewInput = z.strictObject({
  table: z.string('Give a table').max(63),
  id: z.string('Give an id').max(200),
  input: z.record(z.string(), z.unknown()).optional(),
});
export type PreviewInput = z.infer<typeof previewInput>;

/** `token` is sent once; the service stores its hash. */
export type CreatedPreview = { previewId: string; token: string; expiresAt: string };
export type PreviewLink = { previewId: string; createdBy: string; expiresAt: string };

const servicePath = (service: HistoryService, rest: string) => `/api/${service}/${rest}`;

export const draftEndpoints = {
  drafts: (service: HistoryService): Endpoint<Draft[]> => ({ path: servicePath(service, 'drafts') }),
  draft: (service: HistoryService, table: string, id: string): Endpoint<DraftWithInput> => ({
    path: servicePath(service, `drafts/${table}/${encodeURIComponent(id)}`),
  }),
  schedule: (service: HistoryService): Endpoint<ScheduledChange[]> => ({ path: servicePath(service, 'schedule') }),
  previews: (service: HistoryService, table: string, id: string): Endpoint<PreviewLink[]> => ({
    path: servicePath(service, `previews/${table}/${encodeURIComponent(id)}`),
  }),
};
