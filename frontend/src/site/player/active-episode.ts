import { useSyncExternalStore } from 'react';

/** The episode in the player. In a module of its own, because every page loads it, unlike the player. */
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
