import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@majlis/contracts/api/endpoints';
import { type Conference, conferencesPerPage } from '@majlis/contracts/conferences/conferences';
import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import { serviceOfPath } from '@majlis/contracts/shared/service-of-path';
import { storedImagePath } from '@majlis/contracts/shared/stored-images';
import { Semaphore } from '@majlis/kit/process/semaphore';
import type { FetchJson } from './files/render-file.js';
import type { PublisherSettings } from './read-settings.js';
import type { ApiResponse, FetchPath, FetchWithHash, HashedResponse } from './targets/build-target.js';

type ApiSettings = Pick<PublisherSettings, 'CMS_URL' | 'CONFERENCES_URL' | 'FEEDS_URL' | 'SITE_FOLDER'>;

const requestTimeoutMs = 10_000;
/** Without the circuit breaker, a thousand pages would wait one by one for a service that is down. */
const circuitBreakerCooldownMs = 1_000;
const readyTimeoutMs = 5_000;
const readyPollIntervalMs = 50;
const readyRequestTimeoutMs = 1_000;
/** More requests at a time would take the services' database connections away from visitors. */
const maxConcurrentRequests = 6;
/** Pages are rendered before images, so this is enough for a conference of a few thousand sessions. */
const maxSingleResourceCharacters = 16_000_000;

/** True for a response that many pages show; false for that of one conference, session, speaker, episode or page. */
export const isSharedResource = (path: string) =>
  !/^\/api\/(conferences\/(?!next(\?|$))|sessions\/|speakers\/slug\/|podcast-episodes\/(slug|related)\/|cms\/pages\/slug\/)/.test(
    path,
  );

export const isDetailOfSessionOrSpeaker = (path: string) =>
  /^\/api\/(sessions\/|conferences\/slug\/[^/]+\/sessions\/|speakers\/slug\/)/.test(path);

export class ApiClient {
  private sharedCache = new Map<string, Promise<HashedResponse>>();
  private singleCache = new SingleResourceCache();
  private readonly semaphore = new Semaphore(maxConcurrentRequests);
  private readonly circuitOpenUntil = new Map<string, number>();

  constructor(private readonly services: ApiSettings) {}

  /** Resolves after the timeout too: whatever fails then is retried. */
  async waitUntilReady(): Promise<void> {
    const { CMS_URL, CONFERENCES_URL, FEEDS_URL } = this.services;
    const deadline = Date.now() + readyTimeoutMs;
    for (const service of [CMS_URL, CONFERENCES_URL, FEEDS_URL])
      while (Date.now() < deadline && !(await isReady(service))) await sleep(readyPollIntervalMs);
  }

  invalidateShared(): void {
    this.sharedCache = new Map();
  }

  invalidateAll(): void {
    this.invalidateShared();
    this.singleCache = new SingleResourceCache();
  }

  /** Returns a function that fetches for one job. Responses that many pages show are kept for all jobs, those of a conference for this job, and those of one session or speaker briefly. */
  createJobFetch(): FetchWithHash {
    const jobCache = new Map<string, Promise<HashedResponse>>();
    return (path) => {
      if (isDetailOfSessionOrSpeaker(path)) return this.fetchSingle(path);
      return this.fetchCached(isSharedResource(path) ? this.sharedCache : jobCache, path);
    };
  }

  /** Uploads are in the object store, to which only services have access; the pictures of the build are files. */
  async fetchPicture(url: string): Promise<Buffer | undefined> {
    if (/^\/pictures\/[\w-]+\.svg$/.test(url))
      return readFile(join(this.services.SITE_FOLDER, url)).catch(() => undefined);
    const { status, body } = await this.semaphore.run(async () => {
      const response = await this.send(new URL(storedImagePath(url), this.services.CMS_URL));
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
    });
    if (status >= 500 || status === 429) throw new Error(`${url}: HTTP status ${status}`);
    return status === 200 ? body : undefined;
  }

  private fetchCached(cache: Map<string, Promise<HashedResponse>>, path: string): Promise<HashedResponse> {
    const cached = cache.get(path);
    if (cached) return cached;
    const response = this.fetchLimited(path);
    cache.set(path, response);
    response.catch(() => cache.delete(path));
    return response;
  }

  private async fetchSingle(path: string): Promise<HashedResponse> {
    const { singleCache } = this;
    return singleCache.take(path) ?? singleCache.keep(path, await this.fetchLimited(path));
  }

  private fetchLimited(path: string): Promise<HashedResponse> {
    return this.semaphore.run(() => this.fetchHashed(path));
  }

  private async fetchHashed(path: string): Promise<HashedResponse> {
    const service = this.serviceOf(path);
    if (Date.now() < (this.circuitOpenUntil.get(service) ?? 0))
      throw new Error(`${path}: the service is not available`);
    const { status, text } = await this.fetchText(new URL(path, service)).catch((error: Error) => {
      this.circuitOpenUntil.set(service, Date.now() + circuitBreakerCooldownMs);
      throw new Error(`${path}: ${error.cause instanceof Error ? error.cause.message : error.message}`);
    });
    if (status >= 500 || status === 429) throw new Error(`${path}: HTTP status ${status}`);
    return { status, text, hash: hashContent(`${status} ${text}`) };
  }

  private async fetchText(url: URL): Promise<ApiResponse> {
    const response = await this.send(url);
    return { status: response.status, text: await response.text() };
  }

  private send(url: URL): Promise<Response> {
    // The services are near: compression would only cost time on both sides.
    const headers = { 'Accept-Encoding': 'identity' };
    return fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(requestTimeoutMs) });
  }

  private serviceOf(path: string): string {
    const { CMS_URL, CONFERENCES_URL, FEEDS_URL } = this.services;
    return { cms: CMS_URL, conferences: CONFERENCES_URL, feeds: FEEDS_URL }[serviceOfPath(path)];
  }
}

/** Keeps the response that a page was rendered from for its image. Only so many are kept, because not all may fit into memory. */
class SingleResourceCache {
  private readonly responses = new Map<string, HashedResponse>();
  private characters = 0;

  take(path: string): HashedResponse | undefined {
    const response = this.responses.get(path);
    this.responses.delete(path);
    this.characters -= response?.text.length ?? 0;
    return response;
  }

  keep(path: string, response: HashedResponse): HashedResponse {
    this.take(path);
    if (this.characters + response.text.length <= maxSingleResourceCharacters) {
      this.responses.set(path, response);
      this.characters += response.text.length;
    }
    return response;
  }
}

const isReady = (service: string): Promise<boolean> =>
  fetch(new URL('/ready', service), { signal: AbortSignal.timeout(readyRequestTimeoutMs) }).then(
    ({ ok }) => ok,
    () => false,
  );

export const hashContent = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** Parsed responses are kept, because every job parses the shared ones, some of which are megabytes. */
const parsedResponses = new WeakMap<ApiResponse, unknown>();

export class NotFoundError extends Error {}

export async function fetchJson<T>(fetchPath: FetchPath, { path }: Endpoint<T>): Promise<T> {
  const response = await fetchPath(path);
  if (response.status !== 200) throw new NotFoundError(`${path}: HTTP status ${response.status}`);
  if (!parsedResponses.has(response)) parsedResponses.set(response, JSON.parse(response.text));
  return parsedResponses.get(response) as T;
}

export async function fetchAllConferences(fetchJson: FetchJson): Promise<Conference[]> {
  const all: Conference[] = [...(await fetchJson(endpoints.conferences))];
  for (let page = 2; all.length === (page - 1) * conferencesPerPage; page += 1)
    all.push(...(await fetchPage(fetchJson, page)));
  return all;
}

/** Returns an empty page after a last page that is full. */
async function fetchPage(fetchJson: FetchJson, page: number): Promise<Conference[]> {
  try {
    return await fetchJson(endpoints.conferencesPage(page));
  } catch (error) {
    if (error instanceof NotFoundError) return [];
    throw error;
  }
}
