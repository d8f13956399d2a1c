import type { AuditFields } from '@majlis/contracts/shared-fields';
import type { ComponentType, ReactNode } from 'react';
import type { ResourceConfig } from './resource-config';

/** A row of a list that staff put in order and whose rows they switch on and off. */
export type SortableRow = AuditFields & { id: string; order: number; isActive: boolean };

/** For summaries: 'order 3, inactive'. */
export const describePosition = ({ order, isActive }: SortableRow) =>
  `order ${order}, ${isActive ? 'active' : 'inactive'}`;

type Column<Row> = { header: string; render: (row: Row) => ReactNode };

/** Rows that are in an order of their own, such as those of one page, under a heading. */
export type RowGroup<Row> = {
  label: string;
  /** Path of the public page that shows these rows. */
  publicPath?: string;
  has: (row: Row) => boolean;
};

/** The order that puts a new row after these. */
export const nextOrder = (rows: Pick<SortableRow, 'order'>[]) => Math.max(-1, ...rows.map(({ order }) => order)) + 1;

export type CrudFormProps<Row extends SortableRow> = {
  /** None when one is added; it then comes last. */
  row?: Row;
  /** Those of the list. */
  rows: Row[];
  draftKey: string;
  onClose: () => void;
};

/** A section of the staff area that is such a list. */
export type CrudSection<Row extends SortableRow> = {
  /** Its place under /admin. */
  path: string;
  /** Whose rows they are, where there are several such lists: what was typed is kept apart. */
  parent?: { id: string; title: string };
  /** Level of its heading. */
  level?: 1 | 2;
  title: string;
  description: string;
  /** Where visitors see it; left out where the frame around it says so. */
  publicPath?: string;
  resource: ResourceConfig<Row>;
  imageColumn?: Column<Row>;
  nameColumn: Column<Row>;
  detailColumn?: Column<Row>;
  /** When its rows are not in one order: each belongs to one of these. */
  groups?: RowGroup<Row>[];
  emptyState: { title: string; text: string };
  /** What a deletion does to the site, under its question. */
  deleteWarning: string;
  /** The list items of its help box. */
  Help: ComponentType;
  Form: ComponentType<CrudFormProps<Row>>;
};
