import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrating } from '../../ui/page/prerender';
import { player } from './player';
import type { PlaybackProgress, PlaybackSettings, Track } from './player-state';
import { getSavedPosition } from './positions';
import { parseDuration, parseTimestampHash } from './timestamps';

export const usePlayer = () => useSyncExternalStore(player.subscribe, player.getState, player.getState);

export type EpisodePlayer = PlaybackProgress &
  PlaybackSettings & {
    isActive: boolean;
    toggle: () => void;
    seek: (seconds: number) => void;
    skip: (seconds: number) => void;
  };

/** Before the first play, the position is that of the URL hash or else the stored one. */
export function useEpisodePlayer(track: Track): EpisodePlayer {
  const state = usePlayer();
  const { hash } = useLocation();
  const isActive = state.track?.slug === track.slug;
  const duration = parseDuration(track.duration);
  const clamp = (seconds: number) => Math.min(Math.max(0, seconds), duration || Number.POSITIVE_INFINITY);
  const isHydrating = useIsHydrating();
  const [seekTarget, setSeekTarget] = useState<number>();
  const initialPosition = () => (isHydrating ? 0 : clamp(parseTimestampHash(hash) ?? getSavedPosition(track.slug)));
  const start = isActive ? 0 : (seekTarget ?? initialPosition());

  const progress = isActive ? state : { status: 'paused' as const, position: start, duration, errorMessage: '' };
  const seek = (seconds: number) => (isActive ? player.seek(seconds) : setSeekTarget(clamp(seconds)));
  return {
    ...state,
    ...progress,
    isActive,
    toggle: () => (isActive ? player.toggle() : player.play(track, start)),
    seek,
    skip: (seconds) => seek(progress.position + seconds),
  };
}
