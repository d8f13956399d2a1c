import { type AdminFeedItem, type FeedItemOverrides, feedItemOverrides } from '@majlis/contracts/feed-item-overrides';
import { feedKinds } from '@majlis/contracts/feed-sources';
import { historyLimit } from '@majlis/contracts/history-limit';
import type { WriteContext } from '@majlis/kit/database/audited-entity';
import { EditableRows } from '@majlis/kit/drafts/editable-rows';
import { HistoryService } from '@majlis/kit/history/history.service';
import { routeNotFound, versionConflictError } from '@majlis/kit/http/http-errors';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { RequestWriteContext } from '@majlis/kit/http/write-context';
import {
  Body,
  Controller,
  Get,
  Inject,
  NotFoundException,
  type OnModuleInit,
  Param,
  ParseEnumPipe,
  Put,
  Query,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type FeedSource, SOURCES } from '../sources/feed-source.js';
import { FeedItemEntity } from './feed-item.entity.js';
import { increaseFeedVersion } from './feed-version.entity.js';

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
    });
  }

  @Get(':kind')
  list(
    @Param('kind', new ParseEnumPipe(kinds, { exceptionFactory: routeNotFound })) kind: string,
  ): Promise<AdminFeedItem[]> {
    const urls = this.sources.filter((source) => source.kind === kind).map(({ url }) => url);
    return this.database.query(
      `${adminItemSql} WHERE source_url = ANY ($1) ORDER BY is_pinned DESC, published_at DESC, id`,
      [urls],
    );
  }

  @Get(':id/history')
  listVersions(@Param('id', IdPipe) id: string, @Query('limit', { schema: historyLimit }) limit: number) {
    return this.history.listVersions(FeedItemEntity, id, limit);
  }

  /** Overrides have columns of their own, so that a refresh never writes them (ADR 0011). */
  @Put(':id')
  async update(
    @Param('id', IdPipe) id: string,
    @Body({ schema: feedItemOverrides }) input: Partial<FeedItemOverrides>,
    @RequestWriteContext() { actor, ifMatch }: WriteContext,
  ): Promise<AdminFeedItem> {
    await this.database.transaction(async (transaction) => {
      const item = await transaction.findOne(FeedItemEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
      const source = this.sources.find(({ url }) => url === item?.sourceUrl);
      if (!item || !source) throw new NotFoundException('This item does not exist.');
      if (ifMatch !== undefined && ifMatch !== item.version)
        throw versionConflictError({ updatedBy: item.editedBy, updatedAt: item.editedAt });
      const changes = { ...input, version: item.version + 1, editedAt: new Date(), editedBy: actor };
      await transaction.update(FeedItemEntity, { id }, changes);
      await increaseFeedVersion(transaction, source.kind);
    });
    const [item]: AdminFeedItem[] = await this.database.query(`${adminItemSql} WHERE items.id = $1`, [id]);
    return item as AdminFeedItem;
  }
}

const adminItemSql = `
  SELECT items.id, sources.kind, source_url AS "sourceUrl", link, title, description, published_at AS "pubDate",
         picture_url AS "imageUrl", title_override AS "titleOverride", description_override AS "descriptionOverride",
         is_hidden AS "isHidden", is_pinned AS "isPinned", version, edited_at AS "updatedAt", edited_by AS "updatedBy",
         NULL AS "deletedAt"
  FROM items JOIN sources ON sources.url = items.source_url`;
