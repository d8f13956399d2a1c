import { type PointerEvent, useRef } from 'react';

const least = 40;

/** Tells of a finger that went sideways over an element: 1 towards what comes next, -1 back. */
export function useSwipe(move: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp: ({ currentTarget, clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const [across, down] = [clientX - start.current.x, clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(across) < least || Math.abs(across) < Math.abs(down)) return;
      const isReadFromRight = getComputedStyle(currentTarget).direction === 'rtl';
      move(across < 0 === isReadFromRight ? -1 : 1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
