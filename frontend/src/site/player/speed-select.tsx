import { t } from '#messages';
import { player } from './player';
import * as styles from './player.module.scss';
import { speeds } from './player-state';

export function SpeedSelect({ speed }: { speed: number }) {
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
