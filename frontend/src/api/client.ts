import type { ErrorResponse } from '@majlis/contracts/shared/error-response';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    text: string,
    readonly response?: ErrorResponse,
  ) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
  }
}

export const isNotFoundError = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';

export type RequestOptions = {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** The request is sent even if the page is left meanwhile. */
  keepalive?: boolean;
};

export async function sendRequest<T>(...request: Parameters<typeof send>): Promise<T> {
  return readResponse<T>(await send(...request));
}

type ReadHooks = {
  headersFor: (path: string) => Record<string, string>;
  onResponse: (path: string, response: Response) => void;
};

let readHooks: ReadHooks | undefined;

/** A preview sets hooks that add its token to every read. */
export function setReadHooks(hooks: ReadHooks): void {
  readHooks = hooks;
}

export async function send(
  method: Method,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Response> {
  const hooks = method === 'GET' ? readHooks : undefined;
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...options.headers,
      ...hooks?.headersFor(path),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: options.signal,
    keepalive: options.keepalive,
  });
  hooks?.onResponse(path, response);
  return response;
}

export const readResponse = async <T>(response: Response): Promise<T> =>
  parseResponse<T>(response.status, response.statusText, await response.text());

export function parseResponse<T>(status: number, statusText: string, text: string): T {
  if (status < 200 || status > 299) throw new ApiError(status, text || statusText, parseErrorResponse(text));
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

function parseErrorResponse(text: string): ErrorResponse | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isErrorResponse(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

function isErrorResponse(body: unknown): body is ErrorResponse {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
}
