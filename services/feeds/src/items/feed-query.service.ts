import { createHash } from 'node:crypto';
import type { RequestedPage } from '@majlis/contracts/api/list-query.schema';
import type { FeedKind } from '@majlis/contracts/feeds/feed-sources';
import { message } from '@majlis/contracts/shared/messages';
import { IntervalJob } from '@majlis/kit/jobs/interval-job';
import { LOGGER, type Logger } from '@majlis/kit/logging/logger';
import { Inject, Injectable, NotFoundException, ServiceUnavailableException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type FeedSource, SOURCES } from '../sources/feed-source.js';
import { countSql, episodeSql, type FeedViewName, feedViewSql, feedViews, relatedEpisodesSql } from './feed-views.js';

type FeedResponse = { body: Buffer; etag: string };
type CacheEntry = { name: FeedViewName; limit: number; version: string; response: Promise<FeedResponse> };

const maxListLength = 20_000;

/** A restored database may repeat a version with other content, but has another oid. */
const databaseIdSql = '(SELECT oid FROM pg_database WHERE datname = current_database())';

/** A list is cached until its version in the database, which every read checks, has risen: all instances respond alike. */
@Injectable()
export class FeedQueryService {
  private readonly cache = new Map<string, CacheEntry>();

  constructor(
    private readonly database: DataSource,
    @Inject(SOURCES) private readonly sources: FeedSource[],
  ) {}

  async list(name: FeedViewName, limit = maxListLength): Promise<FeedResponse> {
    return this.getCached(name, limit, await this.readVersion(name));
  }

  /** Pages and filters have too many forms to be cached. */
  async page(name: FeedViewName, { page, perPage, filters }: RequestedPage) {
    await this.readVersion(name);
    const urls = this.sourceUrlsOf(feedViews[name].kind);
    const category = filters.categories ?? null;
    const parameters = [urls, perPage, category, (page - 1) * perPage];
    const [row]: { list: string }[] = await this.database.query(feedViewSql(feedViews[name]), parameters);
    const [count]: { total: number }[] = await this.database.query(countSql, [urls, maxListLength, category]);
    return { list: row?.list ?? '[]', page, perPage, total: count?.total ?? 0 };
  }

  async warmCache(): Promise<void> {
    const rows: { kind: FeedKind; version: string }[] = await this.database.query(
      `SELECT kind, ${databaseIdSql} || ' ' || version AS version FROM feed_versions`,
    );
    const versions = new Map(rows.map(({ kind, version }) => [kind, version]));
    for (const { name, limit } of [...this.cache.values()]) {
      const version = versions.get(feedViews[name].kind);
      if (version) await this.getCached(name, limit, version);
    }
  }

  getEpisode(slug: string): Promise<string> {
    return this.queryEpisode(slug, episodeSql);
  }

  relatedEpisodes(slug: string): Promise<string> {
    return this.queryEpisode(slug, relatedEpisodesSql);
  }

  private async queryEpisode(slug: string, sql: string): Promise<string> {
    // PostgreSQL rejects NUL in text, and no slug has one.
    const normalisedSlug = slug.replaceAll('\0', '').normalize('NFC');
    const [row]: { response: string }[] = await this.database.query(sql, [
      this.sourceUrlsOf('podcast'),
      normalisedSlug,
    ]);
    if (!row) throw new NotFoundException(message('episodeNotFound'));
    return row.response;
  }

  private getCached(name: FeedViewName, limit: number, version: string): Promise<FeedResponse> {
    const key = `${name} ${limit}`;
    const cached = this.cache.get(key);
    if (cached?.version === version) return cached.response;
    const response = this.buildResponse(name, limit);
    this.cache.set(key, { name, limit, version, response });
    response.catch(() => {
      if (this.cache.get(key)?.response === response) this.cache.delete(key);
    });
    return response;
  }

  private async buildResponse(name: FeedViewName, limit: number): Promise<FeedResponse> {
    const [row]: { list: string }[] = await this.database.query(feedViewSql(feedViews[name]), [
      this.sourceUrlsOf(feedViews[name].kind),
      limit,
      null,
      0,
    ]);
    // The body is encoded and hashed once per version, because it may be megabytes long.
    const body = Buffer.from(row?.list ?? '[]');
    return { body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
  }

  /** Throws 503 until a source was read. */
  private async readVersion(name: FeedViewName): Promise<string> {
    const { kind, noun } = feedViews[name];
    const urls = this.sourceUrlsOf(kind);
    const [state]: { version: string; wasRead: boolean }[] = await this.database.query(
      `SELECT ${databaseIdSql} || ' ' || coalesce((SELECT version FROM feed_versions WHERE kind = $1), 0) AS version,
              EXISTS (SELECT FROM sources WHERE url = ANY ($2) AND succeeded_at IS NOT NULL) AS "wasRead"`,
      [kind, urls],
    );
    if (urls.length > 0 && !state?.wasRead) throw new ServiceUnavailableException(`Failed to fetch ${noun}`);
    return state?.version ?? '0';
  }

  private sourceUrlsOf(kind: FeedKind): string[] {
    return this.sources.filter((source) => source.kind === kind).map(({ url }) => url);
  }
}

/** Rebuilds changed lists before a visitor requests them, whichever instance stored the change. */
@Injectable()
export class WarmCacheJob extends IntervalJob {
  constructor(feedQueries: FeedQueryService, @Inject(LOGGER) logger: Logger) {
    super({ name: 'warm list cache', logger, intervalMs: 1_000, run: () => feedQueries.warmCache() });
  }
}
