import { createContext, useContext, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import {
  type Draft,
  deleteDraft,
  deleteStored,
  draftItems,
  newDraftId,
  parseDraft,
  readDrafts,
  type StoredDraft,
  storeDraft,
} from './draft-storage';

/** The account whose drafts are read and written; others that use the same browser are not shown them. */
export const DraftAccountContext = createContext('');

/** Stores what is typed about an item until it is saved, and offers what was typed in an earlier form of the same item. */
export function useDraft(item: string) {
  const account = useContext(DraftAccountContext);
  const [id] = useState(newDraftId);
  const [found] = useState(() => readDrafts(account, item)[0]);
  const continued = found?.draft.isContinued ? found : undefined;
  const [offered, setOffered] = useState(continued ? undefined : found);

  const store = (draft: Draft) => storeDraft(account, item, id, draft);

  /** The draft is now that of this form; a window in which it is still open goes on with its own. */
  function adopt({ storageKey, draft: { isContinued: _, ...draft } }: StoredDraft): Draft {
    deleteStored(storageKey);
    store(draft);
    return draft;
  }

  const adoptContinued = useEffectEvent(() => continued && adopt(continued));
  useEffect(() => void adoptContinued(), []);

  // Another window saved it, discarded it, or changed it.
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
    /** The draft with which the form starts, because the person asked to continue it. */
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

/** The items with drafts whose names begin with `start`. */
export function useDraftItems(start: string): string[] {
  const account = useContext(DraftAccountContext);
  const items = useSyncExternalStore(subscribeToStorage, () => JSON.stringify(draftItems(account, start)));
  return JSON.parse(items);
}

function subscribeToStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
