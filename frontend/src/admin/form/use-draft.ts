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
