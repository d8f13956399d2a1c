import { type RefObject, useEffect, useEffectEvent } from 'react';

const events = ['pointerdown', 'focusin'];

export function useInteractOutside(box: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const onInteraction = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !box.current?.contains(target)) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    for (const type of events) window.addEventListener(type, onInteraction);
    return () => {
      for (const type of events) window.removeEventListener(type, onInteraction);
    };
  }, [isOpen]);
}
