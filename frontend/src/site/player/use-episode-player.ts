import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsTakenOver } from '../../ui/page/published';
import { player } from './player';
import type { Progress, Settings, Track } from './player-state';
import { positionIn } from './positions';
import { momentIn, secondsOf } from './times';

export const usePlayer = () => useSyncExternalStore(player.subscribe, player.current, player.current);

export type EpisodePlayer = Progress &
  Settings & { isHeld: boolean; toggle: () => void; seek: (seconds: number) => void; skip: (seconds: number) => void };

/**
 * One episode in the player, or as it will be there once it is played: until then it stands where the address leads to, or
 * where it was last heard.
 */
export function useEpisodePlayer(track: Track): EpisodePlayer {
  const state = usePlayer();
  const { hash } = useLocation();
  const isHeld = state.track?.slug === track.slug;
  const duration = secondsOf(track.duration);
  const within = (seconds: number) => Math.min(Math.max(0, seconds), duration || Number.POSITIVE_INFINITY);
  const isTakenOver = useIsTakenOver();
  const [sought, setSought] = useState<number>();
  const left = () => (isTakenOver ? 0 : within(momentIn(hash) ?? positionIn(track.slug)));
  const start = isHeld ? 0 : (sought ?? left());

  const progress = isHeld ? state : { status: 'paused' as const, position: start, duration, failure: '' };
  const seek = (seconds: number) => (isHeld ? player.seek(seconds) : setSought(within(seconds)));
  return {
    ...state,
    ...progress,
    isHeld,
    toggle: () => (isHeld ? player.toggle() : player.play(track, start)),
    seek,
    skip: (seconds) => seek(progress.position + seconds),
  };
}
