import type { EpisodeSummary } from '@majlis/contracts/feed-items';

/** What the player needs of an episode. */
export type Track = Pick<EpisodeSummary, 'slug' | 'title' | 'imageUrl' | 'duration'> & { audioUrl: string };

/** `loading` also while a recording that plays waits for more of it. */
export type PlayerStatus = 'paused' | 'loading' | 'playing' | 'failed';

/** How far a recording is; in seconds, `duration` 0 while nobody knows it. */
export type PlaybackProgress = { status: PlayerStatus; position: number; duration: number; errorMessage: string };

export type PlaybackSettings = { volume: number; isMuted: boolean; speed: number };

export type PlayerState = PlaybackProgress & PlaybackSettings & { track: Track | undefined };

export const skipSeconds = 15;
export const volumeStep = 0.1;
export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2];

/** How the player is before anything was played. */
export const initialState: PlayerState = {
  track: undefined,
  status: 'paused',
  position: 0,
  duration: 0,
  errorMessage: '',
  volume: 1,
  isMuted: false,
  speed: 1,
};
