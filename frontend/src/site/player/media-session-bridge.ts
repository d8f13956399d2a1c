import { parseStoredImageUrl } from '@majlis/contracts/shared/stored-images';
import { type PlayerState, skipSeconds, type Track } from './player-state';

const maxDriftSeconds = 1.5;

type PlayerControls = {
  resume(): void;
  pause(): void;
  skip(seconds: number): void;
  seek(seconds: number): void;
  close(): void;
};

/** Connects the player to media keys, headsets and lock screens by the Media Session API. */
export class MediaSessionBridge {
  constructor(private readonly player: PlayerControls) {}

  private get session(): MediaSession | undefined {
    return 'mediaSession' in navigator ? navigator.mediaSession : undefined;
  }

  sync(state: PlayerState, before: PlayerState): void {
    if (!this.session) return;
    if (state.track !== before.track) this.setTrack(state.track);
    if (state.status !== before.status || state.track !== before.track)
      this.session.playbackState = playbackState(state);
    if (isDiscontinuity(state, before)) this.setPosition(state);
  }

  private setTrack(track: Track | undefined): void {
    if (!this.session) return;
    this.session.metadata = track
      ? new MediaMetadata({ title: track.title, artist: siteName(), artwork: artworkOf(track) })
      : null;
    this.setHandler('play', track && (() => this.player.resume()));
    this.setHandler('pause', track && (() => this.player.pause()));
    this.setHandler('seekbackward', track && ((by) => this.player.skip(-(by.seekOffset ?? skipSeconds))));
    this.setHandler('seekforward', track && ((by) => this.player.skip(by.seekOffset ?? skipSeconds)));
    this.setHandler('seekto', track && ((to) => this.player.seek(to.seekTime ?? 0)));
    this.setHandler('stop', track && (() => this.player.close()));
  }

  private setHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | undefined): void {
    try {
      this.session?.setActionHandler(action, handler ?? null);
    } catch {
      // Browsers throw for actions that they do not support.
    }
  }

  private setPosition({ duration, position, speed }: PlayerState): void {
    if (duration > 0)
      this.session?.setPositionState?.({ duration, playbackRate: speed, position: Math.min(position, duration) });
    else this.session?.setPositionState?.();
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
