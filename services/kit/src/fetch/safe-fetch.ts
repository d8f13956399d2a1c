import { Agent, fetch, type Response } from 'undici';
import { type AddressPolicy, guardedLookup, parseAllowedUrl } from './allowed-addresses.js';
import { RemoteFetchError } from './remote-fetch-error.js';

/** What the last answer said about itself; sent along, it lets the server answer that nothing has changed. */
export type CacheValidators = { etag?: string | undefined; lastModified?: string | undefined };

/** `maxAgeSeconds`: for how long the server says that its answer stays as it is; 0 when it does not say. */
export type FetchResult = { maxAgeSeconds: number } & (
  | { outcome: 'unchanged' }
  | { outcome: 'fetched'; url: string; baseUrl: string; body: Buffer; contentType: string; validators: CacheValidators }
);

export type FetchOptions = {
  addressPolicy: AddressPolicy;
  validators?: CacheValidators;
  signal?: AbortSignal;
  limits?: Partial<typeof usualLimits>;
  /** What is asked for, and who asks; a feed reader asks for feeds unless this says otherwise. */
  headers?: { accept: string; 'user-agent': string };
};

const usualLimits = {
  connectMs: 3_000,
  headersMs: 5_000,
  totalMs: 15_000,
  /** Of the decoded body. */
  bytes: 10 * 1024 * 1024,
  redirects: 3,
};
const feedReader = {
  'user-agent': 'Majlis/1.0 (feed reader)',
  accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, */*;q=0.5',
};
const redirecting = new Set([301, 302, 303, 307, 308]);

/**
 * Reads an address of the outside world within limits of time, size, redirects and reach, and leaves no socket behind.
 * Throws OutsideFetchError.
 */
export async function safeFetch(address: string, options: FetchOptions): Promise<FetchResult> {
  const limits = { ...usualLimits, ...options.limits };
  const agent = new Agent({
    connect: { lookup: guardedLookup(options.addressPolicy), timeout: limits.connectMs },
    headersTimeout: limits.headersMs,
    bodyTimeout: limits.headersMs,
    pipelining: 0,
    maxHeaderSize: 16_384,
  });
  const timeout = AbortSignal.timeout(limits.totalMs);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  try {
    const request = { dispatcher: agent, redirect: 'manual' as const, signal, headers: headersFor(options) };
    const { response, url } = await follow(address, options.addressPolicy, limits.redirects, (to) =>
      fetch(to, request),
    );
    return await outcomeOf(response, url, limits.bytes, options.validators);
  } catch (error) {
    throw timeout.aborted ? new RemoteFetchError(`No complete answer within ${limits.totalMs} ms`) : inWords(error);
  } finally {
    await agent.destroy();
  }
}

async function follow(address: string, reach: AddressPolicy, redirects: number, ask: (url: URL) => Promise<Response>) {
  let url = parseAllowedUrl(address, reach);
  for (let left = redirects; ; left -= 1) {
    const response = await ask(url);
    const location = response.headers.get('location');
    if (!redirecting.has(response.status) || !location) return { response, url };
    await response.body?.cancel();
    if (left === 0) throw new RemoteFetchError(`Redirected more than ${redirects} times`);
    url = parseAllowedUrl(location, reach, url);
  }
}

async function outcomeOf(response: Response, url: URL, bytes: number, known?: CacheValidators): Promise<FetchResult> {
  const maxAgeSeconds = maxAgeOf(response);
  if (response.status === 304 && (known?.etag || known?.lastModified)) return { outcome: 'unchanged', maxAgeSeconds };
  if (response.status !== 200)
    throw new RemoteFetchError(`Answered with status ${response.status}`, {
      reason: 'status',
      retryAfterSeconds: retryAfterOf(response),
    });
  const body = await readUpTo(bytes, response);
  const { headers } = response;
  return {
    outcome: 'fetched',
    maxAgeSeconds,
    url: url.href,
    baseUrl: baseUrlOf(response, url),
    body,
    contentType: headers.get('content-type') ?? '',
    validators: { etag: headers.get('etag') ?? undefined, lastModified: headers.get('last-modified') ?? undefined },
  };
}

/** What relative addresses in the answer stand below: the address that its Content-Location gives, if any. */
function baseUrlOf({ headers }: Response, url: URL): string {
  const location = headers.get('content-location') ?? '';
  return URL.canParse(location, url.href) ? new URL(location, url).href : url.href;
}

function maxAgeOf({ headers }: Response): number {
  const [, seconds] = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(headers.get('cache-control') ?? '') ?? [];
  return Number(seconds ?? 0);
}

/** Seconds, or a date (RFC 9110, 10.2.3). */
function retryAfterOf({ headers }: Response): number {
  const value = headers.get('retry-after') ?? '';
  const seconds = /^\d{1,9}$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
}

/** Counts what comes out of the decompression, so a small answer that unpacks to a huge one stops here too. */
async function readUpTo(bytes: number, response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > bytes) throw new RemoteFetchError(`The answer is larger than ${bytes} bytes`, { reason: 'size' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function headersFor({ headers = feedReader, validators = {} }: FetchOptions): Record<string, string> {
  return {
    ...headers,
    ...(validators.etag && { 'if-none-match': validators.etag }),
    ...(validators.lastModified && { 'if-modified-since': validators.lastModified }),
  };
}

/** undici wraps what went wrong, sometimes twice; the innermost message is the one that says it. */
function inWords(error: unknown): RemoteFetchError {
  if (error instanceof RemoteFetchError) return error;
  const { cause, message, code } = error as { cause?: unknown; message?: string; code?: string };
  if (cause !== undefined) return inWords(cause);
  return new RemoteFetchError(message || code || String(error), { cause: error });
}
