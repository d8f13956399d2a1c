import { type DraftInput, draftInput, publishInput } from '@majlis/contracts/draft-inputs';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, type Type } from '@nestjs/common';
import type { WriteContext } from '../database/audited-entity.js';
import { RequestWriteContext } from '../http/write-context.js';
import { DraftsService } from './drafts.service.js';

/** The staff routes of the drafts of one service (ADR 0025). */
export function createDraftsController(service: string): Type {
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
  return DraftsController;
}
