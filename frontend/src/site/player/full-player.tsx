import { type MouseEvent, type RefObject, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '#messages';
import { direction } from '#messages/language';
import { ExternalLink } from '../../ui/page/external-link';
import { PageNavigationContext } from '../../ui/page/page-navigation';
import { localPath } from '../../ui/page/page-path';
import { useIsHydrating, useOrigin } from '../../ui/page/prerender';
import { scrollToElement } from '../../ui/scroll/motion';
import { PlayButton } from './play-button';
import { player } from './player';
import * as styles from './player.module.scss';
import * as controls from './player-controls.module.scss';
import { PlayerIcon } from './player-icon';
import { type PlaybackSettings, skipSeconds, speeds, type Track, volumeStep } from './player-state';
import { SeekSlider } from './seek-slider';
import { areShortcutsEnabled, ShortcutToggle } from './shortcut-toggle';
import { SkipButton } from './skip-button';
import { Slider } from './slider';
import { formatDuration, parseTimestampHash, timestampHash } from './timestamps';
import { type EpisodePlayer, useEpisodePlayer } from './use-episode-player';

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
    <section ref={section} className={styles.player} dir="ltr" aria-label={t('player.player')} data-status={status}>
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

function SpeedSelect({ speed }: { speed: number }) {
  return (
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
}

type CopyTimestampLinkProps = { slug: string; position: number };

function CopyTimestampLink({ slug, position }: CopyTimestampLinkProps) {
  const [message, setMessage] = useState('');
  const url = new URL(localPath(`/podcasts/${slug}${timestampHash(position)}`), useOrigin()).href;
  const time = formatDuration(position);
  const copy = async () => {
    try {
      // `navigator.clipboard` is undefined without TLS.
      await navigator.clipboard.writeText(url);
      setMessage(t('player.linkCopied', { time }));
    } catch {
      setMessage(t('player.copyThisLink', { url }));
    }
  };
  return (
    <div className={styles.copyLink}>
      <button type="button" className={controls.iconButton} onClick={() => void copy()}>
        <PlayerIcon name="copy" /> {t('player.copyLinkFrom', { time })}
      </button>
      <span role="status">{message}</span>
    </div>
  );
}

type PlaybackErrorProps = { message: string; audioUrl: string };

export function PlaybackError({ message, audioUrl }: PlaybackErrorProps) {
  return (
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
}

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
  useEffect(() => {
    if (!controls.current) return;
    const onIntersection = (entries: IntersectionObserverEntry[]) =>
      player.setSlugInView(entries.at(-1)?.isIntersecting ? slug : undefined);
    const observer = new IntersectionObserver(onIntersection, { rootMargin });
    observer.observe(controls.current);
    return () => {
      observer.disconnect();
      player.setSlugInView(undefined);
    };
  }, [slug, controls]);
}

type TimestampTarget = {
  isActive: boolean;
  seek: (seconds: number) => void;
  reveal: () => void;
};

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
