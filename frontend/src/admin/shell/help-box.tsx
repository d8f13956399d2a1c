import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { t } from '#messages/staff';
import { readStorage, writeStorage } from '../../ui/browser-storage';
import * as styles from './help-box.module.scss';

type HelpBoxProps = {
  section: string;
  title?: string;
  className?: string;
  steps: readonly ReactNode[];
  /** Stands below the steps. */
  children?: ReactNode;
};

/** Holds what the user last chose, for the boxes of all sections. */
const foldedKey = 'majlis.help-folded';
const visitsKey = (section: string) => `majlis.help-visits.${section}`;
const maxOpenVisits = 3;

/** Without a choice of the user, the box is open on the first visits of a section on a wide screen. */
export function HelpBox({ section, title = t('rows.howThisWorks'), className = '', steps, children }: HelpBoxProps) {
  const [isOpen] = useState(() => isOpenAtFirst(section));
  const wasOpen = useRef(isOpen);

  useEffect(() => {
    writeStorage('localStorage', visitsKey(section), String(Math.min(countVisits(section), maxOpenVisits) + 1));
  }, [section]);

  function storeChoice({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) {
    // Browsers fire the event also for a box that is open from the start.
    if (open === wasOpen.current) return;
    wasOpen.current = open;
    writeStorage('localStorage', foldedKey, open ? 'no' : 'yes');
  }

  return (
    <details className={`${styles.box} ${className}`} open={isOpen} onToggle={storeChoice}>
      <summary>{title}</summary>
      <ol>
        {steps.map((step, index) => (
          <li key={index}>{step}</li>
        ))}
      </ol>
      {children}
    </details>
  );
}

const countVisits = (section: string) => Number(readStorage('localStorage', visitsKey(section)) ?? 0);

function isOpenAtFirst(section: string): boolean {
  const folded = readStorage('localStorage', foldedKey);
  if (folded !== null) return folded === 'no';
  return !window.matchMedia('(width < 768px)').matches && countVisits(section) < maxOpenVisits;
}
