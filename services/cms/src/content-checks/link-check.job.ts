import { setTimeout as sleep } from 'node:timers/promises';
import type { AddressPolicy } from '@majlis/kit/fetch/allowed-addresses';
import { RemoteFetchError } from '@majlis/kit/fetch/remote-fetch-error';
import { type FetchOptions, safeFetch } from '@majlis/kit/fetch/safe-fetch';
import { IntervalJob } from '@majlis/kit/jobs/interval-job';
import { LOGGER, type Logger } from '@majlis/kit/logging/logger';
import { SETTINGS } from '@majlis/kit/settings/service-settings';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CmsSettings } from '../read-settings.js';
import { findLinks } from './find-links.js';

/** `unknown`: the site rejects checks, so nobody can tell without opening the link. */
type LinkResult = {
  outcome: 'works' | 'failed' | 'unknown';
  status: number | null;
  error: string;
  /** The seconds after which the site allows another request, or 0. */
  retryAfterSeconds: number;
};

const headers = { accept: '*/*', 'user-agent': 'Majlis/1.0 (link check)' };
/**
 * These statuses do not tell whether the page works: a sign-in, a rate limit, legal reasons, and 999, which LinkedIn sends to all
 * clients but browsers.
 */
const rejectsChecks = new Set([401, 403, 407, 429, 451, 999]);
const works: LinkResult = { outcome: 'works', status: 200, error: '', retryAfterSeconds: 0 };
const limits = { bytes: 2_048, redirects: 5 };

/** Asks with HEAD first. Some sites do not support it, so only a GET, of which little is read, tells that a link has failed. */
async function checkLink(send: (method: 'HEAD' | 'GET') => Promise<LinkResult>): Promise<LinkResult> {
  const head = await send('HEAD');
  const isFinal = head.outcome === 'works' || isRateLimited(head) || isForbiddenAddress(head);
  return isFinal ? head : send('GET');
}

const isRateLimited = ({ status }: LinkResult): boolean => status === 429;
const isForbiddenAddress = ({ outcome, status }: LinkResult): boolean => outcome === 'unknown' && status === null;

async function request(url: string, options: Pick<FetchOptions, 'addressPolicy' | 'method' | 'signal'>) {
  try {
    await safeFetch(url, { ...options, headers, limits });
    return works;
  } catch (error) {
    options.signal?.throwIfAborted();
    if (!(error instanceof RemoteFetchError)) throw error;
    return toLinkResult(error);
  }
}

function toLinkResult({ reason, message, retryAfterSeconds, ...error }: RemoteFetchError): LinkResult {
  const status = error.status ?? null;
  const outcome = outcomeOf(reason, status);
  return outcome === 'works' ? works : { outcome, status, error: message.slice(0, 200), retryAfterSeconds };
}

function outcomeOf(reason: RemoteFetchError['reason'], status: number | null): LinkResult['outcome'] {
  // A response that is larger than the few bytes to be read is a page.
  if (reason === 'size') return 'works';
  // The link may work for visitors, but this server must not follow it.
  if (reason === 'address') return 'unknown';
  if (status === null) return 'failed';
  if (status < 300) return 'works';
  return rejectsChecks.has(status) ? 'unknown' : 'failed';
}

type LinkCheckerOptions = { ownOrigin: string; addressPolicy: AddressPolicy; pauseMs: number; maxLinks: number };

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

/** A site that asks for a longer pause is requested again after a month. */
const maxRetryAfterSeconds = 30 * 24 * 3_600;

/** Checks the links of the site one after the other, so that neither this server nor another site has much to do. */
export class LinkChecker {
  private readonly nextRequestAt = new Map<string, number>();

  constructor(
    private readonly database: DataSource,
    private readonly options: LinkCheckerOptions,
  ) {}

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
    return checkLink((method) => this.afterPause(host, signal, () => request(url, { addressPolicy, method, signal })));
  }

  /** The pause begins at the end of the last request, so that a slow host is left alone for all of it, too. */
  private async afterPause<Result>(host: string, signal: AbortSignal, send: () => Promise<Result>): Promise<Result> {
    const remainingMs = (this.nextRequestAt.get(host) ?? 0) - Date.now();
    if (remainingMs > 0) await sleep(remainingMs, undefined, { signal });
    try {
      return await send();
    } finally {
      this.nextRequestAt.set(host, Date.now() + this.options.pauseMs);
    }
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

/** A run takes 25 links. It lasts 12 minutes at most, when both requests for each of them time out after 15 s. */
const maxLinks = 25;
const pauseMs = 5_000;

@Injectable()
export class LinkCheckJob extends IntervalJob<number> {
  private readonly isOn: boolean;

  constructor(
    database: DataSource,
    @Inject(SETTINGS) { LINK_CHECK, PUBLIC_ORIGIN }: CmsSettings,
    @Inject(LOGGER) logger: Logger,
  ) {
    const addressPolicy = { loopback: false };
    const checker = new LinkChecker(database, { ownOrigin: PUBLIC_ORIGIN, addressPolicy, pauseMs, maxLinks });
    super({
      name: 'link check',
      logger,
      initialDelayMs: 60_000,
      intervalMs: 10 * 60_000,
      lock: { database, name: 'link check' },
      run: async (signal) => {
        const links = await checker.run(signal);
        if (links > 0) logger.info({ links }, 'links checked');
        return links;
      },
    });
    this.isOn = LINK_CHECK === 'on';
  }

  override onApplicationBootstrap(): void {
    if (this.isOn) super.onApplicationBootstrap();
  }
}
