import type { EpisodeSummary } from '@majlis/contracts/feeds/feed-items';
import { parseStoredImageUrl } from '@majlis/contracts/shared/stored-images';
import { useSyncExternalStore } from 'react';
import { t } from '#messages';
import { readStorage, writeStorage } from '../../ui/browser-storage';
import { setActiveEpisode } from './player-bar-slot';
import { parseDuration } from './timestamps';

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

const initialState: PlayerState = {
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

const storageKey = 'majlis.podcast-positions';
/** The least recently played episode is dropped first. */
const maxPositions = 100;

type Position = [slug: string, seconds: number];

/** In seconds; 0 if none is stored. */
export const getSavedPosition = (slug: string): number => read().find(([episode]) => episode === slug)?.[1] ?? 0;

export const storePosition = (slug: string, seconds: number): void =>
  write([...positionsExcept(slug), [slug, Math.floor(seconds)]]);

export const clearPosition = (slug: string): void => write(positionsExcept(slug));

const positionsExcept = (slug: string): Position[] => read().filter(([episode]) => episode !== slug);

function read(): Position[] {
  try {
    const positions: unknown = JSON.parse(readStorage('localStorage', storageKey) ?? '[]');
    return Array.isArray(positions) ? positions.filter(isPosition) : [];
  } catch {
    return [];
  }
}

const write = (positions: Position[]): void =>
  void writeStorage('localStorage', storageKey, JSON.stringify(positions.slice(-maxPositions)));

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);

const maxDriftSeconds = 1.5;

/** Connects the player to media keys, headsets and lock screens by the Media Session API. */
function syncMediaSession(state: PlayerState, before: PlayerState): void {
  if (!('mediaSession' in navigator)) return;
  const { mediaSession } = navigator;
  const { track, duration, position, speed } = state;
  if (track !== before.track) {
    mediaSession.metadata = track
      ? new MediaMetadata({ title: track.title, artist: siteName(), artwork: artworkOf(track) })
      : null;
    for (const [action, handler] of mediaHandlers) setHandler(mediaSession, action, track ? handler : null);
  }
  if (state.status !== before.status || track !== before.track) mediaSession.playbackState = playbackState(state);
  if (!isDiscontinuity(state, before)) return;
  if (duration > 0)
    mediaSession.setPositionState?.({ duration, playbackRate: speed, position: Math.min(position, duration) });
  else mediaSession.setPositionState?.();
}

const mediaHandlers: [MediaSessionAction, MediaSessionActionHandler][] = [
  ['play', () => player.resume()],
  ['pause', () => player.pause()],
  ['seekbackward', (by) => player.skip(-(by.seekOffset ?? skipSeconds))],
  ['seekforward', (by) => player.skip(by.seekOffset ?? skipSeconds)],
  ['seekto', (to) => player.seek(to.seekTime ?? 0)],
  ['stop', () => player.close()],
];

function setHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // Browsers throw for actions that they do not support.
  }
}

function playbackState({ track, status }: PlayerState): MediaSessionPlaybackState {
  if (!track) return 'none';
  return status === 'playing' || status === 'loading' ? 'playing' : 'paused';
}

/** The device extrapolates the position itself, so only jumps need an update. */
const isDiscontinuity = (state: PlayerState, before: PlayerState): boolean =>
  state.status !== before.status ||
  state.duration !== before.duration ||
  state.speed !== before.speed ||
  Math.abs(state.position - before.position) > maxDriftSeconds * state.speed;

const siteName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? document.title;

function artworkOf({ imageUrl }: Track): MediaImage[] {
  if (!imageUrl) return [{ src: new URL('/icon-512.png', location.origin).href, sizes: '512x512', type: 'image/png' }];
  const { width, height } = parseStoredImageUrl(imageUrl) ?? {};
  return [{ src: new URL(imageUrl, location.origin).href, ...(width && { sizes: `${width}x${height}` }) }];
}

const saveIntervalSeconds = 5;

/** A singleton outside of React, so that playback continues across navigations. */
class Player {
  private element: HTMLAudioElement | undefined;
  private readonly listeners = new Set<() => void>();
  private state = initialState;
  /** A position in seconds to which the player seeks when the metadata has loaded. */
  private pendingSeek = 0;
  private savedPosition = 0;

  /** The element is created at first use, so that nothing is fetched before the first play. */
  private get audio(): HTMLAudioElement {
    if (this.element) return this.element;
    this.element = Object.assign(document.createElement('audio'), { preload: 'none' });
    document.body.append(this.element);
    this.addListeners();
    return this.element;
  }

  private addListeners(): void {
    this.on('play', () => this.setState({ status: 'loading', errorMessage: '' }));
    this.on('playing', () => this.setState({ status: 'playing', errorMessage: '' }));
    this.on('waiting', () => !this.audio.paused && this.setState({ status: 'loading' }));
    this.on('pause', () => this.onPause());
    this.on('timeupdate', () => this.onTimeUpdate());
    this.on('loadedmetadata', () => this.onMetadata());
    this.on('durationchange', () => this.setState({ duration: this.durationOf(this.state.track) }));
    this.on('ended', () => this.onEnded());
    this.on('error', () => this.setState({ status: 'failed', errorMessage: describePlaybackError(this.audio.error) }));
    window.addEventListener('pagehide', () => this.savePosition());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getState = (): PlayerState => this.state;

  /** `from` (seconds) applies only if the track changes. */
  play(track: Track, from: number): void {
    if (this.state.track?.slug !== track.slug) this.loadTrack(track, from);
    this.resume();
  }

  resume(): void {
    if (this.state.status === 'failed') this.retry();
    else this.start();
  }

  pause(): void {
    this.audio.pause();
  }

  toggle(): void {
    if (this.state.status === 'playing' || this.state.status === 'loading') this.pause();
    else this.resume();
  }

  seek(seconds: number): void {
    const { track, duration } = this.state;
    if (!track) return;
    const position = Math.min(Math.max(0, seconds), duration || Number.POSITIVE_INFINITY);
    if (this.audio.readyState === 0) this.pendingSeek = position;
    else this.audio.currentTime = position;
    this.setState({ position });
    this.savePosition();
  }

  skip(seconds: number): void {
    this.seek(this.state.position + seconds);
  }

  setVolume(volume: number): void {
    this.audio.volume = volume;
    this.setMuted(false);
    this.setState({ volume });
  }

  setSlugInView(slugInView: string | undefined): void {
    this.setState({ slugInView });
  }

  setMuted(isMuted: boolean): void {
    this.audio.muted = isMuted;
    this.setState({ isMuted });
  }

  setSpeed(speed: number): void {
    // Loading another recording resets playbackRate to defaultPlaybackRate.
    Object.assign(this.audio, { playbackRate: speed, defaultPlaybackRate: speed });
    this.setState({ speed });
  }

  retry(): void {
    this.pendingSeek = this.state.position;
    this.audio.load();
    this.start();
  }

  readonly close = (): void => {
    this.savePosition();
    const { volume, isMuted, speed, slugInView } = this.state;
    this.setState({ ...initialState, volume, isMuted, speed, slugInView });
    this.audio.pause();
    this.audio.removeAttribute('src');
    this.audio.load();
    setActiveEpisode(undefined);
  };

  private loadTrack(track: Track, from: number): void {
    this.savePosition();
    this.pendingSeek = from;
    this.audio.src = track.audioUrl;
    this.setState({
      track,
      status: 'paused',
      position: from,
      duration: parseDuration(track.duration),
      errorMessage: '',
    });
    setActiveEpisode({ slug: track.slug, close: this.close });
  }

  private start(): void {
    this.audio.play().catch((reason: unknown) => {
      // Autoplay rules may require another press; all other failures fire an `error` event.
      if (reason instanceof DOMException && reason.name === 'NotAllowedError') this.setState({ status: 'paused' });
    });
  }

  private onPause(): void {
    if (this.state.status !== 'failed') this.setState({ status: 'paused' });
    this.savePosition();
  }

  private onTimeUpdate(): void {
    const position = this.audio.currentTime;
    if (this.pendingSeek > 0 || this.audio.readyState === 0) return;
    this.setState({ position });
    if (!this.audio.paused && Math.abs(position - this.savedPosition) >= saveIntervalSeconds) this.savePosition();
  }

  private onMetadata(): void {
    const duration = this.durationOf(this.state.track);
    const position = Math.min(this.pendingSeek, duration || this.pendingSeek);
    this.pendingSeek = 0;
    if (position > 0) this.audio.currentTime = position;
    this.setState({ duration, position });
  }

  private onEnded(): void {
    this.audio.currentTime = 0;
    this.setState({ status: 'paused', position: 0 });
    if (this.state.track) clearPosition(this.state.track.slug);
  }

  /** Returns the duration of the recording, or until the metadata has loaded the one that the feed names. */
  private durationOf(track: Track | undefined): number {
    const { duration } = this.audio;
    return Number.isFinite(duration) && duration > 0 ? duration : parseDuration(track?.duration);
  }

  private savePosition(): void {
    const { track, position } = this.state;
    if (!track) return;
    this.savedPosition = position;
    if (position < 1) clearPosition(track.slug);
    else storePosition(track.slug, position);
  }

  /** Ignores events that arrive after the episode was closed. */
  private on(event: keyof HTMLMediaElementEventMap, listener: () => void): void {
    this.audio.addEventListener(event, () => this.state.track && listener());
  }

  private setState(changes: Partial<PlayerState>): void {
    const before = this.state;
    this.state = { ...before, ...changes };
    syncMediaSession(this.state, before);
    for (const listener of this.listeners) listener();
  }
}

export const player = new Player();

export const usePlayer = () => useSyncExternalStore(player.subscribe, player.getState, player.getState);

function describePlaybackError(error: MediaError | null): string {
  if (!navigator.onLine) return t('player.offline');
  switch (error?.code) {
    case 2: // MEDIA_ERR_NETWORK
      return t('player.connectionLost');
    case 3: // MEDIA_ERR_DECODE
      return t('player.damaged');
    default:
      return t('player.notLoaded');
  }
}
