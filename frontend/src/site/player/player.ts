import { t } from '#messages';
import { setActiveEpisode } from './active-episode';
import { MediaSessionBridge } from './media-session-bridge';
import { initialState, type PlayerState, type Track } from './player-state';
import { clearPosition, storePosition } from './positions';
import { parseDuration } from './timestamps';

const saveIntervalSeconds = 5;

/** A singleton outside of React, so that playback continues across navigations. */
class Player {
  private element: HTMLAudioElement | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly mediaSession = new MediaSessionBridge(this);
  private state = initialState;
  /** In seconds; applied when the metadata has loaded. */
  private pendingSeek = 0;
  private savedPosition = 0;

  /** Created lazily, so that nothing is fetched before the first play. */
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

  /** The duration of the recording, or that of the feed until the metadata has loaded. */
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
    this.mediaSession.sync(this.state, before);
    for (const listener of this.listeners) listener();
  }
}

export const player = new Player();

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
