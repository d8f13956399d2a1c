import { serviceOfPath } from '@majlis/contracts/shared/service-of-path';
// Sends what staff write. This is not in src/api/client.ts, because visitors need no writes in their bundle. shell/writes.ts shows
// staff what became of a write.
import { changeHeader, type RowService } from '@majlis/contracts/staff/history';
import { ApiError, type Method, type RequestOptions, readResponse, send } from '../../../api/client';

/** All writes of one staff request, which can be undone as a whole. */
export type Change = { service: RowService; id: string };

/** `change` is null if the request stored nothing. A row that was saved unchanged has a change that cannot be undone. */
export type Written<T> = { result: T; change: Change | null };

type WriteOptions = {
  ifMatch?: number;
  ifNoneMatch?: '*';
};

export function sendWrite<T>(
  method: Exclude<Method, 'GET' | 'HEAD'>,
  path: string,
  body?: unknown,
  { ifMatch, ifNoneMatch }: WriteOptions = {},
): Promise<Written<T>> {
  const headers = {
    ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
    ...(ifNoneMatch && { 'If-None-Match': ifNoneMatch }),
  };
  return write<T>(method, path, body, { headers });
}

export const createRow = <T>(path: string, body: unknown): Promise<Written<T>> => postOnce<T>(path, body);

/** Sends a request that must take effect only once, however often it is repeated. */
export function postOnce<T>(path: string, body: unknown): Promise<Written<T>> {
  return withIdempotencyKey(`${path} ${JSON.stringify(body)}`, (headers) => write<T>('POST', path, body, { headers }));
}

async function write<T>(method: Method, path: string, body: unknown, options: RequestOptions): Promise<Written<T>> {
  const response = await send(method, path, body, options);
  return { result: await readResponse<T>(response), change: changeOf(path, response.headers.get(changeHeader)) };
}

export const changeOf = (path: string, id: string | null): Change | null =>
  id ? { service: serviceOfPath(path), id } : null;

const pendingKeys = new Map<string, string>();

/** Retries repeat the key until the outcome is certain: only a 4xx response says that no row was stored (infra/adr/api.md). */
export async function withIdempotencyKey<T>(
  request: string,
  sendWith: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const key = pendingKeys.get(request) ?? randomId();
  pendingKeys.set(request, key);
  try {
    const response = await sendWith({ 'Idempotency-Key': key });
    pendingKeys.delete(request);
    return response;
  } catch (error) {
    if (isFinalRejection(error)) pendingKeys.delete(request);
    throw error;
  }
}

const requestInProgress = 409;

const isFinalRejection = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== requestInProgress;

/** Returns 32 hexadecimal digits. `crypto.randomUUID` exists only on https and localhost. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
