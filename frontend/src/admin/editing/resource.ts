import type { EditableRow } from '@majlis/contracts/editable-row';
import type { Read } from '@majlis/contracts/endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { under } from '../../api/query';
import { capitalised } from '../../ui/text/capitalised';

/** Rows that staff edit: where they are read and written, and how messages call them. */
export type Resource<Row extends EditableRow> = {
  list: Read<Row[]>;
  deleted: Read<Row[]>;
  /** Where single rows are written, when that is not under the list. */
  itemsPath?: string;
  /** Addresses that show these rows under another path. */
  shownAt: string[];
  /** One of them in toasts and questions: 'image'. */
  noun: string;
  /** Whether toasts of success end as those of the conference management do: 'Session updated successfully!' */
  exclaims?: boolean;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** One line of what it says, for telling two versions apart. */
  summaryOf: (row: Row) => string;
};

export const addressOf = <Row extends EditableRow>({ list, itemsPath, idOf }: Resource<Row>, row: Row) =>
  `${itemsPath ?? list.path}/${encodeURIComponent(idOf(row))}`;

export const nounAtStart = ({ noun }: { noun: string }) => capitalised(noun);

type Write = 'save' | 'create' | 'update' | 'delete' | 'restore';
type Named = Pick<Resource<EditableRow>, 'noun' | 'exclaims'>;

/** What the toast says when rows were written. */
export const doneText = (named: Named, write: Write) =>
  `${nounAtStart(named)} ${write}d successfully${named.exclaims ? '!' : ''}`;
export const failedText = ({ noun }: Named, write: Write) => `Failed to ${write} ${noun}`;

/** Reads anew whatever shows these rows. */
export const refresh = (cache: QueryClient, { list, shownAt }: { list: Read<unknown>; shownAt: string[] }) =>
  cache.invalidateQueries(under(list.path, ...shownAt));
