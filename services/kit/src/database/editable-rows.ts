import { BadRequestException } from '@nestjs/common';
import {
  Column,
  type DeepPartial,
  type FindOptionsOrder,
  type FindOptionsWhere,
  In,
  IsNull,
  Not,
  PrimaryGeneratedColumn,
  type Repository,
} from 'typeorm';
import { type Edit, EditableRow, editRow, firstVersion } from './editable-row.js';

/** The columns of every table whose rows staff put in order and switch on and off. */
export abstract class OrderedRow extends EditableRow {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('int')
  order: number;

  @Column('boolean', { name: 'is_active' })
  isActive: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()', select: false, update: false })
  createdAt: Date;
}

/** What staff do with the rows of such a table; `noun` is what messages call one of them. */
export class EditableRows<Row extends OrderedRow> {
  private readonly notFound: string;

  constructor(
    private readonly rows: Repository<Row>,
    noun: string,
  ) {
    this.notFound = `This ${noun} does not exist.`;
  }

  /** In order; rows of the same order in the order in which they were added. */
  list(where?: FindOptionsWhere<OrderedRow>): Promise<Row[]> {
    const order = { order: 'ASC', createdAt: 'ASC', id: 'ASC' } as FindOptionsOrder<Row>;
    return this.rows.find({ where: where as FindOptionsWhere<Row>, order });
  }

  listDeleted(): Promise<Row[]> {
    const where = { deletedAt: Not(IsNull()) } as FindOptionsWhere<Row>;
    return this.rows.find({ where, withDeleted: true, order: { deletedAt: 'DESC' } as FindOptionsOrder<Row> });
  }

  create(values: DeepPartial<Row>, by: string): Promise<Row> {
    return this.rows.save(Object.assign(this.rows.create(values), firstVersion(by)));
  }

  /** Writes what is given and leaves the rest as it is. */
  update(id: string, changes: Partial<Row>, edit: Edit): Promise<Row> {
    return editRow(this.rows, this.withId(id), { ...edit, notFound: this.notFound }, changes);
  }

  async delete(id: string, edit: Edit): Promise<void> {
    await this.update(id, { deletedAt: new Date() } as Partial<Row>, edit);
  }

  restore(id: string, edit: Edit): Promise<Row> {
    const options = { ...edit, notFound: this.notFound, deleted: true };
    return editRow(this.rows, this.withId(id), options, { deletedAt: null } as Partial<Row>);
  }

  /**
   * Gives the named rows the orders 0, 1, 2 … in one transaction and raises the version of those that moved. Throws 400
   * when an id is given twice or names no row.
   */
  async reorder(ids: string[], by: string): Promise<Row[]> {
    await this.rows.manager.transaction(async (transaction) => {
      const found = await transaction.find(this.rows.target, {
        where: { id: In(ids) } as FindOptionsWhere<Row>,
        order: { id: 'ASC' } as FindOptionsOrder<Row>, // always the same sequence: two reorderings cannot deadlock
        lock: { mode: 'pessimistic_write' },
      });
      if (found.length !== ids.length)
        throw new BadRequestException('The list has changed meanwhile. Load it again and repeat the move.');
      await transaction.query(
        `UPDATE ${this.rows.metadata.tablePath} AS moved
         SET "order" = wanted.place - 1, version = moved.version + 1, updated_at = now(), updated_by = $2
         FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place)
         WHERE moved.id = wanted.id AND moved."order" <> wanted.place - 1`,
        [ids, by],
      );
    });
    return this.list();
  }

  private withId(id: string) {
    return { id } as FindOptionsWhere<Row>;
  }
}
