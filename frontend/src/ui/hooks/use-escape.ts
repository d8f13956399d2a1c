import { useEffect, useEffectEvent } from 'react';

/** While something is open, Escape closes it, wherever the focus is. */
export function useEscape(isOpen: boolean, close: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && close());
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen]);
}
