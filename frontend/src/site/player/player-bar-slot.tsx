import { useEffect, useSyncExternalStore } from 'react';
import { lazyOptional } from '../../ui/page/lazy-part';

// If the chunk fails to load the page works without the bar: playback can be stopped on the page of the episode.
const PlayerBar = lazyOptional(async () => (await import('./player-bar')).PlayerBar);

export function PlayerBarSlot() {
  const activeEpisode = useActiveEpisode();
  // The staff area has no player, so playback could not be stopped there.
  useEffect(() => () => getActiveEpisode()?.close(), []);
  return activeEpisode ? <PlayerBar /> : null;
}

/** The episode in the player. This module is separate from the player, because every page loads it. */
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

const useActiveEpisode = (): ActiveEpisode | undefined =>
  useSyncExternalStore(subscribe, getActiveEpisode, getActiveEpisode);
