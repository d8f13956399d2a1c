import {
  type ActiveInput,
  activeInput,
  type ReorderInput,
  reorderInput,
} from '@majlis/contracts/shared/shared-fields.schema';
import { historyLimit } from '@majlis/contracts/staff/history.schema';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Idempotent } from '@majlis/kit/http/idempotency.interceptor';
import { Body, Delete, Get, HttpCode, Inject, type OnModuleInit, Param, Post, Put, Query } from '@nestjs/common';
import type { DeepPartial, EntityTarget } from 'typeorm';
import type { z } from 'zod';
import { EditableRows, rowWritersOf } from '../drafts/editable-rows.js';
import { HistoryService } from '../history/history.service.js';
import type { WriteContext } from '../repository/audited-entity.js';
import type { SortableEntity, SortableRepository } from '../repository/crud-repository.js';
import { RequestWriteContext } from '../repository/write-context.js';

export type RouteParams = Record<string, string>;

export type PersistRow<Row extends SortableEntity> = (rows: SortableRepository<Row>, row: Partial<Row>) => Promise<Row>;

/** A repository, or a service where deleting and restoring have rules of their own. */
type DeletableRows = {
  delete(id: string, context: WriteContext): Promise<void>;
  restore(id: string, context: WriteContext): Promise<object>;
};

/** Base class with the routes that are the same for all rows that can be deleted. */
export abstract class RowController<Rows extends DeletableRows> {
  @Inject(EditableRows)
  readonly editable: EditableRows;

  @Inject(HistoryService)
  readonly history: HistoryService;

  constructor(
    readonly rows: Rows,
    readonly entity: EntityTarget<object>,
  ) {}

  /** The rows that a request may access. Subclasses narrow them by route parameters. */
  repositoryFor(_params: RouteParams): Rows | Promise<Rows> {
    return this.rows;
  }

  @Get(':id/history')
  listVersions(@Param('id', IdPipe) id: string, @Query('limit', { schema: historyLimit }) limit: number) {
    return this.history.listVersions(this.entity, id, limit);
  }

  @Delete(':id')
  @HttpCode(204)
  async delete(
    @Param('id', IdPipe) id: string,
    @Param() params: RouteParams,
    @RequestWriteContext() context: WriteContext,
  ) {
    return (await this.repositoryFor(params)).delete(id, context);
  }

  @Post(':id/restore')
  @HttpCode(200)
  async restore(
    @Param('id', IdPipe) id: string,
    @Param() params: RouteParams,
    @RequestWriteContext() context: WriteContext,
  ) {
    return (await this.repositoryFor(params)).restore(id, context);
  }
}

abstract class CrudController<Row extends SortableEntity> extends RowController<SortableRepository<Row>> {
  constructor(rows: SortableRepository<Row>) {
    super(rows, rows.entity);
  }

  @Get('deleted')
  async listDeleted(@Param() params: RouteParams) {
    return (await this.repositoryFor(params)).listDeleted();
  }

  @Put(':id/active')
  async setActive(
    @Param('id', IdPipe) id: string,
    @Body({ schema: activeInput }) input: ActiveInput,
    @Param() params: RouteParams,
    @RequestWriteContext() context: WriteContext,
  ) {
    return (await this.repositoryFor(params)).update(id, input as Partial<Row>, context);
  }
}

/** Base class with the staff routes of one table (infra/adr/api.md); subclasses add the path and the routes for reading. */
export function createSortableCrudController<Input extends object>(input: z.ZodType<Input>) {
  abstract class Controller<Row extends SortableEntity> extends CrudController<Row> implements OnModuleInit {
    onModuleInit(): void {
      this.editable.register({
        table: this.rows.table,
        input,
        update: async (id, values: Input, context) =>
          this.save(values, await paramsOf(this.rows, id), (rows, changes) => rows.update(id, changes, context)),
        toPublic: (values: Input) => ({ ...values, isActive: true }),
        ...rowWritersOf(this.rows, { published: (isActive) => ({ isActive }) as Partial<Row> }),
      });
    }

    /** Hook around every write of row contents: subclasses check or convert `values` before `persist` stores them. */
    async save(values: Input, params: RouteParams, persist: PersistRow<Row>): Promise<Row> {
      return persist(await this.repositoryFor(params), values as unknown as Partial<Row>);
    }

    @Post()
    @Idempotent()
    create(
      @Body({ schema: input }) values: Input,
      @Param() params: RouteParams,
      @CurrentUser() currentUser: StaffMember,
    ) {
      return this.save(values, params, (rows, row) => rows.create(row as DeepPartial<Row>, currentUser.email));
    }

    @Put('order') // declared before :id, which would match it
    async reorder(
      @Body({ schema: reorderInput }) input: ReorderInput,
      @Param() params: RouteParams,
      @RequestWriteContext() { actor }: WriteContext,
    ) {
      return (await this.repositoryFor(params)).reorder(input, actor);
    }

    @Put(':id')
    update(
      @Param('id', IdPipe) id: string,
      @Body({ schema: input }) values: Input,
      @Param() params: RouteParams,
      @RequestWriteContext() context: WriteContext,
    ) {
      return this.save(values, params, (rows, row) => rows.update(id, row, context));
    }
  }
  return Controller;
}

/** The route parameters, such as the conference, are columns of the row. */
const paramsOf = async <Row extends SortableEntity>(rows: SortableRepository<Row>, id: string) =>
  (await rows.find(id)) as unknown as RouteParams;
