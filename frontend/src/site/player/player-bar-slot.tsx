import { lazy, Suspense, useEffect } from 'react';
import { useMatch } from 'react-router-dom';
import { getActiveEpisode, useActiveEpisode } from './active-episode';

// Where its code or its style sheet cannot be had the page does without: what plays is stopped on the episode's page.
const PlayerBar = lazy(async () => {
  try {
    return { default: (await import('./player-bar')).PlayerBar };
  } catch {
    return { default: () => null };
  }
});

/** Where the player stands while a page is open that is not its episode's; its code comes with the first episode. */
export function PlayerBarSlot() {
  const activeEpisode = useActiveEpisode();
  const openSlug = useMatch('/podcasts/:slug')?.params.slug;
  // Nobody could stop what plays where there is no player, as in the staff area.
  useEffect(() => () => getActiveEpisode()?.close(), []);
  if (!activeEpisode || activeEpisode.slug === openSlug) return null;
  return (
    <Suspense>
      <PlayerBar />
    </Suspense>
  );
}
