/** Something outside could not be read; the message says why, for operators. */
export class OutsideFetchError extends Error {
  override name = 'OutsideFetchError';
  /** For how long the server asks to be left in peace; 0 when it does not. */
  readonly retryAfterSeconds: number;

  constructor(
    message: string,
    { retryAfterSeconds = 0, ...options }: ErrorOptions & { retryAfterSeconds?: number } = {},
  ) {
    super(message, options);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
