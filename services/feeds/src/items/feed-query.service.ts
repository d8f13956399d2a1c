import { createHash } from 'node:crypto';
import type { FeedKind } from '@majlis/contracts/feed-sources';
import { Inject, Injectable, NotFoundException, ServiceUnavailableException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type FeedSource, SOURCES } from '../sources/feed-source.js';
import { episodeSql, type FeedViewName, feedViewSql, feedViews, relatedEpisodesSql } from './feed-views.js';

type FeedResponse = { body: Buffer; etag: string };
type CacheEntry = { name: FeedViewName; limit: number; revision: string; response: Promise<FeedResponse> };

const maxListLength = 20_000;

/** A restored database may repeat a revision with other content, but has another oid. */
const databaseIdSql = '(SELECT oid FROM pg_database WHERE datname = current_database())';

/** A list is cached until its revision in the database, which every read checks, has risen: all instances respond alike. */
@Injectable()
export class FeedQueryService {
  private readonly cache = new Map<string, CacheEntry>();

  constructor(
    private readonly database: DataSource,
    @Inject(SOURCES) private readonly sources: FeedSource[],
  ) {}

  async list(name: FeedViewName, failure: string, limit = maxListLength): Promise<FeedResponse> {
    const { kind } = feedViews[name];
    const urls = this.sourceUrlsOf(kind);
    const { revision, wasRead } = await this.readState(kind, urls);
    if (urls.length > 0 && !wasRead) throw new ServiceUnavailableException(failure);
    return this.getCached(name, limit, revision);
  }

  async warmCache(): Promise<void> {
    const rows: { kind: FeedKind; revision: string }[] = await this.database.query(
      `SELECT kind, ${databaseIdSql} || ' ' || revision AS revision FROM revisions`,
    );
    const revisions = new Map(rows.map(({ kind, revision }) => [kind, revision]));
    for (const { name, limit } of [...this.cache.values()]) {
      const revision = revisions.get(feedViews[name].kind);
      if (revision) await this.getCached(name, limit, revision);
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
    if (!row) throw new NotFoundException('Episode Not Found');
    return row.response;
  }

  private getCached(name: FeedViewName, limit: number, revision: string): Promise<FeedResponse> {
    const key = `${name} ${limit}`;
    const cached = this.cache.get(key);
    if (cached?.revision === revision) return cached.response;
    const response = this.buildResponse(name, limit);
    this.cache.set(key, { name, limit, revision, response });
    response.catch(() => {
      if (this.cache.get(key)?.response === response) this.cache.delete(key);
    });
    return response;
  }

  private async buildResponse(name: FeedViewName, limit: number): Promise<FeedResponse> {
    const [row]: { list: string }[] = await this.database.query(feedViewSql(feedViews[name]), [
      this.sourceUrlsOf(feedViews[name].kind),
      limit,
    ]);
    // The body is encoded and hashed once per revision, because it may be megabytes long.
    const body = Buffer.from(row?.list ?? '[]');
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
  }

  private sourceUrlsOf(kind: FeedKind): string[] {
    return this.sources.filter((source) => source.kind === kind).map(({ url }) => url);
  }

  private async readState(kind: FeedKind, urls: string[]): Promise<{ revision: string; wasRead: boolean }> {
    const [state]: { revision: string; wasRead: boolean }[] = await this.database.query(
      `SELECT ${databaseIdSql} || ' ' || coalesce((SELECT revision FROM revisions WHERE kind = $1), 0) AS revision,
              EXISTS (SELECT FROM sources WHERE url = ANY ($2) AND succeeded_at IS NOT NULL) AS "wasRead"`,
      [kind, urls],
    );
    return state ?? { revision: '0', wasRead: false };
  }
}
