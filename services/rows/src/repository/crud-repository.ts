import { type Message, message } from '@majlis/contracts/shared/messages';
import type { ReorderInput } from '@majlis/contracts/shared/shared-fields.schema';
import type { StaffMember } from '@majlis/kit/auth/current-user';
import { BadRequestException, ConflictException, NotFoundException } from '@nestjs/common';
import {
  Column,
  type DeepPartial,
  type EntityTarget,
  type FindOptionsOrder,
  type FindOptionsWhere,
  In,
  IsNull,
  Not,
  PrimaryGeneratedColumn,
  type Repository,
} from 'typeorm';
import {
  AuditedEntity,
  createRow,
  type RowChanges,
  type RowErrors,
  type RowReference,
  toListResponse,
  updateRow,
  updateRows,
  type WriteContext,
} from './audited-entity.js';

/** Create, update, soft-delete and restore rows of a table. Messages call a row `noun`. */
export class CrudRepository<Row extends AuditedEntity & { id: string }> {
  /** False where a write has rules of its own, which `updateMany` would bypass. */
  readonly canUpdateMany: boolean = true;
  private readonly notFound: Message;

  /** `scope` restricts every operation to matching rows, for example those of one conference. */
  constructor(
    protected readonly rows: Repository<Row>,
    protected readonly noun: string,
    protected readonly scope: FindOptionsWhere<Row> = {},
  ) {
    this.notFound = message('rowNotFound', { noun });
  }

  get entity(): EntityTarget<Row> {
    return this.rows.target;
  }

  get table(): string {
    return this.rows.metadata.tableName;
  }

  async find(id: string): Promise<Row> {
    const row = await this.rows.findOneBy(this.withId(id));
    if (!row) throw new NotFoundException(this.notFound);
    return row;
  }

  listDeleted(): Promise<Row[]> {
    const where = { ...this.scope, deletedAt: Not(IsNull()) } as FindOptionsWhere<Row>;
    return this.rows.find({ where, withDeleted: true, order: { deletedAt: 'DESC' } as FindOptionsOrder<Row> });
  }

  create(values: DeepPartial<Row>, actor: string): Promise<Row> {
    return createRow(this.rows, Object.assign({}, values, this.scope) as DeepPartial<Row>, actor);
  }

  update(id: string, changes: RowChanges<Row>, context: WriteContext): Promise<Row> {
    return updateRow(this.rows, this.withId(id), { ...context, notFound: this.notFound }, changes);
  }

  async delete(id: string, context: WriteContext): Promise<void> {
    await this.update(id, { deletedAt: new Date() } as Partial<Row>, context);
  }

  restore(id: string, context: WriteContext, changes: Partial<Row> = {}): Promise<Row> {
    const options = { ...context, notFound: this.notFound, deleted: true };
    return updateRow(this.rows, this.withId(id), options, { ...changes, deletedAt: null } as Partial<Row>);
  }

  updateMany(
    references: RowReference[],
    changes: RowChanges<Row>,
    options: { actor: string; deleted?: boolean },
  ): Promise<RowErrors> {
    return updateRows(this.rows, references, { ...options, notFound: this.notFound, scope: this.scope }, changes);
  }

  private withId(id: string) {
    return { ...this.scope, id } as FindOptionsWhere<Row>;
  }
}

/** Columns of tables whose rows staff sort and switch on and off (infra/adr/api.md). */
export abstract class SortableEntity extends AuditedEntity {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('int') order: number;
  @Column('boolean', { name: 'is_active' }) isActive: boolean;
  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()', select: false, update: false })
  createdAt: Date;
}

export class SortableRepository<Row extends SortableEntity> extends CrudRepository<Row> {
  scopedTo(scope: FindOptionsWhere<NoInfer<Row>>): SortableRepository<Row> {
    return new SortableRepository(this.rows, this.noun, scope);
  }

  /** By `order`, rows of the same order by creation time. */
  private readonly listOrder = { order: 'ASC', createdAt: 'ASC', id: 'ASC' } as FindOptionsOrder<Row>;

  list(where: FindOptionsWhere<SortableEntity> = {}): Promise<Row[]> {
    return this.rows.find({ where: { ...this.scope, ...where } as FindOptionsWhere<Row>, order: this.listOrder });
  }

  async listVisible(currentUser: StaffMember | undefined) {
    return toListResponse(currentUser, await this.list(currentUser ? {} : { isActive: true }));
  }

  /**
   * Numbers the rows from 0 in the order of `ids`, in one transaction. Throws 400 if an id is repeated or unknown, and 409 if the rows
   * are not in the order `from`.
   */
  async reorder({ ids, from }: ReorderInput, actor: string): Promise<Row[]> {
    await this.rows.manager.transaction(async (transaction) => {
      const where = { ...this.scope, id: In(ids) } as FindOptionsWhere<Row>;
      const rows = await transaction.find(this.rows.target, {
        where,
        order: { id: 'ASC' } as FindOptionsOrder<Row>, // a fixed lock order, so that two reorderings cannot deadlock
        lock: { mode: 'pessimistic_write' },
      });
      if (rows.length !== ids.length) throw new BadRequestException(message('listChanged'));
      const listed = await transaction.find(this.rows.target, { where, order: this.listOrder });
      if (from && from.join() !== listed.map(({ id }) => id).join())
        throw new ConflictException(message('listChanged'));
      const { tablePath, tableName } = this.rows.metadata;
      // A draft moves with its row, unless it has another order.
      await transaction.query(
        `WITH moved AS (
           UPDATE ${tablePath} AS moved
           SET "order" = target.position - 1, version = moved.version + 1, updated_at = now(), updated_by = $2
           FROM unnest($1::uuid[]) WITH ORDINALITY AS target (id, position)
           WHERE moved.id = target.id AND moved."order" <> target.position - 1
           RETURNING moved.id, moved."order", moved.version)
         UPDATE drafts SET input = jsonb_set(input, '{order}', to_jsonb(moved."order")), base_version = moved.version
         FROM moved JOIN ${tablePath} AS before ON before.id = moved.id
         WHERE table_name = $3 AND row_id = before.id::text AND base_version = before.version
           AND (input ->> 'order')::integer = before."order"`,
        [ids, actor, tableName],
      );
    });
    return this.list();
  }
}
