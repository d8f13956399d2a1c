import { type ActiveInput, activeInput, type OrderInput, orderInput } from '@majlis/contracts/editable-row';
import { Body, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import type { z } from 'zod';
import type { Edit } from '../database/editable-row.js';
import type { EditableRows, OrderedRow } from '../database/editable-rows.js';
import { RequestedEdit } from './if-match.js';

/**
 * The routes by which staff edit, order, switch, delete and restore the rows of one table, whose contents `input`
 * describes. A controller that extends it adds its address and the routes that read and create.
 */
export function editableRowsController<Input extends object>(input: z.ZodType<Input>) {
  abstract class EditableRowsController<Row extends OrderedRow> {
    constructor(readonly rows: EditableRows<Row>) {}

    @Get('deleted')
    listDeleted() {
      return this.rows.listDeleted();
    }

    @Put('order')
    reorder(@Body({ schema: orderInput }) { ids }: OrderInput, @RequestedEdit() { by }: Edit) {
      return this.rows.reorder(ids, by);
    }

    @Put(':id')
    update(
      @Param('id', ParseUUIDPipe) id: string,
      @Body({ schema: input }) changes: Input,
      @RequestedEdit() edit: Edit,
    ) {
      return this.rows.update(id, changes as unknown as Partial<Row>, edit);
    }

    @Put(':id/active')
    setActive(
      @Param('id', ParseUUIDPipe) id: string,
      @Body({ schema: activeInput }) input: ActiveInput,
      @RequestedEdit() edit: Edit,
    ) {
      return this.rows.update(id, input as Partial<Row>, edit);
    }

    @Delete(':id')
    @HttpCode(204)
    delete(@Param('id', ParseUUIDPipe) id: string, @RequestedEdit() edit: Edit) {
      return this.rows.delete(id, edit);
    }

    @Post(':id/restore')
    @HttpCode(200)
    restore(@Param('id', ParseUUIDPipe) id: string, @RequestedEdit() edit: Edit) {
      return this.rows.restore(id, edit);
    }
  }
  return EditableRowsController;
}
