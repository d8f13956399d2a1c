import { message } from '@majlis/contracts/messages';
import { BadRequestException } from '@nestjs/common';
import { Column, type FindOptionsOrder, type FindOptionsWhere, In, PrimaryGeneratedColumn } from 'typeorm';
import type { StaffMember } from '../auth/current-user.js';
import { AuditedEntity, toListResponse } from './audited-entity.js';
import { CrudRepository } from './crud-repository.js';

/** Columns of tables whose rows staff sort and switch on and off (ADR 0006). */
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

export class SortableRepository<Row extends SortableEntity> extends CrudRepository<Row> {
  scopedTo(scope: FindOptionsWhere<NoInfer<Row>>): SortableRepository<Row> {
    return new SortableRepository(this.rows, this.noun, scope);
  }

  /** Sorted by `order`, rows of the same order by creation time. */
  list(where: FindOptionsWhere<SortableEntity> = {}): Promise<Row[]> {
    const order = { order: 'ASC', createdAt: 'ASC', id: 'ASC' } as FindOptionsOrder<Row>;
    return this.rows.find({ where: { ...this.scope, ...where } as FindOptionsWhere<Row>, order });
  }

  async listVisible(currentUser: StaffMember | undefined) {
    return toListResponse(currentUser, await this.list(currentUser ? {} : { isActive: true }));
  }

  /** Numbers the rows from 0 in the order of `ids`, in one transaction. Throws 400 if an id is repeated or unknown. */
  async reorder(ids: string[], actor: string): Promise<Row[]> {
    await this.rows.manager.transaction(async (transaction) => {
      const rows = await transaction.find(this.rows.target, {
        where: { ...this.scope, id: In(ids) } as FindOptionsWhere<Row>,
        order: { id: 'ASC' } as FindOptionsOrder<Row>, // a fixed lock order, so that two reorderings cannot deadlock
        lock: { mode: 'pessimistic_write' },
      });
      if (rows.length !== ids.length) throw new BadRequestException(message('listChanged'));
      await transaction.query(
        `UPDATE ${this.rows.metadata.tablePath} AS moved
         SET "order" = target.position - 1, version = moved.version + 1, updated_at = now(), updated_by = $2
         FROM unnest($1::uuid[]) WITH ORDINALITY AS target (id, position)
         WHERE moved.id = target.id AND moved."order" <> target.position - 1`,
        [ids, actor],
      );
    });
    return this.list();
  }
}
