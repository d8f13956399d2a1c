import { createHash } from 'node:crypto';
import type { FeedKind } from '@majlis/contracts/feed-sources';
import { Inject, Injectable, NotFoundException, ServiceUnavailableException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type FeedSource, SOURCES } from '../sources/feed-source.js';
import { episodeSql, type ListName, listSql, lists, nearSql } from './list-queries.js';

type Answer = { body: Buffer; etag: string };
type Kept = { name: ListName; limit: number; revision: string; answer: Promise<Answer> };

const longestList = 20_000;

/** Which database it is: one that was restored counts from where it was, and must not be taken for the one before it. */
const databaseSql = '(SELECT oid FROM pg_database WHERE datname = current_database())';

/**
 * The lists that visitors read, as JSON. Each is kept until its revision, asked for at every read, says that there is a
 * newer one; so any number of copies of the service answer alike, and nothing here waits for the outside.
 */
@Injectable()
export class ListsService {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly database: DataSource,
    @Inject(SOURCES) private readonly sources: FeedSource[],
  ) {}

  /** Throws 503 with `failure` when sources are configured and none of them was ever read. */
  async list(name: ListName, failure: string, limit = longestList): Promise<Answer> {
    const { kind } = lists[name];
    const urls = this.urlsOf(kind);
    const { revision, wasRead } = await this.stateOf(kind, urls);
    if (urls.length > 0 && !wasRead) throw new ServiceUnavailableException(failure);
    return this.atRevision(name, limit, revision);
  }

  /** Makes the lists that have been asked for before and have changed since, so that their next reader need not wait. */
  async prepare(): Promise<void> {
    const rows: { kind: FeedKind; revision: string }[] = await this.database.query(
      `SELECT kind, ${databaseSql} || ' ' || revision AS revision FROM revisions`,
    );
    const revisions = new Map(rows.map(({ kind, revision }) => [kind, revision]));
    for (const { name, limit } of [...this.kept.values()]) {
      const revision = revisions.get(lists[name].kind);
      if (revision) await this.atRevision(name, limit, revision);
    }
  }

  /** One episode as JSON. */
  episode(slug: string): Promise<string> {
    return this.ofEpisode(slug, episodeSql);
  }

  /** Those that came out nearest to it, newest first, as JSON. */
  episodesNear(slug: string): Promise<string> {
    return this.ofEpisode(slug, nearSql);
  }

  private async ofEpisode(slug: string, sql: string): Promise<string> {
    // The database refuses to be asked about a NUL, which no slug has.
    const wanted = slug.replaceAll('\0', '').normalize('NFC');
    const [row]: { answer: string }[] = await this.database.query(sql, [this.urlsOf('podcast'), wanted]);
    if (!row) throw new NotFoundException('Episode Not Found');
    return row.answer;
  }

  /** However many readers ask at once, the list is made once. */
  private atRevision(name: ListName, limit: number, revision: string): Promise<Answer> {
    const key = `${name} ${limit}`;
    const kept = this.kept.get(key);
    if (kept?.revision === revision) return kept.answer;
    const answer = this.made(name, limit);
    this.kept.set(key, { name, limit, revision, answer });
    answer.catch(() => {
      if (this.kept.get(key)?.answer === answer) this.kept.delete(key);
    });
    return answer;
  }

  private async made(name: ListName, limit: number): Promise<Answer> {
    const [row]: { list: string }[] = await this.database.query(listSql(lists[name]), [
      this.urlsOf(lists[name].kind),
      limit,
    ]);
    // Bytes and their hash are made once per revision, not at every read of what may be megabytes.
    const body = Buffer.from(row?.list ?? '[]');
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
  }

  private urlsOf(kind: FeedKind): string[] {
    return this.sources.filter((source) => source.kind === kind).map(({ url }) => url);
  }

  private async stateOf(kind: FeedKind, urls: string[]): Promise<{ revision: string; wasRead: boolean }> {
    const [state]: { revision: string; wasRead: boolean }[] = await this.database.query(
      `SELECT ${databaseSql} || ' ' || coalesce((SELECT revision FROM revisions WHERE kind = $1), 0) AS revision,
              EXISTS (SELECT FROM sources WHERE url = ANY ($2) AND succeeded_at IS NOT NULL) AS "wasRead"`,
      [kind, urls],
    );
    return state ?? { revision: '0', wasRead: false };
  }
}
