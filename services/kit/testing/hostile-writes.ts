import type { RunningService } from './running-service.js';

export type RequestBody = Record<string, unknown>;

/** Sends these very bytes as JSON. */
export const sendRaw = (
  browser: RunningService['visitor'],
  method: 'post' | 'put',
  path: string,
  body: string | Buffer,
) =>
  browser[method](path)
    .set('Content-Type', 'application/json')
    .serialize((bytes) => bytes)
    .send(body);

type Answer = { status: number; body: { message?: unknown } };

/** Whether the sender was told in words that the body is not taken: for what is in it, or for its length. */
export const isRejected = ({ status, body }: Answer): boolean =>
  [400, 413].includes(status) && typeof body.message === 'string';

const unseen = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/gu;
const isSeen = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const textAsStored = (text: string) => (isSeen.test(text) ? text.trim() : '');

const folded = (value: unknown) => (typeof value === 'string' ? value.normalize('NFC').toLowerCase() : value);
const isFirst = (value: unknown, index: number, list: unknown[]) => list.map(folded).indexOf(folded(value)) === index;

/**
 * What may be stored in the place of a value that was sent: the same, its texts without white space around them and what nobody
 * sees, and each text of a list once.
 */
export function expectedStoredValue(value: unknown): unknown {
  if (typeof value === 'string') return textAsStored(value.replace(unseen, ''));
  if (Array.isArray(value))
    return value
      .map(expectedStoredValue)
      .filter((item, index, list) => typeof item !== 'string' || isFirst(item, index, list));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, expectedStoredValue(part)]));
  return Object.is(value, -0) ? 0 : value;
}
