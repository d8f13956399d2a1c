import { type Dispatch, type SetStateAction, useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '../../../ui/hooks/browser-storage';
import type { ProgrammeSearch } from './filter-params';

const storageKey = 'programme-view';
const subscribeToNothing = () => () => {};

/** The view of the address or the one that the visitor chose last; the list during prerendering and hydration. */
export function useProgrammeView({ view }: ProgrammeSearch, setSearch: Dispatch<SetStateAction<ProgrammeSearch>>) {
  const stored = useSyncExternalStore(
    subscribeToNothing,
    () => readStorage('localStorage', storageKey),
    () => null,
  );
  function showView(chosen: ProgrammeSearch['view']): void {
    writeStorage('localStorage', storageKey, chosen || null);
    setSearch((current) => ({ ...current, view: chosen }));
  }
  return { isGridChosen: (view || stored) === 'grid', showView };
}
