import { readStorage, writeStorage } from '../../ui/hooks/browser-storage';
import { type FormValues, toJson } from './form-values';

export type Draft = {
  values: FormValues;
  baseValues?: FormValues;
  version?: number;
  typedAt: string;
  /** It was typed into the draft beside the live row. */
  isOfDraft?: boolean;
};

export type StoredDraft = { storageKey: string; draft: Draft & { isContinued?: boolean } };

const prefix = 'majlis.draft.';
const maxAgeMs = 30 * 24 * 3_600_000;

/** The form id keeps two windows from overwriting drafts of the same item. */
const draftKey = (account: string, item: string, id: string) => `${accountPrefix(account)}${item}#${id}`;
const accountPrefix = (account: string) => `${prefix}${encodeURIComponent(account)}/`;

/** `crypto.randomUUID` exists only on https and localhost. */
export const newDraftId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

function storedKeys(keyPrefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(keyPrefix));
  } catch {
    return [];
  }
}

/** Stored text may come from an older release or another program. */
export function parseDraft(text: string | null): StoredDraft['draft'] | null {
  try {
    const draft = JSON.parse(text ?? 'null') as StoredDraft['draft'] | null;
    const isFresh = Date.now() - Date.parse(draft?.typedAt ?? '') < maxAgeMs;
    return isFresh && typeof draft?.values === 'object' ? draft : null;
  } catch {
    return null;
  }
}

export function readDrafts(account: string, item: string): StoredDraft[] {
  return storedKeys(draftKey(account, item, ''))
    .flatMap((storageKey) => {
      const draft = parseDraft(readStorage('localStorage', storageKey));
      return draft ? [{ storageKey, draft }] : [];
    })
    .toSorted((one, other) => Date.parse(other.draft.typedAt) - Date.parse(one.draft.typedAt));
}

export function storeDraft(account: string, item: string, id: string, draft: StoredDraft['draft']): void {
  writeStorage('localStorage', draftKey(account, item, id), toJson(draft));
}

export const deleteDraft = (account: string, item: string, id: string): void =>
  deleteStored(draftKey(account, item, id));
export const deleteStored = (storageKey: string): void => void writeStorage('localStorage', storageKey, null);

export function draftItems(account: string, itemPrefix = ''): string[] {
  const names = storedKeys(accountPrefix(account) + itemPrefix)
    .filter((key) => parseDraft(readStorage('localStorage', key)))
    .map((key) => key.slice(accountPrefix(account).length, key.lastIndexOf('#')));
  return [...new Set(names)];
}

export function continueDraft(account: string, item: string): void {
  const newest = readDrafts(account, item)[0];
  if (newest) writeStorage('localStorage', newest.storageKey, JSON.stringify({ ...newest.draft, isContinued: true }));
}

export function deleteAllDrafts(account: string): void {
  for (const key of storedKeys(accountPrefix(account))) deleteStored(key);
}

export function deleteExpiredDrafts(): void {
  for (const key of storedKeys(prefix)) if (!parseDraft(readStorage('localStorage', key))) deleteStored(key);
}
