import { BadRequestException } from '@nestjs/common';
import { Column, type FindOptionsOrder, type FindOptionsWhere, In, PrimaryGeneratedColumn } from 'typeorm';
import { AuditedEntity } from './audited-entity.js';
import { CrudRepository } from './crud-repository.js';

/** The columns of every table whose rows staff put in order and switch on and off. */
export abstract class SortableEntity extends AuditedEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('int')
  order: number;

  @Column('boolean', { name: 'is_active' })
  isActive: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()', select: false, update: false })
  createdAt: Date;
}

/** What staff do with the rows of such a table. */
export class SortableRepository<Row extends SortableEntity> extends CrudRepository<Row> {
  /** Only the rows of this scope. */
  scopedTo(scope: FindOptionsWhere<NoInfer<Row>>): SortableRepository<Row> {
    return new SortableRepository(this.rows, this.noun, scope);
  }

  /** In order; rows of the same order in the order in which they were added. */
  list(where: FindOptionsWhere<SortableEntity> = {}): Promise<Row[]> {
    const order = { order: 'ASC', createdAt: 'ASC', id: 'ASC' } as FindOptionsOrder<Row>;
    return this.rows.find({ where: { ...this.scope, ...where } as FindOptionsWhere<Row>, order });
  }

  /**
   * Gives the named rows the orders 0, 1, 2 … in one transaction and raises the version of those that moved. Throws 400
   * when an id is given twice or names no row.
   */
  async reorder(ids: string[], by: string): Promise<Row[]> {
    await this.rows.manager.transaction(async (transaction) => {
      const found = await transaction.find(this.rows.target, {
        where: { ...this.scope, id: In(ids) } as FindOptionsWhere<Row>,
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
}
