import { type FetchInput, fetchInput } from '@majlis/contracts/feeds/feed-items.schema';
import type { FeedSourceStatus } from '@majlis/contracts/feeds/feed-sources';
import { message } from '@majlis/contracts/shared/messages';
import { validationError } from '@majlis/kit/http/http-errors';
import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InstagramToken } from '../instagram/instagram-token.js';
import { RefreshJob } from '../refresh/refresh.job.js';
import { type FeedSource, FeedSourceEntity, SOURCES } from './feed-source.js';

const statusSql = `
  SELECT configured.kind, configured.url, succeeded_at AS "succeededAt", failed_at AS "failedAt",
         CASE WHEN error IS NOT NULL THEN jsonb_build_object('code', coalesce(error_code, 'unexpected'), 'text', error) END AS error,
         coalesce(due_at, now()) AS "dueAt", coalesce(added, 0) AS added, coalesce(changed, 0) AS changed,
         coalesce(skipped_items, '{}') AS "skippedItems",
         coalesce(item_notes, '{}') AS "itemNotes",
         (SELECT count(*)::int FROM items WHERE source_url = configured.url) AS items
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS configured (url, kind, position)
  LEFT JOIN sources ON sources.url = configured.url
  ORDER BY configured.position`;

@Controller('api/feeds')
export class SourcesController {
  constructor(
    private readonly database: DataSource,
    private readonly refreshJob: RefreshJob,
    private readonly instagram: InstagramToken,
    @Inject(SOURCES) private readonly configured: FeedSource[],
  ) {}

  @Get('sources')
  async list(): Promise<FeedSourceStatus[]> {
    const sources: FeedSourceStatus[] = await this.database.query(statusSql, [
      this.configured.map(({ url }) => url),
      this.configured.map(({ kind }) => kind),
    ]);
    const expiresAt = (await this.instagram.expiresAt())?.toISOString() ?? null;
    return sources.map((source) => ({ ...source, tokenExpiresAt: source.kind === 'instagram' ? expiresAt : null }));
  }

  /** Any instance may read the source; the list of sources shows the result. */
  @Post('fetch')
  @HttpCode(202)
  async fetch(@Body({ schema: fetchInput }) { url }: FetchInput): Promise<void> {
    if (!this.configured.some((source) => source.url === url)) throw validationError({ url: message('unknownSource') });
    await this.database.manager.update(FeedSourceEntity, { url }, { dueAt: new Date() });
    this.refreshJob.trigger();
  }
}
