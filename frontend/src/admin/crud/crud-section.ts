import type { AuditFields } from '@majlis/contracts/shared-fields';
import type { ComponentType, ReactNode } from 'react';
import type { ResourceConfig } from './resource-config';

/** A row that staff can reorder and switch on or off. */
export type SortableRow = AuditFields & { id: string; order: number; isActive: boolean };

/** Example: 'order 3, inactive'. */
export const describePosition = ({ order, isActive }: SortableRow) =>
  `order ${order}, ${isActive ? 'active' : 'inactive'}`;

type Column<Row> = { header: string; render: (row: Row) => ReactNode };

/** Rows under one heading that have their own order, such as those of one page. */
export type RowGroup<Row> = {
  label: string;
  publicPath?: string;
  includes: (row: Row) => boolean;
};

export const nextOrder = (rows: Pick<SortableRow, 'order'>[]) => Math.max(-1, ...rows.map(({ order }) => order)) + 1;

export type CrudFormProps<Row extends SortableRow> = {
  /** Undefined while a new row is added, which then comes last. */
  row?: Row;
  /** All rows of the list. */
  rows: Row[];
  draftKey: string;
  onClose: () => void;
};

/** Describes a section of the staff area that is a sortable list. */
export type CrudSection<Row extends SortableRow> = {
  /** Path under /admin. */
  path: string;
  /** The owner of the rows, such as a conference; each owner has its own drafts. */
  parent?: { id: string; title: string };
  level?: 1 | 2;
  title: string;
  description: string;
  /** Omitted where the surrounding layout already has the link. */
  publicPath?: string;
  resource: ResourceConfig<Row>;
  imageColumn?: Column<Row>;
  nameColumn: Column<Row>;
  detailColumn?: Column<Row>;
  /** Set when each row belongs to one of several separate orders. */
  groups?: RowGroup<Row>[];
  emptyState: { title: string; text: string };
  /** Shown below the question before a deletion. */
  deleteWarning: string;
  /** List items of the help box. */
  Help: ComponentType;
  Form: ComponentType<CrudFormProps<Row>>;
};
