import * as messages from '#messages/player';
import { readStorage, writeStorage } from '../../ui/hooks/browser-storage';
import { Icon } from '../../ui/picture/icon';
import * as styles from './player.module.scss';

const shortcuts = [
  [messages.spaceOrK, messages.playAndPause],
  ['j', messages.back15Seconds],
  ['l', messages.forward15Seconds],
  ['m', messages.muteShortcut],
] as const;

const storageKey = 'majlis.player-keys';

type ShortcutToggleProps = { isEnabled: boolean; onChange: (isEnabled: boolean) => void };

/** Single-key shortcuts can be turned off, because speech input may trigger them by accident (WCAG 2.1.4). */
export function ShortcutToggle({ isEnabled, onChange }: ShortcutToggleProps) {
  return (
    <details className={styles.shortcuts}>
      <summary>
        {messages.keyboard} <Icon name="chevron" />
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
        {messages.shortcutsOn}
      </label>
    </details>
  );
}

export const areShortcutsEnabled = (): boolean => readStorage('localStorage', storageKey) !== 'off';
