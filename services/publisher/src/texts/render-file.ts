import type { Endpoint } from '@majlis/contracts/endpoints';

/** Reads an endpoint of the public API. Throws when the service cannot be reached or the resource does not exist. */
export type FetchJson = <T>(endpoint: Endpoint<T>) => Promise<T>;

/** `now` is in milliseconds since 1970. */
export type FileContext = { origin: string; now: number };

/** Renders a text or an image. */
export type RenderFile<Content> = (fetchJson: FetchJson, context: FileContext) => Promise<Content>;

export const absoluteUrl = (origin: string, ...names: string[]): string =>
  new URL(names.map((name) => `/${encodeURIComponent(name)}`).join('') || '/', origin).href;

export const newestFirst = (one: { pubDate: string }, other: { pubDate: string }): number =>
  Date.parse(other.pubDate) - Date.parse(one.pubDate);

/** The latest of the instants that is not in the future. */
export const latestPast = (instants: readonly string[], now: number): string | undefined =>
  instants
    .filter((instant) => Date.parse(instant) <= now)
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);
