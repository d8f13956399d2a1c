import type { EditableRow } from '@majlis/contracts/editable-row';
import type { ComponentType, ReactNode } from 'react';
import type { Resource } from './resource';

/** A row of a list that staff put in order and whose rows they switch on and off. */
export type OrderedRow = EditableRow & { id: string; order: number; isActive: boolean };

/** For summaries: 'order 3, inactive'. */
export const placeOf = ({ order, isActive }: OrderedRow) => `order ${order}, ${isActive ? 'active' : 'inactive'}`;

type Column<Row> = { head: string; of: (row: Row) => ReactNode };

/** Rows that are in an order of their own, such as those of one page, under a heading. */
export type RowGroup<Row> = {
  label: string;
  /** Path of the public page that shows these rows. */
  seenAt?: string;
  has: (row: Row) => boolean;
};

/** The order that puts a new row after these. */
export const orderAfter = (rows: Pick<OrderedRow, 'order'>[]) => Math.max(-1, ...rows.map(({ order }) => order)) + 1;

export type OrderedFormProps<Row extends OrderedRow> = {
  /** None when one is added; it then comes last. */
  row?: Row;
  /** Those of the list. */
  rows: Row[];
  draftKey: string;
  onClose: () => void;
};

/** A section of the staff area that is such a list. */
export type OrderedSection<Row extends OrderedRow> = {
  /** Its place under /admin. */
  path: string;
  /** Whose rows they are, where there are several such lists: what was typed is kept apart. */
  of?: { id: string; title: string };
  /** Level of its heading. */
  level?: 1 | 2;
  title: string;
  lead: string;
  /** Where visitors see it; left out where the frame around it says so. */
  seenAt?: string;
  resource: Resource<Row>;
  picture?: Column<Row>;
  name: Column<Row>;
  detail?: Column<Row>;
  /** When its rows are not in one order: each belongs to one of these. */
  groups?: RowGroup<Row>[];
  empty: { title: string; text: string };
  /** What a deletion does to the site, under its question. */
  consequence: string;
  /** The list items of its help box. */
  Help: ComponentType;
  Form: ComponentType<OrderedFormProps<Row>>;
};
