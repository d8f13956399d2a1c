type Reason = 'address' | 'status' | 'size' | 'response';

type RemoteFetchErrorOptions = ErrorOptions & { retryAfterSeconds?: number; reason?: Reason; status?: number };

export class RemoteFetchError extends Error {
  override name = 'RemoteFetchError';
  /** Retry-After in seconds, or 0. */
  readonly retryAfterSeconds: number;
  readonly reason: Reason;
  /** Of a response that was no success. */
  readonly status: number | undefined;

  constructor(
    message: string,
    { retryAfterSeconds = 0, reason = 'response', status, ...options }: RemoteFetchErrorOptions = {},
  ) {
    super(message, options);
    this.retryAfterSeconds = retryAfterSeconds;
    this.reason = reason;
    this.status = status;
  }
}
