import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '../../../ui/hooks/browser-storage';
import type { ProgrammeSearch } from './filter-params';

const storageKey = 'programme-view';
const subscribeToNothing = () => () => {};

/** The view of the address or the one that the visitor chose last; the list during prerendering and hydration. */
export function useIsGrid({ view }: ProgrammeSearch): boolean {
  const stored = useSyncExternalStore(
    subscribeToNothing,
    () => readStorage('localStorage', storageKey),
    () => null,
  );
  return (view || stored) === 'grid';
}

export const rememberView = (view: ProgrammeSearch['view']): boolean =>
  writeStorage('localStorage', storageKey, view || null);
