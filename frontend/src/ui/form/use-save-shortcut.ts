import { type RefObject, useEffect } from 'react';

/** Ctrl+S, or Cmd+S, saves the form as its button does; of several open dialogs it is that of the uppermost. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      const uppermost = [...document.querySelectorAll('[role="dialog"]')].at(-1);
      if (!uppermost || uppermost.contains(form.current)) form.current?.requestSubmit();
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, [form]);
}
