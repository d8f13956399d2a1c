import type { Endpoint } from '../shared/endpoint.js';
import type { ActivityQuery } from './activity.schema.js';
import type { ChangeOperation, RowService } from './history.js';

/** A row in a change. `table` is the name of its table, `label` its title or name at the time. */
export type ChangedRow = {
  table: string;
  id: string;
  label: string | null;
  operation: ChangeOperation;
  /** Column names of an update, or of a merge and its undo. */
  fields: string[];
};

export type Activity = { id: string; at: string; actor: string } & (
  | { type: 'change'; service: RowService; rowCount: number; rows: ChangedRow[] }
  /** `rejection` says why a sign-in was refused. */
  | { type: 'sign-in'; rejection: string | null }
);

/** Newest first; `next` is the value of `before` for the following page. */
export type ActivityPage = { entries: Activity[]; next: string | null };

export type ActivityFilter = Partial<
  Pick<ActivityQuery, 'actor' | 'table' | 'operation' | 'from' | 'to' | 'jobs' | 'before'>
>;

export const activityPath = '/api/cms/activity';

export const activity = (filter: ActivityFilter, limit: number): Endpoint<ActivityPage> => ({
  path: `${activityPath}?${new URLSearchParams({ ...filter, limit: String(limit) }).toString()}`,
});
