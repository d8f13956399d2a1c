import type { AssignmentsInput } from '../programme/assignments.schema.js';
import type { Endpoint } from '../shared/endpoint.js';

/** A response header with the id of the change that a staff request made; `POST …/changes/{id}/undo` undoes it. */
export const changeHeader = 'change-id';

export const changeOperations = ['create', 'update', 'delete', 'restore', 'purge'] as const;
export type ChangeOperation = (typeof changeOperations)[number];

/** A row as it was after a change. The first version of a row that is older than its history has no change. */
export type RowVersion = {
  changeId: string | null;
  /** ISO 8601 */
  at: string | null;
  actor: string | null;
  operation: ChangeOperation;
  /** The names of the changed fields, and of changed translations with their language: 'title (ar)'. */
  fields: string[];
  /** The fields of the row, its translations by names such as 'title (ar)', and the speakers if the row is a session. */
  values: Record<string, unknown> & { speakers?: AssignmentsInput['speakers'] };
};

/** Newest first. */
export type RowHistory = { versions: RowVersion[]; hasOlder: boolean };

export const rowServices = ['cms', 'conferences', 'feeds'] as const;
/** The services that have rows with a history. */
export type RowService = (typeof rowServices)[number];

export const undoPath = (service: RowService, changeId: string): string => `/api/${service}/changes/${changeId}/undo`;

/** The history of the row at `path`, which is also the path that updates it. */
export const rowHistory = (path: string, limit: number): Endpoint<RowHistory> => ({
  path: `${path}/history?limit=${limit}`,
});
