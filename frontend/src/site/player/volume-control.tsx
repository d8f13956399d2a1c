import { t } from '#messages';
import { player } from './player';
import * as styles from './player.module.scss';
import * as controls from './player-controls.module.scss';
import { PlayerIcon } from './player-icon';
import { type PlaybackSettings, volumeStep } from './player-state';
import { Slider } from './slider';

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
