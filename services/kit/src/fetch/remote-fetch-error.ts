/** Which of the limits it met; anything else means that no whole answer came. */
type Reason = 'address' | 'status' | 'size' | 'answer';

type OutsideFetchErrorOptions = ErrorOptions & { retryAfterSeconds?: number; reason?: Reason };

/** Something outside could not be read; the message says why, for operators. */
export class RemoteFetchError extends Error {
  override name = 'OutsideFetchError';
  /** For how long the server asks to be left in peace; 0 when it does not. */
  readonly retryAfterSeconds: number;
  readonly reason: Reason;

  constructor(
    message: string,
    { retryAfterSeconds = 0, reason = 'answer', ...options }: OutsideFetchErrorOptions = {},
  ) {
    super(message, options);
    this.retryAfterSeconds = retryAfterSeconds;
    this.reason = reason;
  }
}
