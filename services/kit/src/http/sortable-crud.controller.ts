import { type ActiveInput, activeInput, type ReorderInput, reorderInput } from '@majlis/contracts/shared-fields';
import { Body, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { DeepPartial } from 'typeorm';
import type { z } from 'zod';
import { CurrentUser, type StaffMember } from '../auth/current-user.js';
import type { WriteContext } from '../database/audited-entity.js';
import type { SortableEntity, SortableRepository } from '../database/sortable-repository.js';
import { IdPipe } from './id.pipe.js';
import { Idempotent } from './idempotency.interceptor.js';
import { RequestWriteContext } from './write-context.js';

/** The parameters of a route's address, by name. */
export type RouteParams = Record<string, string>;

/** Stores one row, whose contents it is given, among those rows. */
export type PersistRow<Row extends SortableEntity> = (rows: SortableRepository<Row>, row: Partial<Row>) => Promise<Row>;

/** The routes that are the same whatever the rows hold. */
abstract class CrudController<Row extends SortableEntity> {
  constructor(readonly rows: SortableRepository<Row>) {}

  /** The rows that an address is about: all, unless it names what they belong to. */
  repositoryFor(_address: RouteParams): SortableRepository<Row> | Promise<SortableRepository<Row>> {
    return this.rows;
  }

  @Get('deleted')
  async listDeleted(@Param() address: RouteParams) {
    return (await this.repositoryFor(address)).listDeleted();
  }

  @Put(':id/active')
  async setActive(
    @Param('id', IdPipe) id: string,
    @Body({ schema: activeInput }) input: ActiveInput,
    @Param() address: RouteParams,
    @RequestWriteContext() edit: WriteContext,
  ) {
    return (await this.repositoryFor(address)).update(id, input as Partial<Row>, edit);
  }

  @Delete(':id')
  @HttpCode(204)
  async delete(
    @Param('id', IdPipe) id: string,
    @Param() address: RouteParams,
    @RequestWriteContext() edit: WriteContext,
  ) {
    return (await this.repositoryFor(address)).delete(id, edit);
  }

  @Post(':id/restore')
  @HttpCode(200)
  async restore(
    @Param('id', IdPipe) id: string,
    @Param() address: RouteParams,
    @RequestWriteContext() edit: WriteContext,
  ) {
    return (await this.repositoryFor(address)).restore(id, edit);
  }
}

/**
 * The routes by which staff create, edit, order, switch, delete and restore the rows of one table, whose contents `input`
 * describes. A controller that extends it adds its address and the routes that read.
 */
export function createSortableCrudController<Input extends object>(input: z.ZodType<Input>) {
  abstract class Controller<Row extends SortableEntity> extends CrudController<Row> {
    /** Has `write` store what was sent. */
    async save(values: Input, address: RouteParams, write: PersistRow<Row>): Promise<Row> {
      return write(await this.repositoryFor(address), values as unknown as Partial<Row>);
    }

    @Post()
    @Idempotent()
    create(@Body({ schema: input }) values: Input, @Param() address: RouteParams, @CurrentUser() staff: StaffMember) {
      return this.save(values, address, (rows, row) => rows.create(row as DeepPartial<Row>, staff.email));
    }

    @Put('order') // before the next one, whose address fits as well
    async reorder(
      @Body({ schema: reorderInput }) { ids }: ReorderInput,
      @Param() address: RouteParams,
      @RequestWriteContext() { actor: by }: WriteContext,
    ) {
      return (await this.repositoryFor(address)).reorder(ids, by);
    }

    @Put(':id')
    update(
      @Param('id', IdPipe) id: string,
      @Body({ schema: input }) values: Input,
      @Param() address: RouteParams,
      @RequestWriteContext() edit: WriteContext,
    ) {
      return this.save(values, address, (rows, row) => rows.update(id, row, edit));
    }
  }
  return Controller;
}
