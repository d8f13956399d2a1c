/** What was asked for cannot be done; the message tells an operator why and what to do. */
export class Refusal extends Error {
  override name = 'Refusal';
}
