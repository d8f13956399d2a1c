import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { readStorage, writeStorage } from '../ui/hooks/browser-storage';
import * as styles from './help-box.module.scss';

type HelpBoxProps = { section: string; title?: string; className?: string; children: ReactNode };

/** The browser remembers which boxes are folded. */
export function HelpBox({ section, title = 'How this works', className = '', children }: HelpBoxProps) {
  const key = `majlis.help-folded.${section}`;
  const [isOpen] = useState(() => readStorage('localStorage', key) === null);

  function storeFolded({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    writeStorage('localStorage', key, currentTarget.open ? null : 'yes');
  }

  return (
    <details className={`${styles.box} ${className}`} open={isOpen} onToggle={storeFolded}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
