import type { FailedRow } from '@majlis/contracts/shared/error-response';
import { message } from '@majlis/contracts/shared/messages';
import { uniqueTexts } from '@majlis/contracts/shared/text.schema';
import type { BulkInput, BulkResult } from '@majlis/contracts/staff/bulk.schema';
import { mapDatabaseError } from '@majlis/kit/database/database-errors';
import { runInOneTransaction } from '@majlis/kit/database/service-database';
import { type ErrorDetail, toErrorDetail } from '@majlis/kit/http/http-errors';
import {
  BadRequestException,
  ConflictException,
  HttpException,
  HttpStatus,
  Injectable,
  NotFoundException,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type ChangeTags, EditableRows, type EditableTable, type WriteRow } from '../drafts/editable-rows.js';
import type { RowErrors } from '../repository/audited-entity.js';

type Failure = Omit<FailedRow, 'label'>;

/** Applies an action to many rows as one change: to all of them or to none (infra/adr/history-and-drafts.md). */
@Injectable()
export class BulkService {
  constructor(
    private readonly database: DataSource,
    private readonly editable: EditableRows,
  ) {}

  run(input: BulkInput, actor: string): Promise<BulkResult> {
    const table = this.editable.find(input.table);
    const write = findRowWriter(table, input);
    if (!write) throw new BadRequestException(message('noSuchAction'));
    return runInOneTransaction(this.database, async () => {
      const failures = await this.writeAll(table, input, write, actor);
      if (failures.length > 0) throw await this.toError(input, failures);
      return { rows: input.rows.length };
    });
  }

  /** Returns every row that fails, so that all of them can be named at once. */
  private async writeAll(table: EditableTable, input: BulkInput, write: WriteRow, actor: string): Promise<Failure[]> {
    const ids = input.rows.map(({ id }) => id);
    const deletionErrors = input.action === 'delete' ? await table.findDeletionErrors?.(ids) : undefined;
    const refused = [...(deletionErrors ?? [])].map(([id, reason]) => ({ id, reason }));
    const rows = input.rows.filter(({ id }) => !deletionErrors?.has(id));
    const errors =
      (await this.writeTogether(table, { ...input, rows }, actor)) ?? (await this.writeEach(rows, write, actor));
    return [...refused, ...[...errors].map(([id, error]) => ({ id, ...describeFailure(input, error) }))];
  }

  /** Returns undefined if rows have to be written one by one, which also tells which of them the database rejects. */
  private async writeTogether(table: EditableTable, input: BulkInput, actor: string): Promise<RowErrors | undefined> {
    const { writeMany } = table;
    if (!writeMany) return undefined;
    try {
      // The rows are written in a savepoint, so that the transaction can go on after a failure.
      return await this.database.transaction(() => writeMany({ ...input, changeTags: toTagChange(input) }, actor));
    } catch (error) {
      if (isErrorOfRow(error)) return undefined;
      throw error;
    }
  }

  private async writeEach(rows: BulkInput['rows'], write: WriteRow, actor: string): Promise<RowErrors> {
    const errors: RowErrors = new Map();
    // All actions lock their rows in the same order, so that two of them cannot deadlock.
    for (const { id, version } of rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
      await this.database
        .transaction(() => write(id, { actor, ifMatch: version }))
        .catch((error: unknown) => {
          if (!isErrorOfRow(error)) throw error;
          errors.set(id, error);
        });
    return errors;
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
    return new ConflictException({ ...toMessage(failedRows.length, rows.length), failedRows });
  }
}

const toMessage = (failed: number, total: number) =>
  total === 1 ? message('rowNotChanged') : message('rowsNotChanged', { failed, total });

function describeFailure({ action }: BulkInput, error: unknown): Omit<Failure, 'id'> {
  const detail = error instanceof HttpException ? toErrorDetail(error) : mapDatabaseError(error);
  if (!detail || !isErrorOfRow(error)) throw error;
  if (error instanceof NotFoundException) return { reason: missingReason(action) };
  const { code, params, message: text, fields, changed }: ErrorDetail = detail;
  const problems = Object.values(fields ?? {});
  const reason =
    problems.length > 0 ? message('several', { parts: problems }) : { code, ...(params && { params }), message: text };
  return { reason, ...(changed && { changed }) };
}

/** Any other error would occur with every row. */
function isErrorOfRow(error: unknown): boolean {
  const status = error instanceof HttpException ? error.getStatus() : mapDatabaseError(error)?.status;
  return status !== undefined && status < Number(HttpStatus.INTERNAL_SERVER_ERROR);
}

const missingReason = (action: BulkInput['action']) =>
  action === 'restore' ? message('rowRestored') : message('rowDeleted');

/** Returns a function that applies the action to one row, or undefined where rows of the table have no such action. */
function findRowWriter(table: EditableTable, input: BulkInput): WriteRow | undefined {
  const { action } = input;
  const { setPublished, remove, restore, changeTags } = table;
  switch (action) {
    case 'publish':
    case 'hide':
      return setPublished && ((id, context) => setPublished(id, action === 'publish', context));
    case 'delete':
      return remove;
    case 'restore':
      return restore;
    case 'add-tags':
    case 'remove-tags':
      return changeTags && ((id, context) => changeTags(id, toTagChange(input), context));
  }
}

/** Tags are the same whatever their case, as they are for `uniqueTexts`. */
const toTagChange =
  ({ action, tags }: BulkInput): ChangeTags =>
  (current) =>
    action === 'add-tags' ? uniqueTexts([...current, ...tags]) : uniqueTexts([...tags, ...current]).slice(tags.length);
