import { useRef, useState } from 'react';
import { t } from '#messages';
import { direction } from '#messages/language';
import { useIsHydrating } from '../../ui/page/prerender';
import { scrollToElement } from '../../ui/scroll/motion';
import { CopyTimestampLink } from './copy-timestamp-link';
import { PlayButton } from './play-button';
import { PlaybackError } from './playback-error';
import * as styles from './player.module.scss';
import type { Track } from './player-state';
import { SeekSlider } from './seek-slider';
import { areShortcutsEnabled, ShortcutToggle } from './shortcut-toggle';
import { SkipButton } from './skip-button';
import { SpeedSelect } from './speed-select';
import { useEpisodePlayer } from './use-episode-player';
import { usePlayerShortcuts } from './use-player-shortcuts';
import { useReportInView } from './use-report-in-view';
import { useTimestampFromUrl } from './use-timestamp-from-url';
import { VolumeControl } from './volume-control';

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
