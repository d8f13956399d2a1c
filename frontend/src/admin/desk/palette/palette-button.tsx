import { useEffect, useState } from 'react';
import { t } from '#messages/staff';
import { lazyDialog } from '../../../ui/page/lazy-part';
import { isPaletteShortcut, takeQueuedPalette } from '../../../ui/palette/early-shortcut';
import { SmallButton } from '../../shell/buttons';
import { ariaKeys, formatKeys } from '../../shell/keys';
import * as layout from '../../shell/layout/layout.module.scss';
import * as styles from './palette-button.module.scss';

const loadPalette = async () => (await import('./staff-palette')).StaffPalette;
const StaffPalette = lazyDialog(loadPalette);

const keys = 'Mod-k';

/** Opens the palette; its keyboard shortcut works everywhere in the staff area. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(takeQueuedPalette);
  useEffect(() => {
    // Loaded only when it opens, it would miss the first letters that are typed after its shortcut.
    void loadPalette().catch(() => undefined);
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPaletteShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <SmallButton
        icon="search"
        aria-keyshortcuts={ariaKeys(keys)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={layout.buttonLabel}>{t('layout.find')}</span>{' '}
        <span aria-hidden="true" className={styles.shortcut}>
          {formatKeys(keys)}
        </span>
      </SmallButton>
      {isOpen && <StaffPalette onClose={() => setOpen(false)} />}
    </>
  );
}
