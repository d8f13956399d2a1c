import { type RefObject, useEffect, useEffectEvent } from 'react';

const signs = ['pointerdown', 'focusin'];

/** While something is open, a press anywhere else closes it, and so does the focus that goes on: it would lie over that. */
export function useInteractOutside(box: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const onGone = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !box.current?.contains(target)) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    for (const sign of signs) window.addEventListener(sign, onGone);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, onGone);
    };
  }, [isOpen]);
}
