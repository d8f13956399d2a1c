import { t } from '#messages';
import { readStorage, writeStorage } from '../../ui/hooks/browser-storage';
import { Icon } from '../../ui/picture/icon';
import * as styles from './player.module.scss';

const shortcuts = [
  [t('player.spaceOrK'), t('player.playAndPause')],
  ['j', t('player.back15Seconds')],
  ['l', t('player.forward15Seconds')],
  ['m', t('player.muteShortcut')],
] as const;

const storageKey = 'majlis.player-keys';

type ShortcutToggleProps = { isEnabled: boolean; onChange: (isEnabled: boolean) => void };

/** Single-key shortcuts can be turned off, because speech input may trigger them by accident (WCAG 2.1.4). */
export function ShortcutToggle({ isEnabled, onChange }: ShortcutToggleProps) {
  return (
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
}

export const areShortcutsEnabled = (): boolean => readStorage('localStorage', storageKey) !== 'off';
