import { type ActiveInput, activeInput, type OrderInput, orderInput } from '@majlis/contracts/editable-row';
import { Body, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { DeepPartial } from 'typeorm';
import type { z } from 'zod';
import { Staff, type StaffMember } from '../auth/staff.js';
import type { Edit } from '../database/editable-row.js';
import type { OrderedRow, OrderedRows } from '../database/ordered-rows.js';
import { CreatesOnce } from './creates-once.js';
import { IdPipe } from './id.pipe.js';
import { RequestedEdit } from './if-match.js';

/** The parameters of a route's address, by name. */
export type Address = Record<string, string>;

/** Stores one row, whose contents it is given, among those rows. */
export type Write<Row extends OrderedRow> = (rows: OrderedRows<Row>, row: Partial<Row>) => Promise<Row>;

/** The routes that are the same whatever the rows hold. */
abstract class OrderedRowsController<Row extends OrderedRow> {
  constructor(readonly rows: OrderedRows<Row>) {}

  /** The rows that an address is about: all, unless it names what they belong to. */
  at(_address: Address): OrderedRows<Row> | Promise<OrderedRows<Row>> {
    return this.rows;
  }

  @Get('deleted')
  async listDeleted(@Param() address: Address) {
    return (await this.at(address)).listDeleted();
  }

  @Put(':id/active')
  async setActive(
    @Param('id', IdPipe) id: string,
    @Body({ schema: activeInput }) input: ActiveInput,
    @Param() address: Address,
    @RequestedEdit() edit: Edit,
  ) {
    return (await this.at(address)).update(id, input as Partial<Row>, edit);
  }

  @Delete(':id')
  @HttpCode(204)
  async delete(@Param('id', IdPipe) id: string, @Param() address: Address, @RequestedEdit() edit: Edit) {
    return (await this.at(address)).delete(id, edit);
  }

  @Post(':id/restore')
  @HttpCode(200)
  async restore(@Param('id', IdPipe) id: string, @Param() address: Address, @RequestedEdit() edit: Edit) {
    return (await this.at(address)).restore(id, edit);
  }
}

/**
 * The routes by which staff create, edit, order, switch, delete and restore the rows of one table, whose contents `input`
 * describes. A controller that extends it adds its address and the routes that read.
 */
export function orderedRowsController<Input extends object>(input: z.ZodType<Input>) {
  abstract class Controller<Row extends OrderedRow> extends OrderedRowsController<Row> {
    /** Has `write` store what was sent. */
    async stored(values: Input, address: Address, write: Write<Row>): Promise<Row> {
      return write(await this.at(address), values as unknown as Partial<Row>);
    }

    @Post()
    @CreatesOnce()
    create(@Body({ schema: input }) values: Input, @Param() address: Address, @Staff() staff: StaffMember) {
      return this.stored(values, address, (rows, row) => rows.create(row as DeepPartial<Row>, staff.email));
    }

    @Put('order') // before the next one, whose address fits as well
    async reorder(
      @Body({ schema: orderInput }) { ids }: OrderInput,
      @Param() address: Address,
      @RequestedEdit() { by }: Edit,
    ) {
      return (await this.at(address)).reorder(ids, by);
    }

    @Put(':id')
    update(
      @Param('id', IdPipe) id: string,
      @Body({ schema: input }) values: Input,
      @Param() address: Address,
      @RequestedEdit() edit: Edit,
    ) {
      return this.stored(values, address, (rows, row) => rows.update(id, row, edit));
    }
  }
  return Controller;
}
