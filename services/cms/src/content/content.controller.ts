import { type ContentEntry, type ContentInput, contentInput, contentKey } from '@majlis/contracts/content';
import { historyLimit } from '@majlis/contracts/history-limit';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import type { WriteContext } from '@majlis/kit/database/audited-entity';
import { EditableRows } from '@majlis/kit/drafts/editable-rows';
import { HistoryService } from '@majlis/kit/history/history.service';
import { CreateOnly, RequestWriteContext } from '@majlis/kit/http/write-context';
import { Body, Controller, Delete, Get, HttpCode, type OnModuleInit, Param, Post, Query } from '@nestjs/common';
import { ContentService } from './content.service.js';
import { ContentEntryEntity } from './content-entry.entity.js';

@Controller('api/cms/content')
export class ContentController implements OnModuleInit {
  constructor(
    private readonly content: ContentService,
    private readonly history: HistoryService,
    private readonly editable: EditableRows,
  ) {}

  onModuleInit(): void {
    this.editable.register({
      table: 'content_entries',
      input: contentInput,
      update: (_key, input: ContentInput, context) => this.content.save(input, { ...context, onlyCreate: false }),
      remove: (key, context) => this.content.delete(key, context),
      restore: (key, context) => this.content.restore(key, context),
    });
  }

  @Get()
  @Public()
  list(@CurrentUser() currentUser?: StaffMember): Promise<Pick<ContentEntry, 'key' | 'content'>[]> {
    return currentUser ? this.content.list() : this.content.listPublic();
  }

  @Get('deleted')
  listDeleted() {
    return this.content.listDeleted();
  }

  @Get(':key/history')
  listVersions(
    @Param('key', { schema: contentKey }) key: string,
    @Query('limit', { schema: historyLimit }) limit: number,
  ) {
    return this.history.listVersions(ContentEntryEntity, key, limit);
  }

  @Post()
  @HttpCode(200)
  save(
    @Body({ schema: contentInput }) input: ContentInput,
    @RequestWriteContext() context: WriteContext,
    @CreateOnly() onlyCreate: boolean,
  ) {
    return this.content.save(input, { ...context, onlyCreate });
  }

  @Delete(':key')
  @HttpCode(204)
  delete(@Param('key', { schema: contentKey }) key: string, @RequestWriteContext() context: WriteContext) {
    return this.content.delete(key, context);
  }

  @Post(':key/restore')
  @HttpCode(200)
  restore(@Param('key', { schema: contentKey }) key: string, @RequestWriteContext() context: WriteContext) {
    return this.content.restore(key, context);
  }
}
