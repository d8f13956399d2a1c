import type { EpisodeSummary } from '@majlis/contracts/feeds/feed-items';

export type Track = Pick<EpisodeSummary, 'slug' | 'title' | 'imageUrl' | 'duration'> & { audioUrl: string };

/** `loading` includes buffering during playback. */
export type PlayerStatus = 'paused' | 'loading' | 'playing' | 'failed';

/** Position and duration are in seconds; `duration` is 0 while unknown. */
export type PlaybackProgress = { status: PlayerStatus; position: number; duration: number; errorMessage: string };

export type PlaybackSettings = { volume: number; isMuted: boolean; speed: number };

export type PlayerState = PlaybackProgress &
  PlaybackSettings & {
    track: Track | undefined;
    /** The episode whose full player is in the window. */
    slugInView: string | undefined;
  };

export const skipSeconds = 15;
export const volumeStep = 0.1;
export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2];

export const initialState: PlayerState = {
  track: undefined,
  slugInView: undefined,
  status: 'paused',
  position: 0,
  duration: 0,
  errorMessage: '',
  volume: 1,
  isMuted: false,
  speed: 1,
};
