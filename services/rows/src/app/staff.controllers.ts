import { type BulkInput, bulkInput } from '@majlis/contracts/staff/bulk.schema';
import {
  type DraftInput,
  draftInput,
  type PreviewInput,
  previewInput,
  publishInput,
  type ScheduleInput,
  scheduleInput,
} from '@majlis/contracts/staff/drafts.schema';
import type { FoundRow } from '@majlis/contracts/staff/find';
import { type FindQuery, findQuery } from '@majlis/contracts/staff/find.schema';
import {
  type BoardQuery,
  boardQuery,
  type TranslationInput,
  type TranslationQuery,
  translationInput,
  translationQuery,
} from '@majlis/contracts/staff/translations.schema';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Idempotent } from '@majlis/kit/http/idempotency.interceptor';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, type Type } from '@nestjs/common';
import { BulkService } from '../bulk/bulk.service.js';
import { DraftsService } from '../drafts/drafts.service.js';
import { PreviewsService } from '../drafts/previews.service.js';
import { ScheduleService } from '../drafts/schedule.service.js';
import { FindService } from '../find/find.service.js';
import { UndoService } from '../history/undo.service.js';
import type { WriteContext } from '../repository/audited-entity.js';
import { RequestWriteContext } from '../repository/write-context.js';
import { TranslationBoardService } from '../translations/translation-board.service.js';
import { TranslationsService } from '../translations/translations.service.js';

/** The staff routes of the drafts (infra/adr/history-and-drafts.md). */
@Controller()
class DraftsController {
  constructor(private readonly drafts: DraftsService) {}

  @Get()
  list() {
    return this.drafts.list();
  }

  @Get(':table/:id')
  find(@Param('table') table: string, @Param('id') id: string) {
    return this.drafts.find(table, id);
  }

  @Put(':table/:id')
  save(
    @Param('table') table: string,
    @Param('id') id: string,
    @Body({ schema: draftInput }) input: DraftInput,
    @RequestWriteContext() context: WriteContext,
  ) {
    return this.drafts.save(table, id, input, context);
  }

  @Delete(':table/:id')
  @HttpCode(204)
  discard(@Param('table') table: string, @Param('id') id: string) {
    return this.drafts.discard(table, id);
  }

  @Post(':table/:id/publish')
  @HttpCode(204)
  publish(
    @Param('table') table: string,
    @Param('id') id: string,
    @Body({ schema: publishInput }) input: { ignoreNewer: boolean },
    @RequestWriteContext() context: WriteContext,
  ) {
    return this.drafts.publish(table, id, context, input);
  }
}

/** The staff routes of the scheduled changes (infra/adr/history-and-drafts.md). */
@Controller()
class ScheduleController {
  constructor(private readonly schedule: ScheduleService) {}

  @Get()
  list() {
    return this.schedule.list();
  }

  @Post(':table/:id')
  @Idempotent()
  add(
    @Param('table') table: string,
    @Param('id') id: string,
    @Body({ schema: scheduleInput }) input: ScheduleInput,
    @CurrentUser() currentUser: StaffMember,
  ) {
    return this.schedule.add(table, id, input, currentUser.email);
  }

  @Delete(':scheduleId')
  @HttpCode(204)
  cancel(@Param('scheduleId', IdPipe) scheduleId: string) {
    return this.schedule.cancel(scheduleId);
  }
}

/** The staff routes of the previews (infra/adr/history-and-drafts.md). */
@Controller()
class PreviewsController {
  constructor(private readonly previews: PreviewsService) {}

  @Get(':table/:id')
  listLinks(@Param('table') table: string, @Param('id') id: string) {
    return this.previews.listLinks(table, id);
  }

  /** The route is not idempotent, because its stored response would keep the token. */
  @Post()
  @HttpCode(200)
  create(@Body({ schema: previewInput }) input: PreviewInput, @CurrentUser() currentUser: StaffMember) {
    return this.previews.create(input, currentUser.email);
  }

  @Put(':previewId')
  @HttpCode(204)
  update(
    @Param('previewId', IdPipe) previewId: string,
    @Body({ schema: draftInput.pick({ input: true }) }) { input }: Pick<DraftInput, 'input'>,
  ) {
    return this.previews.update(previewId, input);
  }

  @Delete(':previewId')
  @HttpCode(204)
  revoke(@Param('previewId', IdPipe) previewId: string) {
    return this.previews.revoke(previewId);
  }
}

/** The route for actions with many rows (infra/adr/history-and-drafts.md). */
@Controller()
class BulkController {
  constructor(private readonly bulk: BulkService) {}

  @Post()
  @HttpCode(200)
  @Idempotent()
  run(@Body({ schema: bulkInput }) input: BulkInput, @CurrentUser() currentUser: StaffMember) {
    return this.bulk.run(input, currentUser.email);
  }
}

@Controller()
class ChangesController {
  constructor(private readonly changes: UndoService) {}

  @Post(':id/undo')
  @HttpCode(204)
  undo(@Param('id', IdPipe) id: string, @RequestWriteContext() { actor }: WriteContext): Promise<void> {
    return this.changes.undo(id, actor);
  }
}

@Controller()
class FindController {
  constructor(private readonly rows: FindService) {}

  @Get()
  find(@Query({ schema: findQuery }) { q }: FindQuery): Promise<FoundRow[]> {
    return this.rows.find(q);
  }
}

/** The staff routes of the translations (infra/adr/translations.md). */
@Controller()
class TranslationsController {
  constructor(
    private readonly translations: TranslationsService,
    private readonly board: TranslationBoardService,
  ) {}

  @Get()
  find(@Query({ schema: translationQuery }) { table, id }: TranslationQuery) {
    return this.translations.find(table, id);
  }

  @Get('board')
  listGaps(@Query({ schema: boardQuery }) query: BoardQuery) {
    return this.board.list(query);
  }

  @Put()
  save(@Body({ schema: translationInput }) input: TranslationInput, @CurrentUser() currentUser: StaffMember) {
    return this.translations.save(input, currentUser.email);
  }
}

/** The routes that each service has for all its tables, by their paths below that of the service. */
const staffControllers: Record<string, Type<object>> = {
  drafts: DraftsController,
  schedule: ScheduleController,
  previews: PreviewsController,
  bulk: BulkController,
  changes: ChangesController,
  find: FindController,
};

export const createStaffControllers = (service: string): Type[] =>
  Object.entries(staffControllers).map(([path, controller]) => createController(service, path, controller));

export const createTranslationsController = (service: string): Type =>
  createController(service, 'translations', TranslationsController);

/** Each service has a class of its own, because tests run several services in one process. */
function createController(service: string, path: string, routes: Type<object>): Type {
  @Controller(`api/${service}/${path}`)
  class ServiceController extends routes {}
  return ServiceController;
}
