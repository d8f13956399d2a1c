import { type Message, message } from '@majlis/contracts/messages';
import { NotFoundException } from '@nestjs/common';
import {
  type DeepPartial,
  type EntityTarget,
  type FindOptionsOrder,
  type FindOptionsWhere,
  IsNull,
  Not,
  type Repository,
} from 'typeorm';
import {
  type AuditedEntity,
  createRow,
  type RowChanges,
  type RowErrors,
  type RowReference,
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
