import { type ActiveInput, activeInput, type OrderInput, orderInput } from '@majlis/contracts/editable-row';
import { Body, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import type { z } from 'zod';
import type { Edit } from '../database/editable-row.js';
import type { OrderedRow, OrderedRows } from '../database/ordered-rows.js';
import { RequestedEdit } from './if-match.js';

/** The parameters of a route's address, by name. */
export type Address = Record<string, string>;

/**
 * The routes by which staff edit, order, switch, delete and restore the rows of one table, whose contents `input`
 * describes. A controller that extends it adds its address and the routes that read and create.
 */
export function orderedRowsController<Input extends object>(input: z.ZodType<Input>) {
  abstract class OrderedRowsController<Row extends OrderedRow> {
    constructor(readonly rows: OrderedRows<Row>) {}

    /** The rows that an address is about: all, unless it names what they belong to. */
    at(_address: Address): OrderedRows<Row> | Promise<OrderedRows<Row>> {
      return this.rows;
    }

    /** What is stored of what was sent. */
    rowOf(input: Input, _address: Address): Partial<Row> | Promise<Partial<Row>> {
      return input as unknown as Partial<Row>;
    }

    @Get('deleted')
    async listDeleted(@Param() address: Address) {
      return (await this.at(address)).listDeleted();
    }

    @Put('order')
    async reorder(
      @Body({ schema: orderInput }) { ids }: OrderInput,
      @Param() address: Address,
      @RequestedEdit() { by }: Edit,
    ) {
      return (await this.at(address)).reorder(ids, by);
    }

    @Put(':id')
    async update(
      @Param('id', ParseUUIDPipe) id: string,
      @Body({ schema: input }) changes: Input,
      @Param() address: Address,
      @RequestedEdit() edit: Edit,
    ) {
      const rows = await this.at(address);
      return rows.update(id, await this.rowOf(changes, address), edit);
    }

    @Put(':id/active')
    async setActive(
      @Param('id', ParseUUIDPipe) id: string,
      @Body({ schema: activeInput }) input: ActiveInput,
      @Param() address: Address,
      @RequestedEdit() edit: Edit,
    ) {
      return (await this.at(address)).update(id, input as Partial<Row>, edit);
    }

    @Delete(':id')
    @HttpCode(204)
    async delete(@Param('id', ParseUUIDPipe) id: string, @Param() address: Address, @RequestedEdit() edit: Edit) {
      return (await this.at(address)).delete(id, edit);
    }

    @Post(':id/restore')
    @HttpCode(200)
    async restore(@Param('id', ParseUUIDPipe) id: string, @Param() address: Address, @RequestedEdit() edit: Edit) {
      return (await this.at(address)).restore(id, edit);
    }
  }
  return OrderedRowsController;
}
