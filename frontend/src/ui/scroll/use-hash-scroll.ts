import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrating } from '../page/prerender';
import { findHashTarget } from './hash-target';
import { keepInView } from './keep-in-view';
import { scrollToElement } from './motion';
import { hasSavedPosition } from './scroll-restoration';

export function useHashScroll(delayMs: number): void {
  const { hash, key } = useLocation();
  // In a prerendered page the browser has scrolled already, and the user may have scrolled on.
  const isHydrating = useIsHydrating();
  const scrolledFor = useRef('');
  useEffect(() => {
    if (isHydrating) scrolledFor.current = key;
    if (!hash || scrolledFor.current === key || hasSavedPosition(key)) return;
    let isFocused = false;
    const find = () => {
      const element = findHashTarget(hash);
      if (element && !isFocused) focusOn(element);
      isFocused ||= element !== null;
      return element;
    };
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      scrollToElement(find());
      stop = keepInView(find);
    }, delayMs);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [hash, key, delayMs, isHydrating]);
}

/** Keyboard users continue at the target, as after a native hash link. */
function focusOn(element: HTMLElement): void {
  const target = element.matches('a') ? element : element.querySelector<HTMLElement>('[tabindex="-1"]');
  target?.focus({ preventScroll: true });
}
