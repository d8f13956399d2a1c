import type { RunningService } from './running-service.js';

export type RequestBody = Record<string, unknown>;

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

type Response = { status: number; body: { message?: unknown } };

export const isRejected = ({ status, body }: Response): boolean =>
  [400, 413].includes(status) && typeof body.message === 'string';

const invisibleChars = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/gu;
const visibleChar = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const textAsStored = (text: string) => (visibleChar.test(text) ? text.trim() : '');

const folded = (value: unknown) => (typeof value === 'string' ? value.normalize('NFC').toLowerCase() : value);
const isFirst = (value: unknown, index: number, list: unknown[]) => list.map(folded).indexOf(folded(value)) === index;

/** Texts are stored trimmed and without invisible characters, lists without duplicates. */
export function expectedStoredValue(value: unknown): unknown {
  if (typeof value === 'string') return textAsStored(value.replace(invisibleChars, ''));
  if (Array.isArray(value))
    return value
      .map(expectedStoredValue)
      .filter((item, index, list) => typeof item !== 'string' || isFirst(item, index, list));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, expectedStoredValue(part)]));
  return Object.is(value, -0) ? 0 : value;
}
