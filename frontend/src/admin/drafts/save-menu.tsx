import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { t } from '#messages/staff';
import { useInteractOutside } from '../hooks/use-interact-outside';
import { Icon, type IconName } from '../icon';
import * as styles from './save-menu.module.scss';

export type MenuEntry = { label: string; icon: IconName; help?: string; isDisabled?: boolean; run: () => void };

/** Other ways to save, beside the button that saves. */
export function SaveMenu({ entries }: { entries: MenuEntry[] }) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  useInteractOutside(box, isOpen, () => setOpen(false));

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    // Escape closes the menu only, not the dialog around it.
    event.stopPropagation();
    setOpen(false);
    toggle.current?.focus();
  }
  function choose(run: () => void) {
    setOpen(false);
    toggle.current?.focus();
    run();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches keys of the buttons inside
    <div ref={box} className={styles.box} onKeyDown={closeOnEscape}>
      <button
        ref={toggle}
        type="button"
        className={`btn btn-quiet ${styles.toggle}`}
        aria-label={t('common.moreWaysToSave')}
        title={t('common.moreWaysToSave')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="up" />
      </button>
      <div id={id} className={styles.menu} hidden={!isOpen}>
        {entries.map(({ label, icon, help, isDisabled, run }) => (
          <button
            key={label}
            type="button"
            className={styles.entry}
            aria-label={label}
            aria-describedby={help && `${id}-${icon}`}
            disabled={isDisabled}
            onClick={() => choose(run)}
          >
            <Icon name={icon} />
            <span>
              {label}
              {help && (
                <span id={`${id}-${icon}`} className={styles.help}>
                  {help}
                </span>
              )}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
