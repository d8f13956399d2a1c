import { type ReactNode, type SyntheticEvent, useState } from 'react';

type HelpBoxProps = { section: string; title?: string; children: ReactNode };

/** How a section is used. Once folded it stays folded. */
export function HelpBox({ section, title = 'How this works', children }: HelpBoxProps) {
  const key = `majlis.help-folded.${section}`;
  const [isOpen] = useState(() => remembered(key) === null);

  function remember({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    try {
      if (currentTarget.open) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, 'yes');
    } catch {
      // Without storage the box is simply open again next time.
    }
  }

  return (
    <details className="help-box" open={isOpen} onToggle={remember}>
      <summary>{title}</summary>
      <div className="help-box-text">{children}</div>
    </details>
  );
}

function remembered(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
