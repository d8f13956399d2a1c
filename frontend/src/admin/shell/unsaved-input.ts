import { createContext, useContext, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '../../ui/browser-storage';
import { type FormValues, toJson } from './form-values';

export type UnsavedInput = {
  values: FormValues;
  baseValues?: FormValues;
  version?: number;
  typedAt: string;
  /** True if the input was typed into the row's draft. */
  isOfDraft?: boolean;
};

type StoredInput = { storageKey: string; input: UnsavedInput & { isContinued?: boolean } };

/** The prefix has nothing to do with the drafts of rows. It stays as it is, because browsers hold input under it. */
const prefix = 'majlis.draft.';
const maxAgeMs = 30 * 24 * 3_600_000;

/** `item` is the input key of a form (`inputKeyOf`). The form id keeps two windows from overwriting each other's input. */
const storageKeyOf = (account: string, item: string, id: string) => `${accountPrefix(account)}${item}#${id}`;
const accountPrefix = (account: string) => `${prefix}${encodeURIComponent(account)}/`;

/** `crypto.randomUUID` exists only on https and localhost. */
const newFormId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

function storedKeys(keyPrefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(keyPrefix));
  } catch {
    return [];
  }
}

/** Stored text may come from an older release or another program. */
function parseInput(text: string | null): StoredInput['input'] | null {
  try {
    const input = JSON.parse(text ?? 'null') as StoredInput['input'] | null;
    const isFresh = Date.now() - Date.parse(input?.typedAt ?? '') < maxAgeMs;
    return isFresh && typeof input?.values === 'object' ? input : null;
  } catch {
    return null;
  }
}

const readInputs = (account: string, item: string): StoredInput[] =>
  storedKeys(storageKeyOf(account, item, ''))
    .flatMap((storageKey) => {
      const input = parseInput(readStorage('localStorage', storageKey));
      return input ? [{ storageKey, input }] : [];
    })
    .toSorted((one, other) => Date.parse(other.input.typedAt) - Date.parse(one.input.typedAt));

export function storeInput(account: string, item: string, id: string, input: StoredInput['input']): void {
  writeStorage('localStorage', storageKeyOf(account, item, id), toJson(input));
}

const deleteInput = (account: string, item: string, id: string): void => deleteStored(storageKeyOf(account, item, id));
const deleteStored = (storageKey: string): void => void writeStorage('localStorage', storageKey, null);

export function itemsWithInput(account: string, itemPrefix = ''): string[] {
  const names = storedKeys(accountPrefix(account) + itemPrefix)
    .filter((key) => parseInput(readStorage('localStorage', key)))
    .map((key) => key.slice(accountPrefix(account).length, key.lastIndexOf('#')));
  return [...new Set(names)];
}

export function continueInput(account: string, item: string): void {
  const newest = readInputs(account, item)[0];
  if (newest) writeStorage('localStorage', newest.storageKey, JSON.stringify({ ...newest.input, isContinued: true }));
}

export function deleteAllInput(account: string): void {
  for (const key of storedKeys(accountPrefix(account))) deleteStored(key);
}

export function deleteExpiredInput(): void {
  for (const key of storedKeys(prefix)) if (!parseInput(readStorage('localStorage', key))) deleteStored(key);
}

/** Input belongs to an account: other users of the same browser do not see it. */
export const InputAccountContext = createContext('');

export function useUnsavedInput(item: string) {
  const account = useContext(InputAccountContext);
  const [id] = useState(newFormId);
  const [newest] = useState(() => readInputs(account, item)[0]);
  const continued = newest?.input.isContinued ? newest : undefined;
  const [offered, setOffered] = useState(continued ? undefined : newest);

  const store = (input: UnsavedInput) => storeInput(account, item, id, input);

  function adopt({ storageKey, input: { isContinued: _, ...input } }: StoredInput): UnsavedInput {
    deleteStored(storageKey);
    store(input);
    return input;
  }

  const adoptContinued = useEffectEvent(() => continued && adopt(continued));
  useEffect(() => void adoptContinued(), []);

  const offeredKey = offered?.storageKey;
  useEffect(() => {
    if (!offeredKey) return;
    const update = ({ key, newValue }: StorageEvent) => {
      if (key !== null && key !== offeredKey) return;
      const input = parseInput(newValue);
      setOffered(input ? { storageKey: offeredKey, input } : undefined);
    };
    window.addEventListener('storage', update);
    return () => window.removeEventListener('storage', update);
  }, [offeredKey]);

  return {
    continued: continued?.input,
    offeredInput: offered?.input ?? null,
    store,
    remove: () => deleteInput(account, item, id),
    restoreInput: (): UnsavedInput | undefined => {
      setOffered(undefined);
      return offered && adopt(offered);
    },
    discardInput: (): void => {
      if (offered) deleteStored(offered.storageKey);
      setOffered(readInputs(account, item).find(({ storageKey }) => !storageKey.endsWith(`#${id}`)));
    },
  };
}

export function useItemsWithInput(itemPrefix: string): string[] {
  const account = useContext(InputAccountContext);
  const items = useSyncExternalStore(subscribeToStorage, () => JSON.stringify(itemsWithInput(account, itemPrefix)));
  return JSON.parse(items);
}

function subscribeToStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
