import type { BulkInput, BulkResult, FailedRow } from '@majlis/contracts/bulk';
import { ConflictException, HttpException, HttpStatus, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { mapDatabaseError } from '../database/database-errors.js';
import { runInOneTransaction } from '../database/one-transaction.js';
import { EditableRows, type EditableTable, type WriteRow } from '../drafts/editable-rows.js';
import { type ErrorDetail, toErrorDetail } from '../http/http-errors.js';
import { toRowWriter } from './row-writers.js';

type Failure = Omit<FailedRow, 'label'>;

/** Does an action to many rows as one change: to all of them or to none (ADR 0027). */
@Injectable()
export class BulkService {
  constructor(
    private readonly database: DataSource,
    private readonly editable: EditableRows,
  ) {}

  run(input: BulkInput, actor: string): Promise<BulkResult> {
    const table = this.editable.find(input.table);
    const write = toRowWriter(table, input);
    return runInOneTransaction(this.database, async () => {
      const failures = await this.writeAll(table, input, write, actor);
      if (failures.length > 0) throw await this.toError(input, failures);
      return { rows: input.rows.length };
    });
  }

  /** Goes on after a failure, so that every row that fails is named at once. */
  private async writeAll(table: EditableTable, input: BulkInput, write: WriteRow, actor: string): Promise<Failure[]> {
    const deletionErrors =
      input.action === 'delete' ? await table.findDeletionErrors?.(input.rows.map(({ id }) => id)) : undefined;
    const failures: Failure[] = [];
    // Everybody locks the rows in the same order, so that two actions cannot wait for each other.
    for (const { id, version } of input.rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      const deletionError = deletionErrors?.get(id);
      const failure = deletionError
        ? { id, reason: deletionError }
        : await this.attempt(input, id, () => write(id, { actor, ifMatch: version }));
      if (failure) failures.push(failure);
    }
    return failures;
  }

  /** Runs in a savepoint, so that the transaction can go on after a failure. */
  private async attempt(input: BulkInput, id: string, write: () => Promise<unknown>): Promise<Failure | undefined> {
    try {
      await this.database.transaction(write);
      return undefined;
    } catch (error) {
      return { id, ...describeFailure(input, error) };
    }
  }

  private async toError({ table, rows }: BulkInput, failures: Failure[]): Promise<ConflictException> {
    const labels: { id: string; label: string }[] = await this.database.query(
      `SELECT DISTINCT ON (subject_id) subject_id AS id, label FROM revisions
       WHERE subject_table = $1 AND subject_id = ANY ($2) AND label IS NOT NULL ORDER BY subject_id, revisions.id DESC`,
      [table, failures.map(({ id }) => id)],
    );
    const labelOf = new Map(labels.map(({ id, label }) => [id, label]));
    const failureOf = new Map(failures.map((failure) => [failure.id, failure]));
    const failedRows: FailedRow[] = rows.flatMap(({ id }) => {
      const failure = failureOf.get(id);
      return failure ? [{ ...failure, label: labelOf.get(id) ?? null }] : [];
    });
    return new ConflictException({ message: toMessage(failedRows.length, rows.length), failedRows });
  }
}

const toMessage = (failed: number, total: number) =>
  total === 1
    ? 'Nothing was changed, because this was not possible for the row.'
    : `Nothing was changed, because this was not possible for ${failed} of ${total} rows.`;

function describeFailure({ action }: BulkInput, error: unknown): Omit<Failure, 'id'> {
  const detail = error instanceof HttpException ? toErrorDetail(error) : mapDatabaseError(error);
  // What fails for a reason that is not the row's would fail for all of them.
  if (!detail || statusOf(error) >= Number(HttpStatus.INTERNAL_SERVER_ERROR)) throw error;
  if (error instanceof NotFoundException) return { reason: missingReason(action) };
  const { message, fields, changed } = detail as ErrorDetail;
  return { reason: fields ? Object.values(fields).join('. ') : message, ...(changed && { changed }) };
}

const statusOf = (error: unknown) =>
  error instanceof HttpException ? error.getStatus() : (mapDatabaseError(error)?.status ?? 500);

const missingReason = (action: BulkInput['action']) =>
  action === 'restore'
    ? 'It has been restored meanwhile, or deleted for good.'
    : 'It does not exist any more: it has been deleted meanwhile.';
