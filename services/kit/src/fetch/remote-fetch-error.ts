type Reason = 'address' | 'status' | 'size' | 'response';

type RemoteFetchErrorOptions = ErrorOptions & { retryAfterSeconds?: number; reason?: Reason };

export class RemoteFetchError extends Error {
  override name = 'RemoteFetchError';
  /** Retry-After in seconds, or 0. */
  readonly retryAfterSeconds: number;
  readonly reason: Reason;

  constructor(
    message: string,
    { retryAfterSeconds = 0, reason = 'response', ...options }: RemoteFetchErrorOptions = {},
  ) {
    super(message, options);
    this.retryAfterSeconds = retryAfterSeconds;
    this.reason = reason;
  }
}
