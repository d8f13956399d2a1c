import type { ChangeOperation } from '@majlis/contracts/staff/history';
import type { EntityManager, EntityMetadata } from 'typeorm';

/** Columns by their names in the database. */
export type Columns = Record<string, unknown>;

export type Revision = {
  id: string;
  at: Date;
  changeId: string;
  actor: string;
  operation: ChangeOperation;
  /** The row that staff edit, which may be another than the written one. */
  subjectId: string;
  label: string | null;
  table: string;
  rowId: string;
  before: Columns | null;
  after: Columns | null;
};

const selectSql = `
  SELECT id, at, change_id AS "changeId", actor, operation, subject_id AS "subjectId", label, table_name AS "table", row_id AS "rowId", before, after
  FROM revisions`;

export const findRevisionsOfChange = (manager: EntityManager, changeId: string): Promise<Revision[]> =>
  manager.query(`${selectSql} WHERE change_id = $1 ORDER BY id DESC`, [changeId]);

/** The revisions of a row and its parts that belong to its newest changes, newest first. */
export const findRevisionsOfRow = (manager: EntityManager, table: string, id: string, maxChanges: number) =>
  manager.query<Revision[]>(
    `WITH newest AS (
       SELECT change_id FROM revisions WHERE subject_table = $1 AND subject_id = $2
       GROUP BY change_id ORDER BY max(id) DESC LIMIT $3)
     ${selectSql} WHERE subject_table = $1 AND subject_id = $2 AND change_id IN (SELECT change_id FROM newest)
     ORDER BY id DESC`,
    [table, id, maxChanges],
  );

/** The newest revision of a row that is younger than the given one. */
export async function findLaterRevision(manager: EntityManager, { table, rowId, id, changeId }: Revision) {
  const [later] = await manager.query<Revision[]>(
    `${selectSql} WHERE table_name = $1 AND row_id = $2 AND id > $3 AND change_id <> $4 ORDER BY id DESC LIMIT 1`,
    [table, rowId, id, changeId],
  );
  return later;
}

export const primaryKeyOf = ({ primaryColumns }: EntityMetadata): string => primaryColumns[0]?.databaseName ?? 'id';

/** Names the columns like the API and writes times as it does. Columns that the entity does not have any more are left out. */
export function toProperties({ columns }: EntityMetadata, row: Columns): Record<string, unknown> {
  const entries = columns
    .filter(({ databaseName, isSelect }) => isSelect && databaseName in row)
    .map(({ databaseName, propertyName, type }) => [
      propertyName,
      type === 'timestamptz' ? toIso(row[databaseName]) : row[databaseName],
    ]);
  return Object.fromEntries(entries);
}

const toIso = (value: unknown) => (typeof value === 'string' ? new Date(value).toISOString() : value);

/** Rows of another table that staff edit as a part of a row, like the speakers of a session. */
export type RowPart = { table: string; parentTable: string; parentColumn: string; property: string };

export type HistoryOptions = {
  part?: RowPart;
  /** Runs in the transaction of an undo, after the rows were changed. */
  afterUndo?: (manager: EntityManager, revisions: Revision[]) => Promise<void>;
};

export const HISTORY_OPTIONS = Symbol('history options');
