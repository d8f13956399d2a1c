import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';
import { Agent, type Dispatcher, errors, getSetCookies, Headers, request } from 'undici';
import { type AddressPolicy, guardedLookup, parseAllowedUrl } from './allowed-addresses.js';
import { codeOfCause, codeOfStatus, RemoteFetchError } from './remote-fetch-error.js';

export type CacheValidators = { etag?: string | undefined; lastModified?: string | undefined };

/** `maxAgeSeconds` is the max-age of Cache-Control, or 0. */
type FetchedResponse = {
  outcome: 'fetched';
  maxAgeSeconds: number;
  status: number;
  url: string;
  baseUrl: string;
  body: Buffer;
  contentType: string;
  validators: CacheValidators;
};
/** Only a request with validators can have the outcome `unchanged`. */
type FetchResult = FetchedResponse | { outcome: 'unchanged'; maxAgeSeconds: number };

export type FetchOptions = {
  addressPolicy: AddressPolicy;
  method?: 'GET' | 'HEAD';
  validators?: CacheValidators;
  signal?: AbortSignal;
  limits?: Partial<typeof defaultLimits>;
  headers?: { accept: string; 'user-agent': string };
  /** Responses with other statuses are errors. The default is 200, and 203 and 226, which proxies and feed servers use. */
  successStatuses?: readonly number[];
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
const usualSuccesses = [200, 203, 226];

/** Limits time, size, redirects and addresses (SSRF), and closes all sockets. Throws RemoteFetchError. */
export async function safeFetch(
  address: string,
  options: FetchOptions & { validators?: undefined },
): Promise<FetchedResponse>;
export async function safeFetch(address: string, options: FetchOptions): Promise<FetchResult>;
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
    const send = (url: URL, cookies: string) =>
      request(url, {
        method,
        dispatcher: agent,
        signal,
        headers: { ...headersFor(options), ...(cookies && { cookie: cookies }) },
      });
    const { response, url } = await followRedirects(address, options.addressPolicy, limits.redirects, send);
    return await toResult(response, url, limits.bytes, options);
  } catch (error) {
    throw timeout.aborted
      ? new RemoteFetchError(`No complete answer within ${limits.totalMs} ms`, 'timeout')
      : toFetchError(error);
  } finally {
    await agent.destroy();
  }
}

type Received = { status: number; headers: Headers; body: Dispatcher.ResponseData['body'] };

async function followRedirects(
  address: string,
  policy: AddressPolicy,
  redirects: number,
  send: (url: URL, cookies: string) => Promise<Dispatcher.ResponseData>,
): Promise<{ response: Received; url: URL }> {
  const cookies = new CookieJar();
  let url = parseAllowedUrl(address, policy);
  for (let left = redirects; ; left -= 1) {
    const { statusCode: status, headers: received, body } = await send(url, cookies.for(url));
    const headers = toHeaders(received);
    const location = headers.get('location');
    if (!redirectStatuses.has(status) || !location) return { response: { status, headers, body }, url };
    body.on('error', () => undefined).destroy();
    if (left === 0) throw new RemoteFetchError(`Redirected more than ${redirects} times`, 'endlessRedirects');
    cookies.store(url, headers);
    url = parseAllowedUrl(location, policy, url);
  }
}

function toHeaders(received: Dispatcher.ResponseData['headers']): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(received))
    for (const value of [values].flat()) headers.append(name, value);
  return headers;
}

/** Some servers redirect until a cookie comes back. It is kept for one fetch, and sent only to the host that set it. */
class CookieJar {
  private readonly cookies = new Map<string, { value: string; domain: string; isSecure: boolean }>();

  store({ hostname }: URL, headers: Headers): void {
    for (const { name, value, domain = hostname, secure = false } of getSetCookies(headers)) {
      const ownDomain = domain.replace(/^\./, '').toLowerCase();
      if (isWithin(hostname, ownDomain)) this.cookies.set(name, { value, domain: ownDomain, isSecure: secure });
    }
  }

  for({ hostname, protocol }: URL): string {
    return [...this.cookies]
      .filter(([, { domain, isSecure }]) => isWithin(hostname, domain) && (!isSecure || protocol === 'https:'))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }
}

const isWithin = (host: string, domain: string): boolean =>
  host === domain || (domain.includes('.') && host.endsWith(`.${domain}`));

async function toResult(
  { status, headers, body: stream }: Received,
  url: URL,
  bytes: number,
  { validators: sent, successStatuses = usualSuccesses }: FetchOptions,
): Promise<FetchResult> {
  const maxAgeSeconds = parseMaxAge(headers);
  if (status === 304 && (sent?.etag || sent?.lastModified)) return { outcome: 'unchanged', maxAgeSeconds };
  if (!successStatuses.includes(status))
    throw new RemoteFetchError(`Answered with status ${status}`, codeOfStatus(status), {
      reason: 'status',
      status,
      retryAfterSeconds: parseRetryAfter(headers),
    });
  const body = await decompress(await readBody(bytes, stream), headers.get('content-encoding') ?? '', bytes);
  return {
    outcome: 'fetched',
    status,
    maxAgeSeconds,
    url: url.href,
    baseUrl: resolveBaseUrl(headers, url),
    body,
    contentType: headers.get('content-type') ?? '',
    validators: { etag: headers.get('etag') ?? undefined, lastModified: headers.get('last-modified') ?? undefined },
  };
}

function resolveBaseUrl(headers: Headers, url: URL): string {
  const location = headers.get('content-location') ?? '';
  return URL.canParse(location, url.href) ? new URL(location, url).href : url.href;
}

function parseMaxAge(headers: Headers): number {
  const [, seconds] = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(headers.get('cache-control') ?? '') ?? [];
  return Number(seconds ?? 0);
}

/** Seconds or an HTTP date (RFC 9110, 10.2.3). */
function parseRetryAfter(headers: Headers): number {
  const value = headers.get('retry-after') ?? '';
  const seconds = /^\d{1,9}$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
}

async function readBody(bytes: number, body: Received['body']): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    const part: Uint8Array = chunk;
    size += part.byteLength;
    if (size > bytes) throw tooLarge(bytes);
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

const tooLarge = (bytes: number) =>
  new RemoteFetchError(`The answer is larger than ${bytes} bytes`, 'tooLarge', { reason: 'size' });

const unpackers = {
  gzip: [promisify(gunzip)],
  deflate: [promisify(inflate), promisify(inflateRaw)],
  br: [promisify(brotliDecompress)],
};
const maxPackings = 3;

/**
 * A body that begins like gzip is unpacked whatever its headers say. Other encodings cannot be recognised, so the header is
 * believed if the body can be unpacked, and ignored if not. A decompression bomb stops at the limit.
 */
async function decompress(body: Buffer, encodings: string, bytes: number): Promise<Buffer> {
  const declared = encodings.toLowerCase().split(/[\s,]+/);
  let unpacked = body;
  for (let count = 0; count < maxPackings && isGzip(unpacked); count += 1)
    unpacked = await unpack(unpackers.gzip, unpacked, bytes);
  if (unpacked !== body || body.length === 0) return unpacked;
  for (const encoding of ['br', 'deflate'] as const)
    if (declared.includes(encoding)) unpacked = await unpack(unpackers[encoding], unpacked, bytes, unpacked);
  return unpacked;
}

const isGzip = ([first, second]: Buffer): boolean => first === 0x1f && second === 0x8b;

type Unpacker = (packed: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

async function unpack(candidates: Unpacker[], packed: Buffer, bytes: number, fallback?: Buffer): Promise<Buffer> {
  let failure: unknown;
  for (const candidate of candidates)
    try {
      return await candidate(packed, { maxOutputLength: bytes });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(bytes);
      failure = error;
    }
  if (fallback) return fallback;
  throw failure;
}

function headersFor({ headers = feedReaderHeaders, validators = {} }: FetchOptions): Record<string, string> {
  return {
    'accept-encoding': 'gzip, deflate, br',
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
  return new RemoteFetchError(
    message || code || String(error),
    error instanceof errors.HTTPParserError ? 'damaged' : codeOfCause(code),
    { cause: error },
  );
}
