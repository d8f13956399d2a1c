import { type PointerEvent, useRef } from 'react';

const minSwipePx = 40;

/** Reports horizontal touch swipes in reading direction: 1 to the next item, -1 to the previous one. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp: ({ currentTarget, clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const [across, down] = [clientX - start.current.x, clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(across) < minSwipePx || Math.abs(across) < Math.abs(down)) return;
      const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
      onSwipe(across < 0 === isRtl ? -1 : 1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
