/** Something outside could not be read; the message says why, for operators. */
export class OutsideFetchError extends Error {
  override name = 'OutsideFetchError';
}
