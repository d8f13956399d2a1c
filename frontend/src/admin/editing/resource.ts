import type { EditableRow } from '@majlis/contracts/editable-row';
import type { Read } from '@majlis/contracts/endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { under } from '../../api/query';

/** Rows that staff edit: where they are read and written, and how messages call them. */
export type Resource<Row extends EditableRow> = {
  list: Read<Row[]>;
  deleted: Read<Row[]>;
  /** Public addresses that show these rows under another path. */
  shownAt: string[];
  /** One of them in toasts and questions: 'image'. */
  noun: string;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** One line of what it says, for telling two versions apart. */
  summaryOf: (row: Row) => string;
};

export const addressOf = <Row extends EditableRow>({ list, idOf }: Resource<Row>, row: Row) =>
  `${list.path}/${encodeURIComponent(idOf(row))}`;

export const nounAtStart = ({ noun }: { noun: string }) => noun.charAt(0).toUpperCase() + noun.slice(1);

/** Reads anew whatever shows these rows. */
export async function refresh(cache: QueryClient, { list, shownAt }: { list: Read<unknown>; shownAt: string[] }) {
  await Promise.all([list.path, ...shownAt].map((path) => cache.invalidateQueries(under(path))));
}
