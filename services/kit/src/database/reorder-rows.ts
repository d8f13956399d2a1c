import { BadRequestException } from '@nestjs/common';
import { type FindOptionsWhere, In, type Repository } from 'typeorm';
import type { EditableRow } from './editable-row.js';

type OrderedRow = EditableRow & { id: string; order: number };

/**
 * Gives the named rows the orders 0, 1, 2 … in one transaction and raises the version of those that moved. Throws 400
 * when an id is given twice or names no row.
 */
export async function reorderRows<Row extends OrderedRow>(
  rows: Repository<Row>,
  ids: string[],
  by: string,
): Promise<void> {
  const places = new Map(ids.map((id, place) => [id.toLowerCase(), place])); // an id may be written in either case
  await rows.manager.transaction(async (transaction) => {
    const found = await transaction.find(rows.target, {
      where: { id: In(ids) } as FindOptionsWhere<Row>,
      order: { id: 'ASC' } as never, // always locked in the same sequence, so that two reorderings cannot deadlock
      lock: { mode: 'pessimistic_write' },
    });
    if (found.length !== ids.length)
      throw new BadRequestException('The list has changed meanwhile. Load it again and repeat the move.');
    const moved = found.filter((row) => row.order !== places.get(row.id));
    const edit = { updatedAt: new Date(), updatedBy: by };
    await transaction.save(
      moved.map((row) => Object.assign(row, edit, { order: places.get(row.id), version: row.version + 1 })),
    );
  });
}
