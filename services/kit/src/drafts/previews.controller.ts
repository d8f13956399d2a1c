import { type DraftInput, draftInput, type PreviewInput, previewInput } from '@majlis/contracts/draft-inputs';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, type Type } from '@nestjs/common';
import { CurrentUser, type StaffMember } from '../auth/current-user.js';
import { IdPipe } from '../http/id.pipe.js';
import { PreviewsService } from './previews.service.js';

/** The staff routes of the previews of one service (ADR 0025). */
export function createPreviewsController(service: string): Type {
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
  return PreviewsController;
}
