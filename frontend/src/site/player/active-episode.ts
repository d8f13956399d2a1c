import { useSyncExternalStore } from 'react';

/** The episode that the player holds, and how to let it go. Known to every page, unlike the player's code. */
type ActiveEpisode = { slug: string; close: () => void };

let activeEpisode: ActiveEpisode | undefined;
const listeners = new Set<() => void>();

export function setActiveEpisode(next: ActiveEpisode | undefined): void {
  activeEpisode = next;
  for (const listener of listeners) listener();
}

export const getActiveEpisode = (): ActiveEpisode | undefined => activeEpisode;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useActiveEpisode = (): ActiveEpisode | undefined =>
  useSyncExternalStore(subscribe, getActiveEpisode, getActiveEpisode);
