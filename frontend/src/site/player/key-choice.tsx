import { keepIn, keptIn } from '../../ui/hooks/browser-storage';
import { Icon } from '../../ui/picture/icon';
import * as styles from './player.module.scss';

const keys = [
  ['Space or k', 'play and pause'],
  ['j, l', '15 seconds back, forward'],
  ['m', 'mute'],
] as const;

const kept = 'majlis.player-keys';

type KeyChoiceProps = { isOn: boolean; onChange: (isOn: boolean) => void };

/** The keys of the player, and how to be rid of them: whoever steers by voice may press them unawares. */
export function KeyChoice({ isOn, onChange }: KeyChoiceProps) {
  return (
    <details className={styles.keys}>
      <summary>
        Keyboard <Icon name="chevron" />
      </summary>
      <dl>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            keepIn('localStorage', kept, target.checked ? null : 'off');
            onChange(target.checked);
          }}
        />{' '}
        Use these keys
      </label>
    </details>
  );
}

export const areKeysOn = (): boolean => keptIn('localStorage', kept) !== 'off';
