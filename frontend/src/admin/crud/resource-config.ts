import type { Endpoint } from '@majlis/contracts/endpoints';
import type { AuditFields } from '@majlis/contracts/shared-fields';
import type { QueryClient } from '@tanstack/react-query';
import { queriesUnder } from '../../api/query';
import { capitalize } from '../../ui/text/capitalize';

/** Rows that staff edit: where they are read and written, and how messages call them. */
export type ResourceConfig<Row extends AuditFields> = {
  list: Endpoint<Row[]>;
  deleted: Endpoint<Row[]>;
  /** Where single rows are written, when that is not under the list. */
  itemsPath?: string;
  /** Addresses that show these rows under another path. */
  invalidates: string[];
  /** One of them in toasts and questions: 'image'. */
  noun: string;
  /** Whether toasts of success end as those of the conference management do: 'Session updated successfully!' */
  exclaims?: boolean;
  getId: (row: Row) => string;
  getName: (row: Row) => string;
  /** One line of what it says, for telling two versions apart. */
  describe: (row: Row) => string;
};

export const rowPath = <Row extends AuditFields>({ list, itemsPath, getId: idOf }: ResourceConfig<Row>, row: Row) =>
  `${itemsPath ?? list.path}/${encodeURIComponent(idOf(row))}`;

export const capitalizedNoun = ({ noun }: { noun: string }) => capitalize(noun);

type WriteVerb = 'save' | 'create' | 'update' | 'delete' | 'restore';
type ToastSubject = Pick<ResourceConfig<AuditFields>, 'noun' | 'exclaims'>;

/** What the toast says when rows were written. */
export const successMessage = (named: ToastSubject, write: WriteVerb) =>
  `${capitalizedNoun(named)} ${write}d successfully${named.exclaims ? '!' : ''}`;
export const failureMessage = ({ noun }: ToastSubject, write: WriteVerb) => `Failed to ${write} ${noun}`;

/** Reads anew whatever shows these rows. */
export const invalidateResource = (
  cache: QueryClient,
  { list, invalidates }: { list: Endpoint<unknown>; invalidates: string[] },
) => cache.invalidateQueries(queriesUnder(list.path, ...invalidates));
