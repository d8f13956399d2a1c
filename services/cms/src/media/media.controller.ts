import { historyLimit } from '@majlis/contracts/staff/history.schema';
import {
  type MediaInput,
  type MediaQuery,
  type MediaReplacement,
  type MediaUse,
  mediaInput,
  mediaQuery,
  mediaReplacementInput,
} from '@majlis/contracts/staff/media.schema';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { EditableRows, rowWritersOf } from '@majlis/rows/drafts/editable-rows';
import { HistoryService } from '@majlis/rows/history/history.service';
import type { WriteContext } from '@majlis/rows/repository/audited-entity';
import { RequestWriteContext } from '@majlis/rows/repository/write-context';
import { Body, Controller, Delete, Get, HttpCode, type OnModuleInit, Param, Post, Put, Query } from '@nestjs/common';
import { MediaService } from './media.service.js';
import { MediaFileEntity } from './media-file.entity.js';

/** Files are added by the upload routes. */
@Controller('api/cms/media')
export class MediaController implements OnModuleInit {
  constructor(
    private readonly media: MediaService,
    private readonly history: HistoryService,
    private readonly editable: EditableRows,
  ) {}

  onModuleInit(): void {
    this.editable.register({
      table: 'media',
      input: mediaInput,
      update: (id, input: MediaInput, context) => this.media.update(id, input, context),
      ...rowWritersOf(this.media.rows),
      findDeletionErrors: (ids) => this.media.findDeletionErrors(ids),
    });
  }

  @Get()
  list(@Query({ schema: mediaQuery }) query: MediaQuery) {
    return this.media.list(query);
  }

  @Get(':id')
  find(@Param('id', IdPipe) id: string) {
    return this.media.find(id);
  }

  @Get(':id/uses')
  findUses(@Param('id', IdPipe) id: string): Promise<MediaUse[]> {
    return this.media.findUses(id);
  }

  @Get(':id/history')
  listVersions(@Param('id', IdPipe) id: string, @Query('limit', { schema: historyLimit }) limit: number) {
    return this.history.listVersions(MediaFileEntity, id, limit);
  }

  @Put(':id')
  update(
    @Param('id', IdPipe) id: string,
    @Body({ schema: mediaInput }) input: MediaInput,
    @RequestWriteContext() context: WriteContext,
  ) {
    return this.media.update(id, input, context);
  }

  @Post(':id/replacement')
  @HttpCode(200)
  replace(
    @Param('id', IdPipe) id: string,
    @Body({ schema: mediaReplacementInput }) { url }: { url: string },
    @RequestWriteContext() context: WriteContext,
  ): Promise<MediaReplacement> {
    return this.media.replace(id, url, context);
  }

  @Delete(':id')
  @HttpCode(204)
  delete(@Param('id', IdPipe) id: string, @RequestWriteContext() context: WriteContext): Promise<void> {
    return this.media.delete(id, context);
  }

  @Post(':id/restore')
  @HttpCode(200)
  restore(@Param('id', IdPipe) id: string, @RequestWriteContext() context: WriteContext) {
    return this.media.restore(id, context);
  }
}
