import { ApiError, type Method, sendRequest } from './client';

type WriteOptions = {
  /** The version that is being edited; a newer one in the database is answered with 409. */
  ifMatch?: number;
  /** Only create: what exists already is answered with 409. */
  ifNoneMatch?: '*';
};

/** What staff send; apart from `send`, so that visitors are not sent what only staff need. */
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

/** Adds a row. Tried again after its answer was lost on the way, it adds no second: see `once`. */
export function createRow<T>(path: string, body: unknown): Promise<T> {
  return withIdempotencyKey(`${path} ${JSON.stringify(body)}`, (headers) =>
    sendRequest<T>('POST', path, body, { headers }),
  );
}

/** The keys of what was sent without a certain answer, by what it says. */
const pendingKeys = new Map<string, string>();

/** Sends a request with a key of its own, by which the service knows it again: with the same one until there is an answer. */
export async function withIdempotencyKey<T>(
  request: string,
  sendWith: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const key = pendingKeys.get(request) ?? newIdempotencyKey();
  pendingKeys.set(request, key);
  try {
    const answer = await sendWith({ 'Idempotency-Key': key });
    pendingKeys.delete(request);
    return answer;
  } catch (error) {
    if (isFinalRejection(error)) pendingKeys.delete(request);
    throw error;
  }
}

/** Then nothing was stored; after all else it may have been. 409: another sending of the same is under way. */
const isFinalRejection = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 409;

/** Not randomUUID, which there is only over https and on localhost. */
const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
