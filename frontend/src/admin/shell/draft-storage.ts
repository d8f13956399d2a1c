import { createContext, useContext, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
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

type StoredDraft = { storageKey: string; draft: Draft & { isContinued?: boolean } };

const prefix = 'majlis.draft.';
const maxAgeMs = 30 * 24 * 3_600_000;

/** The form id keeps two windows from overwriting drafts of the same item. */
const draftKey = (account: string, item: string, id: string) => `${accountPrefix(account)}${item}#${id}`;
const accountPrefix = (account: string) => `${prefix}${encodeURIComponent(account)}/`;

/** `crypto.randomUUID` exists only on https and localhost. */
const newDraftId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

function storedKeys(keyPrefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(keyPrefix));
  } catch {
    return [];
  }
}

/** Stored text may come from an older release or another program. */
function parseDraft(text: string | null): StoredDraft['draft'] | null {
  try {
    const draft = JSON.parse(text ?? 'null') as StoredDraft['draft'] | null;
    const isFresh = Date.now() - Date.parse(draft?.typedAt ?? '') < maxAgeMs;
    return isFresh && typeof draft?.values === 'object' ? draft : null;
  } catch {
    return null;
  }
}

function readDrafts(account: string, item: string): StoredDraft[] {
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

const deleteDraft = (account: string, item: string, id: string): void => deleteStored(draftKey(account, item, id));
const deleteStored = (storageKey: string): void => void writeStorage('localStorage', storageKey, null);

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

/** Drafts belong to an account: other users of the same browser do not see them. */
export const DraftAccountContext = createContext('');

export function useDraft(item: string) {
  const account = useContext(DraftAccountContext);
  const [id] = useState(newDraftId);
  const [newestDraft] = useState(() => readDrafts(account, item)[0]);
  const continued = newestDraft?.draft.isContinued ? newestDraft : undefined;
  const [offered, setOffered] = useState(continued ? undefined : newestDraft);

  const store = (draft: Draft) => storeDraft(account, item, id, draft);

  function adopt({ storageKey, draft: { isContinued: _, ...draft } }: StoredDraft): Draft {
    deleteStored(storageKey);
    store(draft);
    return draft;
  }

  const adoptContinued = useEffectEvent(() => continued && adopt(continued));
  useEffect(() => void adoptContinued(), []);

  const offeredKey = offered?.storageKey;
  useEffect(() => {
    if (!offeredKey) return;
    const update = ({ key, newValue }: StorageEvent) => {
      if (key !== null && key !== offeredKey) return;
      const draft = parseDraft(newValue);
      setOffered(draft ? { storageKey: offeredKey, draft } : undefined);
    };
    window.addEventListener('storage', update);
    return () => window.removeEventListener('storage', update);
  }, [offeredKey]);

  return {
    continued: continued?.draft,
    offeredDraft: offered?.draft ?? null,
    store,
    remove: () => deleteDraft(account, item, id),
    restoreDraft: (): Draft | undefined => {
      setOffered(undefined);
      return offered && adopt(offered);
    },
    discardDraft: (): void => {
      if (offered) deleteStored(offered.storageKey);
      setOffered(readDrafts(account, item).find(({ storageKey }) => !storageKey.endsWith(`#${id}`)));
    },
  };
}

export function useDraftItems(itemPrefix: string): string[] {
  const account = useContext(DraftAccountContext);
  const items = useSyncExternalStore(subscribeToStorage, () => JSON.stringify(draftItems(account, itemPrefix)));
  return JSON.parse(items);
}

function subscribeToStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
