import { createHash } from 'node:crypto';
import type { FeedKind } from '@majlis/contracts/feed-sources';
import { Inject, Injectable, NotFoundException, ServiceUnavailableException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type FeedSource, SOURCES } from '../sources/feed-source.js';
import { episodeSql, type FeedViewName, feedViewSql, feedViews, relatedEpisodesSql } from './feed-views.js';

type FeedResponse = { body: Buffer; etag: string };
type CacheEntry = { name: FeedViewName; limit: number; revision: string; answer: Promise<FeedResponse> };

const maxListLength = 20_000;

/** Which database it is: one that was restored counts from where it was, and must not be taken for the one before it. */
const databaseIdSql = '(SELECT oid FROM pg_database WHERE datname = current_database())';

/**
 * The lists that visitors read, as JSON. Each is kept until its revision, asked for at every read, says that there is a
 * newer one; so any number of copies of the service answer alike, and nothing here waits for the outside.
 */
@Injectable()
export class FeedQueryService {
  private readonly cache = new Map<string, CacheEntry>();

  constructor(
    private readonly database: DataSource,
    @Inject(SOURCES) private readonly sources: FeedSource[],
  ) {}

  /** Throws 503 with `failure` when sources are configured and none of them was ever read. */
  async list(name: FeedViewName, failure: string, limit = maxListLength): Promise<FeedResponse> {
    const { kind } = feedViews[name];
    const urls = this.sourceUrlsOf(kind);
    const { revision, wasRead } = await this.readState(kind, urls);
    if (urls.length > 0 && !wasRead) throw new ServiceUnavailableException(failure);
    return this.getCached(name, limit, revision);
  }

  /** Makes the lists that have been asked for before and have changed since, so that their next reader need not wait. */
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

  /** One episode as JSON. */
  getEpisode(slug: string): Promise<string> {
    return this.queryEpisode(slug, episodeSql);
  }

  /** Those that came out nearest to it, newest first, as JSON. */
  relatedEpisodes(slug: string): Promise<string> {
    return this.queryEpisode(slug, relatedEpisodesSql);
  }

  private async queryEpisode(slug: string, sql: string): Promise<string> {
    // The database refuses to be asked about a NUL, which no slug has.
    const wanted = slug.replaceAll('\0', '').normalize('NFC');
    const [row]: { answer: string }[] = await this.database.query(sql, [this.sourceUrlsOf('podcast'), wanted]);
    if (!row) throw new NotFoundException('Episode Not Found');
    return row.answer;
  }

  /** However many readers ask at once, the list is made once. */
  private getCached(name: FeedViewName, limit: number, revision: string): Promise<FeedResponse> {
    const key = `${name} ${limit}`;
    const cached = this.cache.get(key);
    if (cached?.revision === revision) return cached.answer;
    const answer = this.buildResponse(name, limit);
    this.cache.set(key, { name, limit, revision, answer });
    answer.catch(() => {
      if (this.cache.get(key)?.answer === answer) this.cache.delete(key);
    });
    return answer;
  }

  private async buildResponse(name: FeedViewName, limit: number): Promise<FeedResponse> {
    const [row]: { list: string }[] = await this.database.query(feedViewSql(feedViews[name]), [
      this.sourceUrlsOf(feedViews[name].kind),
      limit,
    ]);
    // Bytes and their hash are made once per revision, not at every read of what may be megabytes.
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
