import {
  type MouseEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '#messages';
import { direction } from '#messages/language';
import { readStorage, writeStorage } from '../../ui/browser-storage';
import { useIntersection } from '../../ui/hooks';
import { ExternalLink } from '../../ui/page/external-link';
import { localPath, PageNavigationContext } from '../../ui/page/page-navigation';
import { useIsHydrating, useOrigin } from '../../ui/page/prerender';
import { useCopy } from '../../ui/page/share-button';
import { Icon } from '../../ui/picture/icon';
import { scrollToElement } from '../../ui/scroll';
import { PlayButton, PlayerIcon, SkipButton, Slider } from './controls';
import {
  getSavedPosition,
  type PlaybackProgress,
  type PlaybackSettings,
  player,
  skipSeconds,
  speeds,
  type Track,
  usePlayer,
  volumeStep,
} from './player';
import * as styles from './player.module.scss';
import * as controls from './player-controls.module.scss';
import { formatDuration, parseDuration, parseTimestampHash, timestampHash } from './timestamps';

export function FullPlayer({ track }: { track: Track }) {
  const episode = useEpisodePlayer(track);
  const { status, position, duration, errorMessage, isActive } = episode;
  const isHydrating = useIsHydrating();
  const [shortcutChoice, setShortcutChoice] = useState<boolean>();
  const hasShortcuts = shortcutChoice ?? (isHydrating || areShortcutsEnabled());
  usePlayerShortcuts(hasShortcuts, episode);

  const section = useRef<HTMLElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  useReportInView(track.slug, controls);
  const reveal = () => {
    // While audio plays the listener hears the jump, so neither scroll nor focus moves.
    if (status === 'playing' || status === 'loading') return;
    scrollToElement(section.current);
    section.current?.querySelector<HTMLElement>('button[data-status]')?.focus({ preventScroll: true });
  };
  useTimestampFromUrl({ ...episode, reveal });
  return (
    <section
      ref={section}
      className={`${styles.player} screen-only`}
      dir="ltr"
      aria-label={t('player.player')}
      data-status={status}
    >
      <noscript>
        {/* biome-ignore lint/a11y/useMediaCaption: the recordings come without captions */}
        <audio controls preload="none" src={track.audioUrl} />
      </noscript>
      <div ref={controls} className={styles.controls}>
        <SkipButton towards="back" onSkip={episode.skip} />
        <PlayButton status={status} title={track.title} onToggle={episode.toggle} />
        <SkipButton towards="forward" onSkip={episode.skip} />
      </div>
      <SeekSlider position={position} duration={duration} onSeek={episode.seek}>
        <span className={styles.liveRegion} role="status">
          {status === 'loading' && t('player.loading')}
        </span>
      </SeekSlider>
      {status === 'failed' && <PlaybackError message={errorMessage} audioUrl={track.audioUrl} />}
      <div className={styles.settings} dir={direction}>
        <SpeedSelect speed={episode.speed} />
        <VolumeControl {...episode} />
        {(isActive || position > 0) && <CopyTimestampLink slug={track.slug} position={position} />}
        <ShortcutToggle isEnabled={hasShortcuts} onChange={setShortcutChoice} />
      </div>
    </section>
  );
}

export function VolumeControl({ volume, isMuted }: PlaybackSettings) {
  const effectiveVolume = isMuted ? 0 : volume;
  return (
    <div className={styles.volume}>
      <button
        type="button"
        className={controls.iconButton}
        aria-pressed={isMuted}
        aria-label={t('player.mute')}
        onClick={() => player.setMuted(!isMuted)}
      >
        <PlayerIcon name={effectiveVolume === 0 ? 'muted' : 'sound'} />
      </button>
      <Slider
        label={t('player.volume')}
        valueText={t('player.percent', { value: Math.round(effectiveVolume * 100) })}
        value={effectiveVolume}
        max={1}
        step={volumeStep}
        // Rounded, because sums of 0.1 are not exact.
        onChange={({ target }) => player.setVolume(Math.round(target.valueAsNumber * 10) / 10)}
      />
    </div>
  );
}

const SpeedSelect = ({ speed }: { speed: number }) => (
  <label className={styles.speed}>
    <span>{t('player.speed')}</span>
    <select value={speed} onChange={({ target }) => player.setSpeed(Number(target.value))}>
      {speeds.map((each) => (
        <option key={each} value={each}>
          {each}×
        </option>
      ))}
    </select>
  </label>
);

function CopyTimestampLink({ slug, position }: { slug: string; position: number }) {
  const url = new URL(localPath(`/podcasts/${slug}${timestampHash(position)}`), useOrigin()).href;
  const time = formatDuration(position);
  const { message, copy } = useCopy(url, {
    copied: t('player.linkCopied', { time }),
    notCopied: t('player.copyThisLink', { url }),
  });
  return (
    <div className={styles.copyLink}>
      <button type="button" className={controls.iconButton} onClick={copy}>
        <PlayerIcon name="copy" /> {t('player.copyLinkFrom', { time })}
      </button>
      <span role="status">{message}</span>
    </div>
  );
}

export const PlaybackError = ({ message, audioUrl }: { message: string; audioUrl: string }) => (
  <div className={styles.error} dir={direction} role="alert">
    <p>{message}</p>
    <div className="actions">
      <button type="button" className="btn btn-outline-primary btn-sm" onClick={retry}>
        {t('player.tryAgain')}
      </button>
      <ExternalLink href={audioUrl}>{t('player.openTheRecording')}</ExternalLink>
    </div>
  </div>
);

/** Moves the focus first, because the focused button disappears. */
function retry({ currentTarget }: MouseEvent): void {
  currentTarget.closest('section')?.querySelector<HTMLElement>('button[data-status]')?.focus();
  player.retry();
}

const textInputs = 'input:not([type=range]), textarea, select, [contenteditable]';
/** The space bar activates these by itself. */
const pressableElements = 'button, a, summary, [role=button]';

function usePlayerShortcuts(isEnabled: boolean, episode: EpisodePlayer): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    if (!(target instanceof Element) || event.defaultPrevented || altKey || ctrlKey || metaKey) return;
    if (target.closest(textInputs) || (key === ' ' && target.closest(pressableElements))) return;
    const action = actions(episode)[key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isEnabled) return;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isEnabled]);
}

const actions = ({ toggle, skip, isMuted }: EpisodePlayer): Record<string, (() => void) | undefined> => ({
  ' ': toggle,
  k: toggle,
  j: () => skip(-skipSeconds),
  l: () => skip(skipSeconds),
  m: () => player.setMuted(!isMuted),
});

/** The sticky header covers this part of the window. */
const rootMargin = '-76px 0px 0px';

/** Reports whether the play button of an episode is in the window: if not, the bar takes its place. */
function useReportInView(slug: string, controls: RefObject<Element | null>): void {
  useIntersection(controls, (isInView) => player.setSlugInView(isInView ? slug : undefined), rootMargin, slug);
  useEffect(() => () => player.setSlugInView(undefined), []);
}

type TimestampTarget = { isActive: boolean; seek: (seconds: number) => void; reveal: () => void };

/** Seeks to the timestamp of the URL hash, except on back navigation while the episode is playing. */
function useTimestampFromUrl({ isActive, seek, reveal }: TimestampTarget): void {
  const { hash, key } = useLocation();
  const { navigationType: type } = useContext(PageNavigationContext);
  const seekTo = useEffectEvent((seconds: number | undefined) => {
    if (seconds === undefined || (isActive && type === 'POP')) return;
    seek(seconds);
    if (type === 'REPLACE') reveal();
  });
  // The location key is a dependency, because the same link may be followed twice.
  useEffect(() => seekTo(parseTimestampHash(hash)), [hash, key]);
}

const shortcuts = [
  [t('player.spaceOrK'), t('player.playAndPause')],
  ['j', t('player.back15Seconds')],
  ['l', t('player.forward15Seconds')],
  ['m', t('player.muteShortcut')],
] as const;

const storageKey = 'majlis.player-keys';

/** Single-key shortcuts can be turned off, because speech input may trigger them by accident (WCAG 2.1.4). */
const ShortcutToggle = ({ isEnabled, onChange }: { isEnabled: boolean; onChange: (isEnabled: boolean) => void }) => (
  <details className={styles.shortcuts}>
    <summary>
      {t('player.keyboard')} <Icon name="chevron" />
    </summary>
    <dl>
      {shortcuts.map(([key, action]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{action}</dd>
        </div>
      ))}
    </dl>
    <label>
      <input
        type="checkbox"
        checked={isEnabled}
        onChange={({ target }) => {
          writeStorage('localStorage', storageKey, target.checked ? null : 'off');
          onChange(target.checked);
        }}
      />{' '}
      {t('player.shortcutsOn')}
    </label>
  </details>
);

const areShortcutsEnabled = (): boolean => readStorage('localStorage', storageKey) !== 'off';

type EpisodePlayer = PlaybackProgress &
  PlaybackSettings & {
    isActive: boolean;
    toggle: () => void;
    seek: (seconds: number) => void;
    skip: (seconds: number) => void;
  };

/** Before the first play, the position is that of the URL hash or else the stored one. */
function useEpisodePlayer(track: Track): EpisodePlayer {
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

type SeekSliderProps = { position: number; duration: number; onSeek: (seconds: number) => void; children: ReactNode };

/** Seeks on release only, because each position during a drag would fetch a part of the recording. */
export function SeekSlider({ position, duration, onSeek, children }: SeekSliderProps) {
  const [dragged, setDragged] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  const commitSeek = useEffectEvent((event: Event) => {
    if (event.target instanceof HTMLInputElement) onSeek(event.target.valueAsNumber);
    setDragged(undefined);
  });
  // React's onChange fires at every step of a drag, so the native `change` event is used.
  useEffect(() => {
    const { current } = box;
    current?.addEventListener('change', commitSeek);
    return () => current?.removeEventListener('change', commitSeek);
  }, []);

  const displayed = Math.floor(Math.min(dragged ?? position, duration));
  const onKeyDown = (event: ReactKeyboardEvent) => {
    const target = seekTargetFor(event, position, duration);
    if (target === undefined) return;
    event.preventDefault();
    onSeek(target);
  };
  return (
    <div ref={box} className={styles.seek}>
      <Slider
        label={t('player.position')}
        valueText={
          duration
            ? t('player.positionOf', { position: formatDuration(displayed), duration: formatDuration(duration) })
            : formatDuration(position)
        }
        value={displayed}
        max={Math.floor(duration)}
        step={1}
        isDisabled={duration === 0}
        onChange={({ target }) => setDragged(target.valueAsNumber)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.times}>
        <span>{formatDuration(dragged ?? position)}</span>
        {children}
        <span>{duration > 0 && formatDuration(duration)}</span>
      </div>
    </div>
  );
}

/** In seconds; undefined for keys that do not seek. */
function seekTargetFor({ key, shiftKey }: ReactKeyboardEvent, position: number, duration: number): number | undefined {
  const page = shiftKey ? 60 : 15;
  const targets: Record<string, number> = {
    ...{ ArrowRight: position + 5, ArrowUp: position + 5, ArrowLeft: position - 5, ArrowDown: position - 5 },
    ...{ PageUp: position + page, PageDown: position - page, Home: 0, End: duration },
  };
  return targets[key];
}
