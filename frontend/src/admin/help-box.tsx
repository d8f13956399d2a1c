import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { keepIn, keptIn } from '../ui/hooks/browser-storage';

type HelpBoxProps = { section: string; title?: string; children: ReactNode };

/** How a section is used. Once folded it stays folded. */
export function HelpBox({ section, title = 'How this works', children }: HelpBoxProps) {
  const key = `majlis.help-folded.${section}`;
  const [isOpen] = useState(() => keptIn('localStorage', key) === null);

  function remember({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    keepIn('localStorage', key, currentTarget.open ? null : 'yes');
  }

  return (
    <details className="help-box" open={isOpen} onToggle={remember}>
      <summary>{title}</summary>
      <div className="help-box-text">{children}</div>
    </details>
  );
}
