import type { FailedRow } from '@majlis/contracts/shared/error-response';
import { message } from '@majlis/contracts/shared/messages';
import { mapDatabaseError } from '@majlis/kit/database/database-errors';
import { describeChange } from '@majlis/kit/http/http-errors';
import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  findLaterRevision,
  findRevisionsOfChange,
  HISTORY_OPTIONS,
  type HistoryOptions,
  primaryKeyOf,
  type Revision,
} from '../repository/revisions.js';
import { maxRowsPerStatement } from '../repository/write-rows.js';
import { TRANSLATED_TABLES, type TranslatedTables } from '../translations/translated-tables.js';

/** An undo writes these values into the columns that the history leaves out; $2 is the actor. */
const bookkeepingSql: Record<string, string> = {
  version: '"version" = stored."version" + 1',
  updated_at: '"updated_at" = now()',
  updated_by: '"updated_by" = $2::text',
  edited_at: '"edited_at" = now()',
  edited_by: '"edited_by" = $2::text',
};

/** Takes a change back in one transaction, which is a change itself and can be undone (infra/adr/history-and-drafts.md). */
@Injectable()
export class UndoService {
  constructor(
    private readonly database: DataSource,
    @Inject(HISTORY_OPTIONS) private readonly options: HistoryOptions,
    @Inject(TRANSLATED_TABLES) private readonly translatedTables: TranslatedTables,
  ) {}

  /** Throws 409 if a column has been changed since: the later change would be lost. */
  undo(changeId: string, actor: string): Promise<void> {
    return this.database.transaction(async (manager) => {
      await manager.query("SET LOCAL timezone = 'UTC'");
      const revisions = await findRevisionsOfChange(manager, changeId);
      if (revisions.length === 0) throw new NotFoundException(message('nothingToUndo'));
      const failedRows: FailedRow[] = [];
      for (const group of groupByStatement(this.database, revisions))
        failedRows.push(...(await this.revertGroup(manager, group, actor)));
      if (failedRows.length > 0) throw undoError(failedRows);
      await this.rejectTakenSlugs(manager, revisions);
      await this.options.afterUndo?.(manager, revisions);
    });
  }

  /** Returns the rows that cannot be taken back, each with the reason. */
  private async revertGroup(manager: EntityManager, group: Revision[], actor: string): Promise<FailedRow[]> {
    const isReverted = await manager
      .transaction((nested) => this.revert(nested, group, actor))
      .catch((error: unknown) => {
        if (mapDatabaseError(error)?.status !== 409) throw error;
        if (group.length === 1) throw takenError();
        return undefined;
      });
    const failedRows: FailedRow[] = [];
    if (isReverted)
      for (const revision of group.filter(({ rowId }) => !isReverted.has(rowId)))
        failedRows.push({ id: revision.subjectId, label: revision.label, ...(await this.explain(manager, revision)) });
    // If the statement failed, the revisions are taken back one by one, so that no two rows have the same value at any time.
    else for (const revision of group) failedRows.push(...(await this.revertGroup(manager, [revision], actor)));
    return failedRows;
  }

  /** No constraint of the database compares the slugs of rows in different languages. */
  private async rejectTakenSlugs(manager: EntityManager, revisions: Revision[]): Promise<void> {
    for (const [table, { slugs }] of Object.entries(this.translatedTables)) {
      const ids = revisions
        .filter((revision) => revision.table === table || revision.table === 'translations')
        .map(({ subjectId }) => subjectId);
      if (slugs && ids.length > 0 && (await slugs.areTaken(manager, ids))) throw takenError();
    }
  }

  /** Takes back revisions of rows that are still as the change left them, and returns the ids of these rows. */
  private async revert(manager: EntityManager, group: Revision[], actor: string): Promise<Set<string>> {
    const { sql, parameters } = toStatement(this.database, group, actor);
    // The statement is a SELECT, because TypeORM returns the rows of an UPDATE in another form.
    const rows = await manager.query<{ id: string }[]>(`WITH changed AS (${sql}) SELECT id FROM changed`, parameters);
    return new Set(rows.map(({ id }) => id));
  }

  private async explain(manager: EntityManager, revision: Revision): Promise<Failure> {
    const later = await findLaterRevision(manager, revision);
    if (!later) return { reason: message('undoDeleted') };
    return describeChange({ updatedBy: later.actor, updatedAt: later.at });
  }
}

const takenError = () => new ConflictException(message('undoTaken'));

type Failure = Pick<FailedRow, 'reason' | 'changed'>;

/** The error has the reason of the first row, and lists all rows. */
function undoError(failedRows: FailedRow[]): ConflictException {
  const [first] = failedRows;
  return new ConflictException({ ...first?.reason, changed: first?.changed, failedRows });
}

const kindOf = ({ operation, before, after }: Revision, columns: ReadonlySet<string>) => {
  if (operation === 'purge') throw new ConflictException(message('deletedForGood'));
  if (before === null && !columns.has('deleted_at')) return 'delete';
  return after === null ? 'insert' : 'update';
};

const columnsOf = (database: DataSource, table: string): ReadonlySet<string> =>
  new Set(database.getMetadata(table).columns.map(({ databaseName }) => databaseName));

/** Groups consecutive revisions of different rows that one statement can take back, because an import has thousands. */
function groupByStatement(database: DataSource, revisions: Revision[]): Revision[][] {
  const groups: { kind: string; rowIds: Set<string>; revisions: Revision[] }[] = [];
  for (const revision of revisions) {
    const kind = `${kindOf(revision, columnsOf(database, revision.table))} ${revision.table}`;
    const last = groups.at(-1);
    const isFull = last?.revisions.length === maxRowsPerStatement;
    if (last?.kind === kind && !isFull && !last.rowIds.has(revision.rowId)) {
      last.revisions.push(revision);
      last.rowIds.add(revision.rowId);
    } else groups.push({ kind, rowIds: new Set([revision.rowId]), revisions: [revision] });
  }
  return groups.map((group) => group.revisions);
}

/** Changes each row only if it is still as the change left it, and returns the ids of the changed rows. */
function toStatement(database: DataSource, group: Revision[], actor: string): { sql: string; parameters: unknown[] } {
  const [first] = group;
  if (!first) throw new Error('There is no revision');
  const metadata = database.getMetadata(first.table);
  const { tablePath: table } = metadata;
  const columns = columnsOf(database, first.table);
  const key = primaryKeyOf(metadata);
  const kind = kindOf(first, columns);
  const records = group.map(({ rowId, before, after }) => ({
    rowId,
    before: before ?? (kind === 'update' ? { deleted_at: new Date() } : null),
    after,
  }));
  const id = `stored."${key}"::text AS id`;
  if (kind === 'insert')
    return {
      sql: `INSERT INTO ${table} AS stored
            SELECT (jsonb_populate_record(NULL::${table}, record -> 'before')).* FROM jsonb_array_elements($1::jsonb) AS record
            RETURNING ${id}`,
      parameters: [JSON.stringify(records)],
    };
  // The key has its own type, so that the index of the table is used.
  const written = `
    (SELECT record -> 'before' AS before, record -> 'after' AS after,
       (jsonb_populate_record(NULL::${table}, jsonb_build_object('${key}', record -> 'rowId')))."${key}" AS key
     FROM jsonb_array_elements($1::jsonb) AS record) AS written`;
  const isUnchanged = `stored."${key}" = written.key AND (
    SELECT bool_and(to_jsonb(stored) -> name IS NOT DISTINCT FROM value) FROM jsonb_each(written.after) AS left_as (name, value))`;
  if (kind === 'delete')
    return {
      sql: `DELETE FROM ${table} AS stored USING ${written} WHERE ${isUnchanged} RETURNING ${id}`,
      parameters: [JSON.stringify(records)],
    };
  const restored = [...new Set(records.flatMap(({ before }) => Object.keys(before ?? {})))].filter((name) =>
    columns.has(name),
  );
  const assignments = restored.map(
    (name) => `"${name}" = CASE WHEN written.before ? '${name}' THEN earlier."${name}" ELSE stored."${name}" END`,
  );
  const bookkeeping = Object.keys(bookkeepingSql).flatMap((name) => (columns.has(name) ? [bookkeepingSql[name]] : []));
  return {
    sql: `UPDATE ${table} AS stored SET ${[...assignments, ...bookkeeping].join()}
          FROM ${written} CROSS JOIN LATERAL jsonb_populate_record(NULL::${table}, written.before) AS earlier
          WHERE ${isUnchanged} AND $2::text IS NOT NULL RETURNING ${id}`,
    parameters: [JSON.stringify(records), actor],
  };
}
