import { type Message } from '@majlis/contracts/shared/messages';
import type { StaffMember } from '@majlis/kit/auth/current-user';
import { idempotentId } from '@majlis/kit/database/idempotent-id';
import { versionConflictError } from '@majlis/kit/http/http-errors';
import { NotFoundException } from '@nestjs/common';
import {
  Column,
  type DeepPartial,
  DeleteDateColumn,
  type FindOptionsOrder,
  type FindOptionsWhere,
  In,
  type Repository,
} from 'typeorm';

export abstract class AuditedEntity {
  @Column('int') version: number;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt: Date;
  @Column('text', { name: 'updated_by' }) updatedBy: string;
  @DeleteDateColumn({ type: 'timestamptz', name: 'deleted_at' }) deletedAt: Date | null;
}

/**
 * `actor` is an e-mail address and becomes `updated_by`; the history takes that of change-context.ts. `ifMatch` is the expected
 * version (infra/adr/api.md); without it the row is overwritten.
 */
export type WriteContext = { actor: string; ifMatch?: number | undefined };

export const initialAuditFields = (actor: string) => ({
  version: 1,
  updatedAt: new Date(),
  updatedBy: actor,
  deletedAt: null,
});

/** The row that an earlier attempt of this request created, even if deleted since (infra/adr/api.md). */
export async function findByIdempotentId<Row extends AuditedEntity>(rows: Repository<Row>): Promise<Row | undefined> {
  const id = idempotentId();
  if (id === undefined) return undefined;
  return (await rows.findOne({ where: { id } as unknown as FindOptionsWhere<Row>, withDeleted: true })) ?? undefined;
}

export async function createRow<Row extends AuditedEntity>(
  rows: Repository<Row>,
  values: DeepPartial<Row>,
  actor: string,
): Promise<Row> {
  const existing = await findByIdempotentId(rows);
  if (existing) return existing;
  const id = idempotentId();
  return rows.save(Object.assign(rows.create(values), initialAuditFields(actor), id === undefined ? {} : { id }));
}

type UpdateContext = WriteContext & { notFound: Message; deleted?: boolean };
export type RowChanges<Row> = Partial<Row> | ((row: Row) => Partial<Row>);

/**
 * Updates a row under a row lock and increments its version. Throws 409 with author and time on a stale version, and
 * 404 with `notFound`; `deleted` selects deleted rows instead of existing ones. Triggers record the revision
 * (infra/migrate/history-triggers.ts) and notify the publisher (the triggers `…_announced` in the migrations of the service).
 */
export function updateRow<Row extends AuditedEntity>(
  rows: Repository<Row>,
  where: FindOptionsWhere<NoInfer<Row>>,
  context: UpdateContext,
  changes: RowChanges<NoInfer<Row>>,
): Promise<Row> {
  return rows.manager.transaction(async (transaction) => {
    const row = await transaction.findOne(rows.target, {
      where,
      withDeleted: true,
      lock: { mode: 'pessimistic_write' },
    });
    return transaction.save(applyChanges(row, context, changes));
  });
}

/** Updates all rows as `updateRow` does, or returns the errors of those that cannot be updated, by their ids, and updates none. */
export function updateRows<Row extends AuditedEntity & { id: string }>(
  rows: Repository<Row>,
  references: RowReference[],
  context: UpdateContext & { scope: FindOptionsWhere<NoInfer<Row>> },
  changes: RowChanges<NoInfer<Row>>,
): Promise<RowErrors> {
  return rows.manager.transaction(async (transaction) => {
    const found = await transaction.find(rows.target, {
      where: { ...context.scope, id: In(references.map(({ id }) => id)) } as FindOptionsWhere<Row>,
      withDeleted: true,
      order: { id: 'ASC' } as FindOptionsOrder<Row>, // a fixed lock order, so that two requests cannot deadlock
      lock: { mode: 'pessimistic_write' },
    });
    const byId = new Map(found.map((row) => [row.id, row]));
    const errors: RowErrors = new Map();
    for (const { id, version } of references) {
      try {
        applyChanges(byId.get(id) ?? null, { ...context, ifMatch: version }, changes);
      } catch (error) {
        errors.set(id, error);
      }
    }
    if (errors.size > 0) return errors;
    if (typeof changes === 'function') await transaction.save(found);
    else
      await transaction.update(
        rows.target,
        { id: In(found.map(({ id }) => id)) } as never,
        {
          ...changes,
          ...{ version: () => 'version + 1', updatedAt: new Date(), updatedBy: context.actor },
        } as never,
      );
    return errors;
  });
}

export type RowReference = { id: string; version?: number | undefined };
export type RowErrors = Map<string, unknown>;

function applyChanges<Row extends AuditedEntity>(
  row: Row | null,
  context: UpdateContext,
  changes: RowChanges<Row>,
): Row {
  if (!row || (row.deletedAt !== null) !== (context.deleted ?? false)) throw new NotFoundException(context.notFound);
  if (context.ifMatch !== undefined && context.ifMatch !== row.version) throw versionConflictError(row);
  return Object.assign(row, typeof changes === 'function' ? changes(row) : changes, {
    version: row.version + 1,
    updatedAt: new Date(),
    updatedBy: context.actor,
  });
}

/** Omits the audit fields for visitors. */
export function toListResponse<Row extends AuditedEntity>(currentUser: StaffMember | undefined, rows: Row[]) {
  if (currentUser) return rows;
  return rows.map(({ version, updatedAt, updatedBy, deletedAt, ...publicFields }) => publicFields);
}
