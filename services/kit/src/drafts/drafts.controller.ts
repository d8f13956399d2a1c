import {
  type DraftInput,
  draftInput,
  type PreviewInput,
  previewInput,
  publishInput,
  type ScheduleInput,
  scheduleInput,
} from '@majlis/contracts/draft-inputs';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, type Type } from '@nestjs/common';
import { CurrentUser, type StaffMember } from '../auth/current-user.js';
import type { WriteContext } from '../database/audited-entity.js';
import { IdPipe } from '../http/id.pipe.js';
import { Idempotent } from '../http/idempotency.interceptor.js';
import { RequestWriteContext } from '../http/write-context.js';
import { DraftsService } from './drafts.service.js';
import { PreviewsService } from './previews.service.js';
import { ScheduleService } from './schedule.service.js';

/** The staff routes of drafts, scheduled changes and previews of one service (ADR 0025). */
export function createDraftControllers(service: string): Type[] {
  @Controller(`api/${service}/drafts`)
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

  @Controller(`api/${service}/schedule`)
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

  @Controller(`api/${service}/previews`)
  class PreviewsController {
    constructor(private readonly previews: PreviewsService) {}

    @Get(':table/:id')
    listLinks(@Param('table') table: string, @Param('id') id: string) {
      return this.previews.listLinks(table, id);
    }

    /** Not idempotent, because its stored response would keep the token. */
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
  return [DraftsController, ScheduleController, PreviewsController];
}
