import { NotFoundException } from '@nestjs/common';
import { Column, type DeepPartial, DeleteDateColumn, type FindOptionsWhere, type Repository } from 'typeorm';
import type { StaffMember } from '../auth/current-user.js';
import { versionConflictError } from '../http/http-errors.js';
import { idempotentId } from './idempotent-id.js';

/** The columns of every table that staff edit. A deleted row stays for a while and is found only on request. */
export abstract class AuditedEntity {
  @Column('int')
  version: number;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;

  @Column('text', { name: 'updated_by' })
  updatedBy: string;

  @DeleteDateColumn({ type: 'timestamptz', name: 'deleted_at' })
  deletedAt: Date | null;
}

/** Who writes, and the version that was read before; without one the row is taken as it is. */
export type WriteContext = { actor: string; ifMatch?: number | undefined };

/** The values of a row that `by` makes now. */
export const initialAuditFields = (by: string) => ({
  version: 1,
  updatedAt: new Date(),
  updatedBy: by,
  deletedAt: null,
});

/** The row that this request, sent before, has created already; it may have been changed or deleted since. */
export async function findByIdempotentId<Row extends AuditedEntity>(rows: Repository<Row>): Promise<Row | undefined> {
  const id = idempotentId();
  if (id === undefined) return undefined;
  return (await rows.findOne({ where: { id } as unknown as FindOptionsWhere<Row>, withDeleted: true })) ?? undefined;
}

/** Stores a row that `by` makes now; for a request that is sent again it is the row of the first time. */
export async function createRow<Row extends AuditedEntity>(
  rows: Repository<Row>,
  values: DeepPartial<Row>,
  by: string,
): Promise<Row> {
  const known = await findByIdempotentId(rows);
  if (known) return known;
  const id = idempotentId();
  return rows.save(Object.assign(rows.create(values), initialAuditFields(by), id === undefined ? {} : { id }));
}

/**
 * Changes one row in a transaction: locks it, refuses a stale version (409, naming who and when), raises the version.
 * Throws 404 with `notFound` when there is no such row or it is deleted (unless `deleted` asks for deleted ones).
 */
export function updateRow<Row extends AuditedEntity>(
  rows: Repository<Row>,
  where: FindOptionsWhere<NoInfer<Row>>,
  edit: WriteContext & { notFound: string; deleted?: boolean },
  changes: Partial<NoInfer<Row>>,
): Promise<Row> {
  return rows.manager.transaction(async (transaction) => {
    const row = await transaction.findOne(rows.target, {
      where,
      withDeleted: true,
      lock: { mode: 'pessimistic_write' },
    });
    if (!row || (row.deletedAt !== null) !== (edit.deleted ?? false)) throw new NotFoundException(edit.notFound);
    if (edit.ifMatch !== undefined && edit.ifMatch !== row.version) throw versionConflictError(row);
    return transaction.save(
      Object.assign(row, changes, { version: row.version + 1, updatedAt: new Date(), updatedBy: edit.actor }),
    );
  });
}

/** Staff see whole rows; visitors do not see who edited them and when. */
export function toListResponse<Row extends AuditedEntity>(staff: StaffMember | undefined, rows: Row[]) {
  if (staff) return rows;
  return rows.map(({ version, updatedAt, updatedBy, deletedAt, ...shown }) => shown);
}
