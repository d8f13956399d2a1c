import type { FetchErrorCode } from '@majlis/contracts/feeds/fetch-errors';

type Reason = 'address' | 'status' | 'size' | 'response';

type RemoteFetchErrorOptions = ErrorOptions & { retryAfterSeconds?: number; reason?: Reason; status?: number };

export class RemoteFetchError extends Error {
  override name = 'RemoteFetchError';
  /** Retry-After in seconds, or 0. */
  readonly retryAfterSeconds: number;
  readonly reason: Reason;
  /** The status of a response that was no success. */
  readonly status: number | undefined;

  constructor(
    message: string,
    readonly code: FetchErrorCode,
    { retryAfterSeconds = 0, reason = 'response', status, ...options }: RemoteFetchErrorOptions = {},
  ) {
    super(message, options);
    this.retryAfterSeconds = retryAfterSeconds;
    this.reason = reason;
    this.status = status;
  }
}

const codeByStatus: Record<number, FetchErrorCode> = {
  401: 'forbidden',
  403: 'forbidden',
  404: 'gone',
  410: 'gone',
  429: 'tooOften',
  451: 'forbidden',
};

export function codeOfStatus(status: number): FetchErrorCode {
  if (status >= 500) return 'serverError';
  return codeByStatus[status] ?? (status >= 300 && status < 400 ? 'emptyRedirect' : 'refused');
}

/** Error codes of Node.js (https://nodejs.org/api/errors.html), its resolver and undici. */
const codeByCause: Record<string, FetchErrorCode> = {
  ENOTFOUND: 'noServer',
  EAI_AGAIN: 'noServer',
  ECONNREFUSED: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'timeout',
  ECONNRESET: 'connectionLost',
  EPIPE: 'connectionLost',
  EPROTO: 'certificate',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  UND_ERR_SOCKET: 'connectionLost',
  UND_ERR_HEADERS_OVERFLOW: 'tooLarge',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'damaged',
};

/** `cause` is the code of an error of Node.js. */
export function codeOfCause(cause = ''): FetchErrorCode {
  if (/CERT|^ERR_(TLS|SSL)_/.test(cause)) return 'certificate';
  if (/^(HPE|Z|ERR__ERROR)_/.test(cause)) return 'damaged';
  return codeByCause[cause] ?? 'unexpected';
}
