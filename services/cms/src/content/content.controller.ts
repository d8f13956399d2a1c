import { message } from '@majlis/contracts/shared/messages';
import { type ContentEntry, type ContentInput, contentInput, contentKey } from '@majlis/contracts/site/content.schema';
import { htmlContentKeys } from '@majlis/contracts/site/content-defaults';
import { historyLimit } from '@majlis/contracts/staff/history.schema';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import { fieldError } from '@majlis/kit/http/http-errors';
import { sanitiseField } from '@majlis/kit/http/validation.pipe';
import { EditableRows } from '@majlis/rows/drafts/editable-rows';
import { HistoryService } from '@majlis/rows/history/history.service';
import { updateRow, type WriteContext } from '@majlis/rows/repository/audited-entity';
import { CreateOnly, RequestWriteContext } from '@majlis/rows/repository/write-context';
import {
  Body,
  ConflictException,
  Controller,
  Delete,
  Get,
  HttpCode,
  type OnModuleInit,
  Param,
  Post,
  Query,
} from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type Repository } from 'typeorm';
import { ContentEntryEntity } from './content-entry.entity.js';

const notFound = message('rowNotFound', { noun: 'content entry' });

/**
 * A single statement lets two concurrent first saves both succeed. It returns no row if $5 allows only to create and the key
 * exists.
 */
const upsertSql = `
  INSERT INTO cms.content_entries AS existing (key, type, content, version, updated_at, updated_by)
  VALUES ($1, $2, $3, 1, now(), $4)
  ON CONFLICT (key) DO UPDATE
    SET type = $2, content = $3, version = existing.version + 1, updated_at = now(), updated_by = $4, deleted_at = NULL
    WHERE existing.deleted_at IS NOT NULL OR NOT $5
  RETURNING key, type, content, version, updated_at AS "updatedAt", updated_by AS "updatedBy", deleted_at AS "deletedAt"`;

@Controller('api/cms/content')
export class ContentController implements OnModuleInit {
  constructor(
    @InjectRepository(ContentEntryEntity) private readonly entries: Repository<ContentEntryEntity>,
    private readonly history: HistoryService,
    private readonly editable: EditableRows,
  ) {}

  onModuleInit(): void {
    this.editable.register({
      table: 'content_entries',
      input: contentInput,
      update: (_key, input: ContentInput, context) => this.save(input, context, false),
      remove: (key, context) => this.delete(key, context),
      restore: (key, context) => this.restore(key, context),
    });
  }

  @Get()
  @Public()
  list(@CurrentUser() currentUser?: StaffMember): Promise<Pick<ContentEntry, 'key' | 'content'>[]> {
    const order = { key: 'ASC' } as const;
    return this.entries.find(currentUser ? { order } : { select: { key: true, content: true }, order });
  }

  @Get('deleted')
  listDeleted() {
    return this.entries.find({ where: { deletedAt: Not(IsNull()) }, withDeleted: true, order: { deletedAt: 'DESC' } });
  }

  @Get(':key/history')
  listVersions(
    @Param('key', { schema: contentKey }) key: string,
    @Query('limit', { schema: historyLimit }) limit: number,
  ) {
    return this.history.listVersions(ContentEntryEntity, key, limit);
  }

  /** Creates or updates (infra/adr/api.md). */
  @Post()
  @HttpCode(200)
  async save(
    @Body({ schema: contentInput }) input: ContentInput,
    @RequestWriteContext() context: WriteContext,
    @CreateOnly() onlyCreate: boolean,
  ) {
    const { key, type } = input;
    const content = htmlContentKeys.includes(key) ? sanitiseField('content', input.content) : input.content;
    if (context.ifMatch !== undefined && !onlyCreate)
      return updateRow(this.entries, { key }, { ...context, notFound }, { ...input, content });
    const [saved] = await this.entries.manager.transaction((manager) =>
      manager.query<ContentEntryEntity[]>(upsertSql, [key, type, content, context.actor, onlyCreate]),
    );
    if (!saved) throw new ConflictException(fieldError('key', message('contentKeyTaken')));
    return saved;
  }

  @Delete(':key')
  @HttpCode(204)
  async delete(
    @Param('key', { schema: contentKey }) key: string,
    @RequestWriteContext() context: WriteContext,
  ): Promise<void> {
    await updateRow(this.entries, { key }, { ...context, notFound }, { deletedAt: new Date() });
  }

  @Post(':key/restore')
  @HttpCode(200)
  restore(@Param('key', { schema: contentKey }) key: string, @RequestWriteContext() context: WriteContext) {
    return updateRow(this.entries, { key }, { ...context, notFound, deleted: true }, { deletedAt: null });
  }
}
