import { player } from './player';
import * as styles from './player.module.scss';
import * as controls from './player-controls.module.scss';
import { PlayerIcon } from './player-icon';
import { type Settings, volumeStep } from './player-state';
import { Slider } from './slider';

export function VolumeControl({ volume, isMuted }: Settings) {
  const heard = isMuted ? 0 : volume;
  return (
    <div className={styles.volume}>
      <button
        type="button"
        className={controls.quiet}
        aria-pressed={isMuted}
        aria-label="Mute"
        onClick={() => player.setMuted(!isMuted)}
      >
        <PlayerIcon name={heard === 0 ? 'muted' : 'sound'} />
      </button>
      <Slider
        label="Volume"
        valueText={`${Math.round(heard * 100)} %`}
        value={heard}
        max={1}
        step={volumeStep}
        // Steps of a tenth do not add up exactly.
        onChange={({ target }) => player.setVolume(Math.round(target.valueAsNumber * 10) / 10)}
      />
    </div>
  );
}
