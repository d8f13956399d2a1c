import type { EntityManager } from 'typeorm';
import type { Revision } from './revisions.js';

/** Rows of another table that staff edit as a part of a row, like the speakers of a session. */
export type RowPart = { table: string; parentTable: string; parentColumn: string; property: string };

export type HistoryOptions = {
  part?: RowPart;
  /** Runs in the transaction of an undo, after the rows were changed. */
  afterUndo?: (manager: EntityManager, revisions: Revision[]) => Promise<void>;
};

export const HISTORY_OPTIONS = Symbol('history options');
