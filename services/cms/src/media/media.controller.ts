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
import { rowWritersOf } from '@majlis/rows/drafts/editable-rows';
import { RowController } from '@majlis/rows/lists/sortable-crud.controller';
import type { WriteContext } from '@majlis/rows/repository/audited-entity';
import { RequestWriteContext } from '@majlis/rows/repository/write-context';
import { Body, Controller, Get, HttpCode, type OnModuleInit, Param, Post, Put, Query } from '@nestjs/common';
import { MediaService } from './media.service.js';
import { MediaFileEntity } from './media-file.entity.js';

/** Files are added by the upload routes. */
@Controller('api/cms/media')
export class MediaController extends RowController<MediaService> implements OnModuleInit {
  constructor(private readonly media: MediaService) {
    super(media, MediaFileEntity);
  }

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
}
