import { useSyncExternalStore } from 'react';

/** The episode that the player holds, and how to let it go. Known to every page, unlike the player's code. */
type HeldEpisode = { slug: string; letGo: () => void };

let held: HeldEpisode | undefined;
const listeners = new Set<() => void>();

export function holdEpisode(next: HeldEpisode | undefined): void {
  held = next;
  for (const listener of listeners) listener();
}

export const heldEpisode = (): HeldEpisode | undefined => held;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useHeldEpisode = (): HeldEpisode | undefined => useSyncExternalStore(subscribe, heldEpisode, heldEpisode);
