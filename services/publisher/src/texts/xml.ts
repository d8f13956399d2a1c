import type { Endpoint } from '@majlis/contracts/endpoints';

/** Reads the public API; throws when it does not answer. */
export type FetchJson = <T>(read: Endpoint<T>) => Promise<T>;

/** Where the site is, and when it is written. */
export type FileContext = { origin: string; at: number };

/** A text or a picture that is made of what the services answer. */
export type RenderFile<Made> = (read: FetchJson, circumstances: FileContext) => Promise<Made>;

export const absoluteUrl = (origin: string, ...parts: string[]): string =>
  new URL(parts.map((part) => `/${encodeURIComponent(part)}`).join('') || '/', origin).href;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
// XML has no place for these, not even escaped.
const invalidXmlChars = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text between two tags, or within quotes. */
export const escapeXml = (text: string): string =>
  text.replace(invalidXmlChars, '').replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** An element with escaped attributes; its content is markup already. Attributes without a value are left out. */
export function xmlElement(name: string, attributes: Record<string, string | undefined>, content = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapeXml(value)}"`))
    .join('');
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}

/** An element with a text in it; nothing without a text. */
export const xmlTextElement = (name: string, text: string | undefined, attributes = {}): string =>
  text ? xmlElement(name, attributes, escapeXml(text)) : '';

export const newestFirst = (one: { pubDate: string }, other: { pubDate: string }): number =>
  Date.parse(other.pubDate) - Date.parse(one.pubDate);

/** The newest of these instants that has come. */
export const latestPast = (instants: readonly string[], at: number): string | undefined =>
  instants
    .filter((instant) => Date.parse(instant) <= at)
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);
