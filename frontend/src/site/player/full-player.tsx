import { useRef, useState } from 'react';
import { useIsTakenOver } from '../../ui/page/published';
import { scrollToElement } from '../../ui/scroll/motion';
import { CopyMoment } from './copy-moment';
import { areKeysOn, KeyChoice } from './key-choice';
import { PlayButton } from './play-button';
import * as styles from './player.module.scss';
import { PlayerFailed } from './player-failed';
import type { Track } from './player-state';
import { SeekSlider } from './seek-slider';
import { SkipButton } from './skip-button';
import { SpeedChoice } from './speed-choice';
import { useEpisodePlayer } from './use-episode-player';
import { useMomentOfAddress } from './use-moment-of-address';
import { usePlayerKeys } from './use-player-keys';
import { VolumeControl } from './volume-control';

/** The player on the page of its episode. */
export function FullPlayer({ track }: { track: Track }) {
  const episode = useEpisodePlayer(track);
  const { status, position, duration, failure } = episode;
  const isTakenOver = useIsTakenOver();
  const [chosen, setKeyed] = useState<boolean>();
  const isKeyed = chosen ?? (isTakenOver || areKeysOn());
  usePlayerKeys(isKeyed, episode);

  const section = useRef<HTMLElement>(null);
  const show = () => {
    // Who listens hears that it has moved.
    if (status === 'playing' || status === 'loading') return;
    scrollToElement(section.current);
    section.current?.querySelector<HTMLElement>('button[data-status]')?.focus({ preventScroll: true });
  };
  useMomentOfAddress({ ...episode, show });
  return (
    <section ref={section} className={styles.player} aria-label="Player" data-status={status}>
      <noscript>
        {/* biome-ignore lint/a11y/useMediaCaption: the recordings come without captions */}
        <audio controls preload="none" src={track.audioUrl} />
      </noscript>
      <div className={styles.controls}>
        <SkipButton towards="back" onSkip={episode.skip} />
        <PlayButton status={status} title={track.title} onToggle={episode.toggle} />
        <SkipButton towards="forward" onSkip={episode.skip} />
      </div>
      <SeekSlider position={position} duration={duration} onSeek={episode.seek}>
        <span className={styles.news} role="status">
          {status === 'loading' && 'Loading the recording...'}
        </span>
      </SeekSlider>
      {status === 'failed' && <PlayerFailed failure={failure} audioUrl={track.audioUrl} />}
      <div className={styles.settings}>
        <SpeedChoice speed={episode.speed} />
        <VolumeControl {...episode} />
        <CopyMoment slug={track.slug} position={position} />
        <KeyChoice isOn={isKeyed} onChange={setKeyed} />
      </div>
    </section>
  );
}
