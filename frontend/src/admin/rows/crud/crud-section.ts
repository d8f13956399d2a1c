import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import type { ComponentType, ReactNode } from 'react';
import { t } from '#messages/staff';
import type { ResourceConfig } from '../resource/resource-config';

export type SortableRow = AuditFields & { id: string; order: number; isActive: boolean };

/** Example: 'order 3, inactive'. */
export const describePosition = ({ order, isActive }: SortableRow) => t('crud.position', { place: order, isActive });

type Column<Row> = { header: string; render: (row: Row) => ReactNode };

/** The rows of a group have their own order, such as those of one page. */
export type RowGroup<Row> = {
  label: string;
  publicPath?: string;
  includes: (row: Row) => boolean;
};

export const nextOrder = (rows: Pick<SortableRow, 'order'>[]) => Math.max(-1, ...rows.map(({ order }) => order)) + 1;

export type CrudFormProps<Row extends SortableRow> = {
  /** Is undefined while a new row is added, which then comes last. */
  row?: Row;
  rows: Row[];
  /** A link to the form of a new row may name what the row will belong to, such as the session of a document. */
  owner?: string;
  inputKey: string;
  onClose: () => void;
};

type SectionTexts = {
  description: string;
  emptyTitle: string;
  emptyText: string;
  deleteWarning: string;
  /** The list items of the help box. */
  help: readonly ReactNode[];
};

export type CrudSection<Row extends SortableRow> = {
  path: string;
  /** The owner of the rows, such as a conference. Each owner has its own unsaved input. */
  parent?: { id: string; title: string };
  title: string;
  texts: SectionTexts;
  /** Is omitted where the surrounding layout already has the link. */
  publicPath?: string;
  resource: ResourceConfig<Row>;
  imageColumn?: Column<Row>;
  nameColumn: Column<Row>;
  detailColumn?: Column<Row>;
  /** Is set when each row belongs to one of several separate orders. */
  groups?: RowGroup<Row>[];
  /** Stands before the button that adds a row. */
  renderActions?: (rows: Row[]) => ReactNode;
  Form: ComponentType<CrudFormProps<Row>>;
};
