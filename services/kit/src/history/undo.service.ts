import type { FailedRow } from '@majlis/contracts/bulk';
import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager, type EntityMetadata } from 'typeorm';
import { mapDatabaseError } from '../database/database-errors.js';
import { toErrorDetail, versionConflictError } from '../http/http-errors.js';
import { HISTORY_OPTIONS, type HistoryOptions } from './history-options.js';
import { findLaterRevision, findRevisionsOfChange, primaryKeyOf, type Revision } from './revisions.js';

/** An undo writes these values into the columns that the history leaves out; $2 is the actor. */
const bookkeepingSql: Record<string, string> = {
  version: '"version" = stored."version" + 1',
  updated_at: '"updated_at" = now()',
  updated_by: '"updated_by" = $2::text',
  edited_at: '"edited_at" = now()',
  edited_by: '"edited_by" = $2::text',
};

/** Takes a change back in one transaction, which is a change itself and can be undone (ADR 0023). */
@Injectable()
export class UndoService {
  constructor(
    private readonly database: DataSource,
    @Inject(HISTORY_OPTIONS) private readonly options: HistoryOptions,
  ) {}

  /** Throws 409 if a column has been changed since: the later change would be lost. */
  undo(changeId: string, actor: string): Promise<void> {
    return this.database.transaction(async (manager) => {
      await manager.query("SET LOCAL timezone = 'UTC'");
      const revisions = await findRevisionsOfChange(manager, changeId);
      if (revisions.length === 0) throw new NotFoundException('There is nothing to undo: nothing was changed.');
      const failedRows: FailedRow[] = [];
      for (const revision of revisions) {
        const failure = await this.revert(manager, revision, actor);
        if (failure) failedRows.push({ id: revision.subjectId, label: revision.label, ...failure });
      }
      if (failedRows.length > 0) throw undoError(failedRows);
      await this.options.afterUndo?.(manager, revisions);
    });
  }

  /** Returns why the row cannot be taken back. */
  private async revert(manager: EntityManager, revision: Revision, actor: string): Promise<Failure | undefined> {
    const metadata = this.database.getMetadata(revision.table);
    const statement = toStatement(metadata, revision, actor);
    // A SELECT, because TypeORM returns the rows of an UPDATE in another form.
    const sql = `WITH changed AS (${statement.sql} RETURNING 1) SELECT FROM changed`;
    const changed = await manager.query<unknown[]>(sql, statement.parameters).catch((error: unknown) => {
      if (mapDatabaseError(error)?.status !== 409) throw error;
      throw new ConflictException('This cannot be undone, because its address or place has been taken since.');
    });
    if (changed.length > 0) return undefined;
    const later = await findLaterRevision(manager, revision);
    if (!later) return { reason: 'This cannot be undone, because it was deleted for good.' };
    const { message, changed: by } = toErrorDetail(
      versionConflictError({ updatedBy: later.actor, updatedAt: later.at }),
    );
    return { reason: message, changed: by };
  }
}

type Failure = Pick<FailedRow, 'reason' | 'changed'>;

/** The reason of the first row, and all rows. */
function undoError(failedRows: FailedRow[]): ConflictException {
  const [{ reason, changed } = { reason: '' }] = failedRows;
  return new ConflictException({ message: reason, changed, failedRows });
}

/** Each statement changes the row only if it is still as the change left it. */
function toStatement(metadata: EntityMetadata, { operation, rowId, before, after }: Revision, actor: string) {
  const table = metadata.tablePath;
  const key = `stored."${primaryKeyOf(metadata)}" = $1`;
  const isUnchanged = (parameter: string) =>
    `(SELECT bool_and(to_jsonb(stored) -> name IS NOT DISTINCT FROM value) FROM jsonb_each(${parameter}) AS written (name, value))`;
  const names = new Set(metadata.columns.map(({ databaseName }) => databaseName));
  const bookkeeping = Object.keys(bookkeepingSql).flatMap((name) => (names.has(name) ? [bookkeepingSql[name]] : []));
  if (operation === 'purge') throw new ConflictException('What was deleted for good cannot be brought back.');
  if (before === null && !names.has('deleted_at'))
    return {
      sql: `DELETE FROM ${table} AS stored WHERE ${key} AND ${isUnchanged('$2::jsonb')}`,
      parameters: [rowId, after],
    };
  if (after === null)
    return {
      sql: `INSERT INTO ${table} SELECT (jsonb_populate_record(NULL::${table}, $1::jsonb)).*`,
      parameters: [before],
    };
  const restored = before === null ? ['deleted_at'] : Object.keys(before).filter((name) => names.has(name));
  const assignments = restored.map((name) => `"${name}" = earlier."${name}"`);
  return {
    sql: `UPDATE ${table} AS stored SET ${[...assignments, ...bookkeeping].join()}
          FROM jsonb_populate_record(NULL::${table}, $3::jsonb) AS earlier
          WHERE ${key} AND ${isUnchanged('$4::jsonb')} AND $2::text IS NOT NULL`,
    parameters: [rowId, actor, before ?? { deleted_at: new Date() }, after],
  };
}
