import { lazy, Suspense, useEffect } from 'react';
import { getActiveEpisode, useActiveEpisode } from './active-episode';

// If the chunk fails to load the page works without the bar: playback can be stopped on the page of the episode.
const PlayerBar = lazy(async () => {
  try {
    return { default: (await import('./player-bar')).PlayerBar };
  } catch {
    return { default: () => null };
  }
});

export function PlayerBarSlot() {
  const activeEpisode = useActiveEpisode();
  // The staff area has no player, so playback could not be stopped there.
  useEffect(() => () => getActiveEpisode()?.close(), []);
  if (!activeEpisode) return null;
  return (
    <Suspense>
      <PlayerBar />
    </Suspense>
  );
}
