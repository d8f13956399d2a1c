import type { Endpoint } from '@majlis/contracts/endpoints';

export type FetchJson = <T>(endpoint: Endpoint<T>) => Promise<T>;

export type FileContext = { origin: string; now: number };

export type RenderFile<Content> = (fetchJson: FetchJson, context: FileContext) => Promise<Content>;

export const absoluteUrl = (origin: string, ...names: string[]): string =>
  new URL(names.map((name) => `/${encodeURIComponent(name)}`).join('') || '/', origin).href;

export const newestFirst = (one: { pubDate: string }, other: { pubDate: string }): number =>
  Date.parse(other.pubDate) - Date.parse(one.pubDate);

export const latestPast = (instants: readonly string[], now: number): string | undefined =>
  instants
    .filter((instant) => Date.parse(instant) <= now)
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);
