import { useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PageNavigationContext } from '../page/page-navigation';
import { useIsHydrating } from '../page/prerender';
import { findHashTarget } from './hash-target';
import { keepInView } from './keep-in-view';
import { scrollToElement } from './motion';

export function useHashScroll(delayMs: number): void {
  const { hash, key } = useLocation();
  const { navigationType } = useContext(PageNavigationContext);
  // On Back and reload the browser restores the position. The first page of a visit has the key 'default'.
  const isRestored = navigationType === 'POP' && key !== 'default';
  // In a prerendered page the browser has scrolled already, and the user may have scrolled on.
  const isHydrating = useIsHydrating();
  const scrolledFor = useRef('');
  useEffect(() => {
    if (isHydrating || isRestored) scrolledFor.current = key;
    if (!hash || scrolledFor.current === key) return;
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
  }, [hash, key, delayMs, isHydrating, isRestored]);
}

/** Keyboard users continue at the target, as after a native hash link. */
function focusOn(element: HTMLElement): void {
  const target = element.matches('a') ? element : element.querySelector<HTMLElement>('[tabindex="-1"]');
  target?.focus({ preventScroll: true });
}
