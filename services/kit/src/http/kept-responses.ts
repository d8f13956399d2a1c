import { previewHeader } from '@majlis/contracts/staff/drafts';
import type { NextFunction, Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import { publicCacheControl } from './cache.interceptor.js';

/** Some responses depend on the time, such as a paper that is public from an hour on. */
const maxKeptMs = 5_000;
const maxKeptLength = 4 * 1024 ** 2;

/** Changes whenever what a query would read may have changed. Undefined without a database: the route says what is wrong. */
export async function readSnapshot(database: DataSource): Promise<string | undefined> {
  try {
    const [row] = await database.query<{ snapshot: string }[]>('SELECT pg_current_snapshot()::text AS snapshot');
    return row?.snapshot;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the text that `read` returned, and returns it until any transaction of the database has ended since (ADR 0045), but
 * no longer than `maxKeptMs`.
 */
export function keepUntilChanged(database: DataSource, read: () => Promise<string>): () => Promise<string> {
  let kept: { snapshot: string | undefined; readAt: number; text: string } | undefined;
  return async () => {
    const readAt = performance.now();
    const snapshot = await readSnapshot(database);
    if (snapshot && kept?.snapshot === snapshot && readAt - kept.readAt < maxKeptMs) return kept.text;
    const text = await read();
    kept = text.length <= maxKeptLength ? { snapshot, readAt, text } : undefined;
    return text;
  };
}

type KeptResponse = { snapshot: string; route: unknown; headers: [string, string | string[]][]; body: Buffer };

const maxBytes = 16 * 1024 ** 2;
/** These belong to one request, or to its connection. */
const ownHeaders = new Set(['x-request-id', 'connection']);

/**
 * Sends what the last visitor got again until any transaction of the database has ended since, so that an unchanged read costs
 * one small query (ADR 0045). The snapshot is read before the response is made: a change meanwhile makes it outdated at once.
 */
export function keptResponses(database: DataSource) {
  const kept = new LRUCache<string, KeptResponse>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 4,
    sizeCalculation: ({ body }) => body.length + 1_024,
    ttl: maxKeptMs,
  });
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const key = keyOf(request);
    const snapshot = key && (await readSnapshot(database));
    if (!key || !snapshot) return next();
    const found = kept.get(key);
    if (found?.snapshot === snapshot) return send(found, request, response);
    captureResponse(request, response, (captured) => kept.set(key, { snapshot, ...captured }));
    next();
  };
}

/** Undefined for what is not kept: reads by staff, of drafts, and with more than a language in the query. */
function keyOf(request: Request): string | undefined {
  const { method, originalUrl, headers } = request;
  if (method !== 'GET' || headers.cookie !== undefined || headers[previewHeader] !== undefined) return undefined;
  if (!/^\/api\/[^?]*(\?lang=[a-z]{2})?$/.test(originalUrl)) return undefined;
  return `${request.acceptsEncodings('gzip', 'identity')} ${originalUrl}`;
}

/** Calls `keep` with a complete response for all visitors. It is made whole even if the browser has it already. */
function captureResponse(request: Request, response: Response, keep: (captured: Captured) => void): void {
  const ifNoneMatch = request.headers['if-none-match'];
  delete request.headers['if-none-match'];
  const end = response.end.bind(response) as (...args: unknown[]) => Response;
  response.end = ((...args: unknown[]) => {
    if (ifNoneMatch !== undefined) request.headers['if-none-match'] = ifNoneMatch;
    response.end = end as Response['end'];
    const [body] = args;
    const isWhole = Buffer.isBuffer(body) || typeof body === 'string';
    if (!isWhole || response.statusCode !== 200 || response.get('Cache-Control') !== publicCacheControl)
      return end(...args);
    const headers = Object.entries(response.getHeaders()).filter(([name]) => !ownHeaders.has(name));
    const captured = {
      route: request.route as unknown,
      headers: headers as Captured['headers'],
      body: Buffer.from(body),
    };
    keep(captured);
    send(captured, request, response);
    return response;
  }) as Response['end'];
}

type Captured = Omit<KeptResponse, 'snapshot'>;

function send({ route, headers, body }: Captured, request: Request, response: Response): void {
  request.route = route;
  for (const [name, value] of headers) response.setHeader(name, value);
  if (!request.fresh) {
    response.end(body);
    return;
  }
  for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding']) response.removeHeader(name);
  response.status(304).end();
}
