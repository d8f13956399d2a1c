import type { Read } from '@majlis/contracts/endpoints';

/** Reads the public API; throws when it does not answer. */
export type ReadAnswer = <T>(read: Read<T>) => Promise<T>;

/** Where the site is, and when it is written. */
export type Circumstances = { origin: string; at: number };

/** A text or a picture that is made of what the services answer. */
export type Write<Made> = (read: ReadAnswer, circumstances: Circumstances) => Promise<Made>;

export const addressOn = (origin: string, ...parts: string[]): string =>
  new URL(parts.map((part) => `/${encodeURIComponent(part)}`).join('') || '/', origin).href;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
// XML has no place for these, not even escaped.
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text between two tags, or within quotes. */
export const escaped = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** An element with escaped attributes; its content is markup already. Attributes without a value are left out. */
export function element(name: string, attributes: Record<string, string | undefined>, content = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escaped(value)}"`))
    .join('');
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}

/** An element with a text in it; nothing without a text. */
export const textElement = (name: string, text: string | undefined, attributes = {}): string =>
  text ? element(name, attributes, escaped(text)) : '';

export const newestFirst = (one: { pubDate: string }, other: { pubDate: string }): number =>
  Date.parse(other.pubDate) - Date.parse(one.pubDate);

/** The newest of these instants that has come. */
export const newest = (instants: readonly string[], at: number): string | undefined =>
  instants
    .filter((instant) => Date.parse(instant) <= at)
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);
