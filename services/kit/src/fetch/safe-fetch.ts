import { Agent, fetch, type Response } from 'undici';
import { type AddressPolicy, guardedLookup, parseAllowedUrl } from './allowed-addresses.js';
import { RemoteFetchError } from './remote-fetch-error.js';

export type CacheValidators = { etag?: string | undefined; lastModified?: string | undefined };

/** `maxAgeSeconds` is the max-age of Cache-Control, or 0. */
export type FetchResult = { maxAgeSeconds: number } & (
  | { outcome: 'unchanged' }
  | { outcome: 'fetched'; url: string; baseUrl: string; body: Buffer; contentType: string; validators: CacheValidators }
);

export type FetchOptions = {
  addressPolicy: AddressPolicy;
  method?: 'GET' | 'HEAD';
  validators?: CacheValidators;
  signal?: AbortSignal;
  limits?: Partial<typeof defaultLimits>;
  headers?: { accept: string; 'user-agent': string };
};

const defaultLimits = {
  connectMs: 3_000,
  headersMs: 5_000,
  totalMs: 15_000,
  bytes: 10 * 1024 * 1024,
  redirects: 3,
};
const feedReaderHeaders = {
  'user-agent': 'Majlis/1.0 (feed reader)',
  accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, */*;q=0.5',
};
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/** Limits time, size, redirects and addresses (SSRF), and closes all sockets. Throws RemoteFetchError. */
export async function safeFetch(address: string, options: FetchOptions): Promise<FetchResult> {
  const limits = { ...defaultLimits, ...options.limits };
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
    const { method = 'GET' } = options;
    const request = { method, dispatcher: agent, redirect: 'manual' as const, signal, headers: headersFor(options) };
    const { response, url } = await followRedirects(address, options.addressPolicy, limits.redirects, (to) =>
      fetch(to, request),
    );
    return await toResult(response, url, limits.bytes, options.validators);
  } catch (error) {
    throw timeout.aborted
      ? new RemoteFetchError(`No complete answer within ${limits.totalMs} ms`)
      : toFetchError(error);
  } finally {
    await agent.destroy();
  }
}

async function followRedirects(
  address: string,
  policy: AddressPolicy,
  redirects: number,
  request: (url: URL) => Promise<Response>,
) {
  let url = parseAllowedUrl(address, policy);
  for (let left = redirects; ; left -= 1) {
    const response = await request(url);
    const location = response.headers.get('location');
    if (!redirectStatuses.has(response.status) || !location) return { response, url };
    await response.body?.cancel();
    if (left === 0) throw new RemoteFetchError(`Redirected more than ${redirects} times`);
    url = parseAllowedUrl(location, policy, url);
  }
}

async function toResult(response: Response, url: URL, bytes: number, sent?: CacheValidators): Promise<FetchResult> {
  const maxAgeSeconds = parseMaxAge(response);
  if (response.status === 304 && (sent?.etag || sent?.lastModified)) return { outcome: 'unchanged', maxAgeSeconds };
  if (response.status !== 200)
    throw new RemoteFetchError(`Answered with status ${response.status}`, {
      reason: 'status',
      status: response.status,
      retryAfterSeconds: parseRetryAfter(response),
    });
  const body = await readBody(bytes, response);
  const { headers } = response;
  return {
    outcome: 'fetched',
    maxAgeSeconds,
    url: url.href,
    baseUrl: resolveBaseUrl(response, url),
    body,
    contentType: headers.get('content-type') ?? '',
    validators: { etag: headers.get('etag') ?? undefined, lastModified: headers.get('last-modified') ?? undefined },
  };
}

function resolveBaseUrl({ headers }: Response, url: URL): string {
  const location = headers.get('content-location') ?? '';
  return URL.canParse(location, url.href) ? new URL(location, url).href : url.href;
}

function parseMaxAge({ headers }: Response): number {
  const [, seconds] = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(headers.get('cache-control') ?? '') ?? [];
  return Number(seconds ?? 0);
}

/** Seconds or an HTTP date (RFC 9110, 10.2.3). */
function parseRetryAfter({ headers }: Response): number {
  const value = headers.get('retry-after') ?? '';
  const seconds = /^\d{1,9}$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
}

/** Counts decompressed bytes, so that a decompression bomb stops here, too. */
async function readBody(bytes: number, response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > bytes) throw new RemoteFetchError(`The answer is larger than ${bytes} bytes`, { reason: 'size' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function headersFor({ headers = feedReaderHeaders, validators = {} }: FetchOptions): Record<string, string> {
  return {
    ...headers,
    ...(validators.etag && { 'if-none-match': validators.etag }),
    ...(validators.lastModified && { 'if-modified-since': validators.lastModified }),
  };
}

/** undici nests the cause, sometimes twice; the innermost message is the useful one. */
function toFetchError(error: unknown): RemoteFetchError {
  if (error instanceof RemoteFetchError) return error;
  const { cause, message, code } = error as { cause?: unknown; message?: string; code?: string };
  if (cause !== undefined) return toFetchError(cause);
  return new RemoteFetchError(message || code || String(error), { cause: error });
}
