import { keepIn, keptIn } from './browser-storage';
import type { Values } from './form-values';

/** What somebody had typed and not saved, and what it was typed over: the fields, and the version of the row. */
export type Draft = { values: Values; over?: Values; version?: number; typedAt: string };

const prefix = 'majlis.draft.';

// Access alone throws where a browser is set to keep nothing.
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

export function readDraft(key: string): Draft | null {
  const kept = keptIn('sessionStorage', prefix + key);
  return kept ? (JSON.parse(kept) as Draft) : null;
}

export const keepDraft = (key: string, draft: Draft): void =>
  keepIn('sessionStorage', prefix + key, JSON.stringify(draft));

export const dropDraft = (key: string): void => keepIn('sessionStorage', prefix + key, null);

/** Keys of the drafts that begin with `start`. */
export function draftKeys(start = ''): string[] {
  return Object.keys(storage() ?? {})
    .filter((name) => name.startsWith(prefix + start))
    .map((name) => name.slice(prefix.length));
}

export function dropAllDrafts(): void {
  for (const key of draftKeys()) dropDraft(key);
}
