import type { Endpoint } from '../shared/endpoint.js';
import type { RowService } from './history.js';

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

export const scheduledActions = ['publish-draft', 'publish', 'unpublish'] as const;
export type ScheduledAction = (typeof scheduledActions)[number];

/** A scheduled change, pending or failed. */
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

export const previewHeader = 'preview';
/** Staff who send this instead of a token get what visitors get. */
export const publicPreview = 'public';
/** A response header with the time at which the link ends; the preview of an open form has none. */
export const previewEndHeader = 'preview-end';
export const previewLinkDays = 7;

/** `token` is sent once; the service stores its hash. */
export type CreatedPreview = { previewId: string; token: string; expiresAt: string };
export type PreviewLink = { previewId: string; createdBy: string; expiresAt: string };

const servicePath = (service: RowService, rest: string) => `/api/${service}/${rest}`;

export const draftEndpoints = {
  drafts: (service: RowService): Endpoint<Draft[]> => ({ path: servicePath(service, 'drafts') }),
  draft: (service: RowService, table: string, id: string): Endpoint<DraftWithInput> => ({
    path: servicePath(service, `drafts/${table}/${encodeURIComponent(id)}`),
  }),
  schedule: (service: RowService): Endpoint<ScheduledChange[]> => ({ path: servicePath(service, 'schedule') }),
  previews: (service: RowService, table: string, id: string): Endpoint<PreviewLink[]> => ({
    path: servicePath(service, `previews/${table}/${encodeURIComponent(id)}`),
  }),
};
