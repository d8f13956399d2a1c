import type { AddressPolicy } from '@majlis/kit/fetch/allowed-addresses';
import type { DataSource } from 'typeorm';
import { checkLink, type LinkResult } from './check-link.js';
import { findLinks } from './find-links.js';
import { HostPause } from './host-pause.js';

export type LinkCheckerOptions = { ownOrigin: string; addressPolicy: AddressPolicy; pauseMs: number; maxLinks: number };

const gone = new Set([404, 410]);

/** A failed link is checked again after an hour and then daily, any other one after a week. */
const recordSql = `
  UPDATE link_checks SET status = $2, error = $3, checked_at = now(),
    failures = CASE WHEN $4 THEN failures + 1 ELSE 0 END,
    times_gone = CASE WHEN $5 THEN times_gone + 1 ELSE 0 END,
    first_failed_at = CASE WHEN $4 THEN coalesce(first_failed_at, now()) END,
    next_at = now() + greatest(make_interval(secs => $6),
      CASE WHEN NOT $4 THEN interval '7 days' WHEN failures = 0 THEN interval '1 hour' ELSE interval '1 day' END)
  WHERE url = $1`;

/** A site that asks for more is asked again after a month at the latest. */
const maxRetryAfterSeconds = 30 * 24 * 3_600;

/** Checks the links of the site one after the other, so that neither this server nor another site has much to do. */
export class LinkChecker {
  private readonly pause: HostPause;

  constructor(
    private readonly database: DataSource,
    private readonly options: LinkCheckerOptions,
  ) {
    this.pause = new HostPause(options.pauseMs);
  }

  /** Returns how many links were checked. */
  async run(signal: AbortSignal): Promise<number> {
    await this.updateList();
    const due: { url: string }[] = await this.database.query(
      'SELECT url FROM link_checks WHERE next_at <= now() ORDER BY next_at, url LIMIT $1',
      [this.options.maxLinks],
    );
    let checked = 0;
    for (const { url } of due) {
      if (signal.aborted) break;
      const result = await this.check(url, signal).catch((error: unknown) => {
        if (signal.aborted) return undefined;
        throw error;
      });
      if (!result) break;
      await this.record(url, result);
      checked += 1;
    }
    return checked;
  }

  private check(url: string, signal: AbortSignal): Promise<LinkResult> {
    const { host } = new URL(url);
    const { addressPolicy } = this.options;
    return checkLink(url, { addressPolicy, signal, afterPause: (request) => this.pause.run(host, signal, request) });
  }

  private async updateList(): Promise<void> {
    const links = await findLinks(this.database, this.options.ownOrigin);
    const urls = [...new Set(links.map(({ url }) => url))];
    await this.database.query('INSERT INTO link_checks (url) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING', [urls]);
    await this.database.query('DELETE FROM link_checks WHERE url <> ALL ($1)', [urls]);
  }

  private async record(url: string, { outcome, status, error, retryAfterSeconds }: LinkResult): Promise<void> {
    const hasFailed = outcome === 'failed';
    await this.database.query(recordSql, [
      url,
      status,
      error,
      hasFailed,
      hasFailed && status !== null && gone.has(status),
      Math.min(retryAfterSeconds, maxRetryAfterSeconds),
    ]);
  }
}
