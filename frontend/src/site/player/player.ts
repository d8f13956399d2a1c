import { holdEpisode } from './held-episode';
import { MediaKeys } from './media-keys';
import { type PlayerState, silent, type Track } from './player-state';
import { playingFailure } from './playing-failure';
import { dropPosition, keepPosition } from './positions';
import { secondsOf } from './times';

/** Seconds of playing after which the position is written down again. */
const keepEvery = 5;

/** The one player of the site. It belongs to no page, so that it plays on when pages change. */
class Player {
  private element: HTMLAudioElement | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly keys = new MediaKeys(this);
  private state = silent;
  /** Where to begin as soon as the recording is known. */
  private startsAt = 0;
  private keptAt = 0;

  /** Made when it is needed; nothing of a recording is fetched before somebody wants to hear it. */
  private get audio(): HTMLAudioElement {
    if (this.element) return this.element;
    this.element = Object.assign(document.createElement('audio'), { preload: 'none' });
    document.body.append(this.element);
    this.listen();
    return this.element;
  }

  private listen(): void {
    this.hear('play', () => this.set({ status: 'loading', failure: '' }));
    this.hear('playing', () => this.set({ status: 'playing', failure: '' }));
    this.hear('waiting', () => !this.audio.paused && this.set({ status: 'loading' }));
    this.hear('pause', () => this.onPause());
    this.hear('timeupdate', () => this.onTime());
    this.hear('loadedmetadata', () => this.onMetadata());
    this.hear('durationchange', () => this.set({ duration: this.durationOf(this.state.track) }));
    this.hear('ended', () => this.onEnd());
    this.hear('error', () => this.set({ status: 'failed', failure: playingFailure(this.audio.error) }));
    window.addEventListener('pagehide', () => this.keep());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly current = (): PlayerState => this.state;

  /** Plays on, or from the given second when it is another episode than before. */
  play(track: Track, from: number): void {
    if (this.state.track?.slug !== track.slug) this.hold(track, from);
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
    if (this.audio.readyState === 0) this.startsAt = position;
    else this.audio.currentTime = position;
    this.set({ position });
    this.keep();
  }

  skip(seconds: number): void {
    this.seek(this.state.position + seconds);
  }

  setVolume(volume: number): void {
    this.audio.volume = volume;
    this.setMuted(false);
    this.set({ volume });
  }

  setMuted(isMuted: boolean): void {
    this.audio.muted = isMuted;
    this.set({ isMuted });
  }

  setSpeed(speed: number): void {
    // The default too, which a newly loaded recording takes.
    Object.assign(this.audio, { playbackRate: speed, defaultPlaybackRate: speed });
    this.set({ speed });
  }

  /** Fetches the recording anew, from where it stopped. */
  retry(): void {
    this.startsAt = this.state.position;
    this.audio.load();
    this.start();
  }

  /** Lets the episode go; its position is kept. */
  readonly close = (): void => {
    this.keep();
    const { volume, isMuted, speed } = this.state;
    this.set({ ...silent, volume, isMuted, speed });
    this.audio.pause();
    this.audio.removeAttribute('src');
    this.audio.load();
    holdEpisode(undefined);
  };

  private hold(track: Track, from: number): void {
    this.keep();
    this.startsAt = from;
    this.audio.src = track.audioUrl;
    this.set({ track, status: 'paused', position: from, duration: secondsOf(track.duration), failure: '' });
    holdEpisode({ slug: track.slug, letGo: this.close });
  }

  private start(): void {
    this.audio.play().catch((reason: unknown) => {
      // A browser may want another press; every other reason is told by an event of its own.
      if (reason instanceof DOMException && reason.name === 'NotAllowedError') this.set({ status: 'paused' });
    });
  }

  private onPause(): void {
    if (this.state.status !== 'failed') this.set({ status: 'paused' });
    this.keep();
  }

  private onTime(): void {
    const position = this.audio.currentTime;
    if (this.startsAt > 0 || this.audio.readyState === 0) return;
    this.set({ position });
    if (!this.audio.paused && Math.abs(position - this.keptAt) >= keepEvery) this.keep();
  }

  private onMetadata(): void {
    const duration = this.durationOf(this.state.track);
    const position = Math.min(this.startsAt, duration || this.startsAt);
    this.startsAt = 0;
    if (position > 0) this.audio.currentTime = position;
    this.set({ duration, position });
  }

  private onEnd(): void {
    this.audio.currentTime = 0;
    this.set({ status: 'paused', position: 0 });
    if (this.state.track) dropPosition(this.state.track.slug);
  }

  /** What the recording says of itself, once it does; until then what the feed says. */
  private durationOf(track: Track | undefined): number {
    const { duration } = this.audio;
    return Number.isFinite(duration) && duration > 0 ? duration : secondsOf(track?.duration);
  }

  private keep(): void {
    const { track, position } = this.state;
    if (!track) return;
    this.keptAt = position;
    if (position < 1) dropPosition(track.slug);
    else keepPosition(track.slug, position);
  }

  /** What a recording that was let go still tells is of no interest. */
  private hear(event: keyof HTMLMediaElementEventMap, listener: () => void): void {
    this.audio.addEventListener(event, () => this.state.track && listener());
  }

  private set(changes: Partial<PlayerState>): void {
    const before = this.state;
    this.state = { ...before, ...changes };
    this.keys.follow(this.state, before);
    for (const listener of this.listeners) listener();
  }
}

export const player = new Player();
