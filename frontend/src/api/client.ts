import type { ErrorResponse } from '@majlis/contracts/error-response';

/** An answer that is not OK. The message is meant for logs; people are shown `problem` or a text of the screen. */
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

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type RequestOptions = {
  signal?: AbortSignal;
  /** What staff add to their writes: see write.ts. */
  headers?: Record<string, string>;
};

export async function sendRequest<T>(
  method: Method,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...options.headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: options.signal,
  });
  return parseResponse<T>(response.status, response.statusText, await response.text());
}

/** Turns what came over the wire into the value asked for, or into the error to throw. */
export function parseResponse<T>(status: number, statusText: string, text: string): T {
  if (status < 200 || status > 299) throw new ApiError(status, text || statusText, parseProblem(text));
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

// A gateway may answer with a page of its own instead of a problem.
function parseProblem(text: string): ErrorResponse | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isProblem(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

function isProblem(body: unknown): body is ErrorResponse {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
}
