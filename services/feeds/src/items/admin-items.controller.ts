import {
  type AdminFeedItem,
  type FeedItemOverrides,
  feedItemOverrides,
} from '@majlis/contracts/feeds/feed-items.schema';
import { feedKinds } from '@majlis/contracts/feeds/feed-sources';
import { message } from '@majlis/contracts/shared/messages';
import { historyLimit } from '@majlis/contracts/staff/history.schema';
import { routeNotFound, versionConflictError } from '@majlis/kit/http/http-errors';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { EditableRows } from '@majlis/rows/drafts/editable-rows';
import { HistoryService } from '@majlis/rows/history/history.service';
import type { RowErrors, RowReference, WriteContext } from '@majlis/rows/repository/audited-entity';
import { RequestWriteContext } from '@majlis/rows/repository/write-context';
import {
  Body,
  Controller,
  Get,
  HttpException,
  Inject,
  NotFoundException,
  type OnModuleInit,
  Param,
  ParseEnumPipe,
  Put,
  Query,
} from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { type FeedSource, SOURCES } from '../sources/feed-source.js';
import { FeedItemEntity } from './feed-item.entity.js';
import { increaseVersionsOf } from './feed-version.entity.js';

const kinds = Object.fromEntries(feedKinds.map((kind) => [kind, kind]));

@Controller('api/feeds/items')
export class AdminItemsController implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    @Inject(SOURCES) private readonly sources: FeedSource[],
    private readonly history: HistoryService,
    private readonly editable: EditableRows,
  ) {}

  onModuleInit(): void {
    this.editable.register({
      table: 'items',
      input: feedItemOverrides,
      update: (id, input: FeedItemOverrides, context) => this.update(id, input, context),
      toPublic: (input: FeedItemOverrides) => ({ ...input, isHidden: false }),
      setPublished: (id, isPublished, context) => this.update(id, { isHidden: !isPublished }, context),
      writeMany: ({ action, rows }, actor) => this.write(rows, { isHidden: action === 'hide' }, actor),
    });
  }

  @Get(':kind')
  list(
    @Param('kind', new ParseEnumPipe(kinds, { exceptionFactory: routeNotFound })) kind: string,
  ): Promise<AdminFeedItem[]> {
    const urls = this.sources.filter((source) => source.kind === kind).map(({ url }) => url);
    return this.database.query(
      `${adminItemSql} WHERE source_url = ANY ($1) ORDER BY is_pinned DESC, published_at DESC, first_seen_at DESC, id`,
      [urls],
    );
  }

  @Get(':id/history')
  listVersions(@Param('id', IdPipe) id: string, @Query('limit', { schema: historyLimit }) limit: number) {
    return this.history.listVersions(FeedItemEntity, id, limit);
  }

  /** Overrides have columns of their own, so that a refresh never writes them (infra/adr/feeds.md). */
  @Put(':id')
  async update(
    @Param('id', IdPipe) id: string,
    @Body({ schema: feedItemOverrides }) input: Partial<FeedItemOverrides>,
    @RequestWriteContext() { actor, ifMatch }: WriteContext,
  ): Promise<AdminFeedItem> {
    const error = (await this.write([{ id, version: ifMatch }], input, actor)).get(id);
    if (error) throw error;
    const [item]: AdminFeedItem[] = await this.database.query(`${adminItemSql} WHERE items.id = $1`, [id]);
    return item as AdminFeedItem;
  }

  /** Writes all of these items, or returns the errors of those that cannot be written, by their ids, and writes none. */
  private write(references: RowReference[], changes: Partial<FeedItemOverrides>, actor: string): Promise<RowErrors> {
    return this.database.transaction(async (transaction) => {
      const ids = references.map(({ id }) => id);
      const items = await transaction.find(FeedItemEntity, {
        where: { id: In(ids), sourceUrl: In(this.sources.map(({ url }) => url)) },
        order: { id: 'ASC' }, // a fixed lock order, so that two requests cannot deadlock
        lock: { mode: 'pessimistic_write' },
      });
      const byId = new Map(items.map((item) => [item.id, item]));
      const errors = new Map(
        references.flatMap((reference) => {
          const error = findError(byId.get(reference.id), reference);
          return error ? [[reference.id, error] as const] : [];
        }),
      );
      if (errors.size > 0) return errors;
      const version = () => 'version + 1';
      await transaction.update(FeedItemEntity, ids, { ...changes, version, editedAt: new Date(), editedBy: actor });
      await increaseVersionsOf(transaction, ids);
      return errors;
    });
  }
}

function findError(item: FeedItemEntity | undefined, { version }: RowReference): HttpException | undefined {
  if (!item) return new NotFoundException(message('rowNotFound', { noun: 'item' }));
  if (version === undefined || version === item.version) return undefined;
  return versionConflictError({ updatedBy: item.editedBy, updatedAt: item.editedAt });
}

const adminItemSql = `
  SELECT items.id, sources.kind, source_url AS "sourceUrl", link, title, description, nullif(published_at, 'epoch') AS "pubDate",
         picture_url AS "imageUrl", title_override AS "titleOverride", description_override AS "descriptionOverride",
         is_hidden AS "isHidden", is_pinned AS "isPinned", version, edited_at AS "updatedAt", edited_by AS "updatedBy",
         NULL AS "deletedAt"
  FROM items JOIN sources ON sources.url = items.source_url`;
