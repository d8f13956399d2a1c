import { useEffect } from 'react';
import { lazyOptional } from '../../ui/page/lazy-part';
import { getActiveEpisode, useActiveEpisode } from './active-episode';

// If the chunk fails to load the page works without the bar: playback can be stopped on the page of the episode.
const PlayerBar = lazyOptional(async () => (await import('./player-bar')).PlayerBar);

export function PlayerBarSlot() {
  const activeEpisode = useActiveEpisode();
  // The staff area has no player, so playback could not be stopped there.
  useEffect(() => () => getActiveEpisode()?.close(), []);
  return activeEpisode ? <PlayerBar /> : null;
}
