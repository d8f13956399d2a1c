import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint } from '@majlis/contracts/endpoints';
import { Semaphore } from '@majlis/kit/process/semaphore';
import type { PublisherSettings } from './read-settings.js';
import type { ApiResponse, FetchPath, FetchWithHash, HashedResponse } from './targets/build-target.js';

type ServiceUrls = Pick<PublisherSettings, 'CMS_URL' | 'CONFERENCES_URL' | 'FEEDS_URL'>;

const requestTimeoutMs = 10_000;
/** For so long one that did not answer is not asked again: a thousand pages would wait for it one by one. */
const circuitBreakerCooldownMs = 1_000;
/** How long a service is waited for before the first page, and between two questions. */
const readyTimeoutMs = 5_000;
const pollIntervalMs = 50;
/** More would take the services' connections to the database away from visitors. */
const maxConcurrentReads = 6;

/** Read by many pages; the others are about one conference, session or episode. */
export const isSharedResource = (path: string) =>
  !/^\/api\/(conferences\/(?!pages\/)|sessions\/|podcast-episodes\/(slug|near)\/)/.test(path);

/** Of one page alone: kept for nobody else, for there may be thousands of them. */
const isSingleResource = (path: string) => /^\/api\/(sessions\/|podcast-episodes\/(slug|near)\/)/.test(path);

/** Asks the services, as a visitor without a cookie, and remembers what is asked for again and again. */
export class ApiClient {
  private shared = new Map<string, Promise<HashedResponse>>();
  private readonly semaphore = new Semaphore(maxConcurrentReads);
  private readonly restsUntil = new Map<string, number>();

  constructor(private readonly services: ServiceUrls) {}

  /** The services may be starting, too. What one needs that takes longer is tried again later. */
  async waitUntilReady(): Promise<void> {
    const { CMS_URL, CONFERENCES_URL, FEEDS_URL } = this.services;
    const limit = Date.now() + readyTimeoutMs;
    for (const service of [CMS_URL, CONFERENCES_URL, FEEDS_URL])
      while (Date.now() < limit && !(await isReady(service))) await sleep(pollIntervalMs);
  }

  /** Something was saved: what is known of the shared reads may be old. */
  invalidate(): void {
    this.shared = new Map();
  }

  /** Reads for one piece of work: what belongs to one conference is kept as long as the work lasts. */
  fetchForJob(): FetchWithHash {
    const own = new Map<string, Promise<HashedResponse>>();
    return (path) => {
      if (isSingleResource(path)) return this.ask(path);
      return this.kept(isSharedResource(path) ? this.shared : own, path);
    };
  }

  private kept(answers: Map<string, Promise<HashedResponse>>, path: string): Promise<HashedResponse> {
    const known = answers.get(path);
    if (known) return known;
    const asked = this.ask(path);
    answers.set(path, asked);
    asked.catch(() => answers.delete(path));
    return asked;
  }

  private ask(path: string): Promise<HashedResponse> {
    return this.semaphore.run(() => this.fetched(path));
  }

  private async fetched(path: string): Promise<HashedResponse> {
    const service = this.serviceOf(path);
    if (Date.now() < (this.restsUntil.get(service) ?? 0)) throw new Error(`${path}: the service does not answer`);
    const { status, text } = await this.answerOf(new URL(path, service)).catch((error: Error) => {
      this.restsUntil.set(service, Date.now() + circuitBreakerCooldownMs);
      throw new Error(`${path}: ${error.cause instanceof Error ? error.cause.message : error.message}`);
    });
    if (status >= 500 || status === 429) throw new Error(`${path}: answered ${status}`);
    return { status, text, hash: hashContent(`${status} ${text}`) };
  }

  private async answerOf(address: URL): Promise<ApiResponse> {
    // Beside us in the same place: what a service would compress we would only have to unpack.
    const headers = { 'Accept-Encoding': 'identity' };
    const answer = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(requestTimeoutMs) });
    return { status: answer.status, text: await answer.text() };
  }

  private serviceOf(path: string): string {
    if (/^\/api\/cms\//.test(path)) return this.services.CMS_URL;
    if (/^\/api\/(conferences|sessions)(\/|$)/.test(path)) return this.services.CONFERENCES_URL;
    if (/^\/api\/(research-items|blog-posts|podcast-episodes|instagram-posts)(\/|$)/.test(path))
      return this.services.FEEDS_URL;
    throw new Error(`${path} is not a public read`);
  }
}

const isReady = (service: string): Promise<boolean> =>
  fetch(new URL('/ready', service), { signal: AbortSignal.timeout(circuitBreakerCooldownMs) }).then(
    ({ ok }) => ok,
    () => false,
  );

export const hashContent = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** What shared answers say is asked for at every piece of work, and some are megabytes. */
const parsedResponses = new WeakMap<ApiResponse, unknown>();

/** There is nothing (any more) at the address of a read. */
export class NotFoundError extends Error {}

/** What an answer says. */
export async function fetchJson<T>(read: FetchPath, { path }: Endpoint<T>): Promise<T> {
  const answer = await read(path);
  if (answer.status !== 200) throw new NotFoundError(`${path}: answered ${answer.status}`);
  if (!parsedResponses.has(answer)) parsedResponses.set(answer, JSON.parse(answer.text));
  return parsedResponses.get(answer) as T;
}
