import { readStorage, writeStorage } from '../hooks/browser-storage';
import { type FormValues, toJson } from './form-values';

/** What was typed and not saved, and what it was typed over: the fields, and the version of the row. */
export type Draft = { values: FormValues; over?: FormValues; version?: number; typedAt: string };

/** `isContinued` is set once the person has asked to continue it: the next form of the item starts with it. */
export type StoredDraft = { storageKey: string; draft: Draft & { isContinued?: boolean } };

const prefix = 'majlis.draft.';
const maxAgeMs = 30 * 24 * 3_600_000;

/**
 * Drafts belong to an account and an item, such as 'content/hero.title'. The id is that of the form in which the text was
 * typed, so that two windows with the same item do not overwrite each other's drafts.
 */
const keyOf = (account: string, item: string, id: string) => `${startOf(account)}${item}#${id}`;
const startOf = (account: string) => `${prefix}${encodeURIComponent(account)}/`;

/** Not randomUUID, which exists only over https and on localhost. */
export const newDraftId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

// Access alone throws where a browser is set to keep nothing.
function storedKeys(start: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

/** The text may be of an earlier release or from another program. */
export function parseDraft(text: string | null): StoredDraft['draft'] | null {
  try {
    const draft = JSON.parse(text ?? 'null') as StoredDraft['draft'] | null;
    const isFresh = Date.now() - Date.parse(draft?.typedAt ?? '') < maxAgeMs;
    return isFresh && typeof draft?.values === 'object' ? draft : null;
  } catch {
    return null;
  }
}

/** The drafts of an item, newest first. */
export function readDrafts(account: string, item: string): StoredDraft[] {
  return storedKeys(keyOf(account, item, ''))
    .flatMap((storageKey) => {
      const draft = parseDraft(readStorage('localStorage', storageKey));
      return draft ? [{ storageKey, draft }] : [];
    })
    .toSorted((one, other) => Date.parse(other.draft.typedAt) - Date.parse(one.draft.typedAt));
}

export function storeDraft(account: string, item: string, id: string, draft: StoredDraft['draft']): void {
  writeStorage('localStorage', keyOf(account, item, id), toJson(draft));
}

export const deleteDraft = (account: string, item: string, id: string): void => deleteStored(keyOf(account, item, id));
export const deleteStored = (storageKey: string): void => writeStorage('localStorage', storageKey, null);

/** The items that have drafts and whose names begin with `start`. */
export function draftItems(account: string, start = ''): string[] {
  const names = storedKeys(startOf(account) + start)
    .filter((key) => parseDraft(readStorage('localStorage', key)))
    .map((key) => key.slice(startOf(account).length, key.lastIndexOf('#')));
  return [...new Set(names)];
}

/** Marks the newest draft of an item, so that the form which opens next starts with it. */
export function continueDraft(account: string, item: string): void {
  const newest = readDrafts(account, item)[0];
  if (newest) writeStorage('localStorage', newest.storageKey, JSON.stringify({ ...newest.draft, isContinued: true }));
}

export function deleteAllDrafts(account: string): void {
  for (const key of storedKeys(startOf(account))) deleteStored(key);
}

/** Of all accounts that have worked in this browser. */
export function deleteExpiredDrafts(): void {
  for (const key of storedKeys(prefix)) if (!parseDraft(readStorage('localStorage', key))) deleteStored(key);
}
