import { ApiError, type Method, sendRequest } from './client';

type WriteOptions = {
  /** The version being edited. The service responds with 409 when a newer one is stored. */
  ifMatch?: number;
  /** Creates only: the service responds with 409 when the row exists. */
  ifNoneMatch?: '*';
};

/** Apart from `sendRequest`, because visitors need no writes in their bundle. */
export function sendWrite<T>(
  method: Exclude<Method, 'GET'>,
  path: string,
  body?: unknown,
  { ifMatch, ifNoneMatch }: WriteOptions = {},
): Promise<T> {
  const headers = {
    ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
    ...(ifNoneMatch && { 'If-None-Match': ifNoneMatch }),
  };
  return sendRequest<T>(method, path, body, { headers });
}

export function createRow<T>(path: string, body: unknown): Promise<T> {
  return withIdempotencyKey(`${path} ${JSON.stringify(body)}`, (headers) =>
    sendRequest<T>('POST', path, body, { headers }),
  );
}

const pendingKeys = new Map<string, string>();

/** Sends a request with an `Idempotency-Key`, which retries repeat until the outcome is certain (ADR 19). */
export async function withIdempotencyKey<T>(
  request: string,
  sendWith: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const key = pendingKeys.get(request) ?? newIdempotencyKey();
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

/** After other failures a row may have been stored; 409 says that the first request is still in progress. */
const isFinalRejection = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 409;

/** `crypto.randomUUID` exists only on https and localhost. */
const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
