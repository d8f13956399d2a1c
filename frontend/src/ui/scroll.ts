import { useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PageNavigationContext } from './page/page-navigation';
import { useIsHydrating } from './page/prerender';

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

/** Moves the focus, so that keyboard users continue at the target, as after a native hash link. */
function focusOn(element: HTMLElement): void {
  const target = element.matches('a') ? element : element.querySelector<HTMLElement>('[tabindex="-1"]');
  target?.focus({ preventScroll: true });
}

const timeoutMs = 10_000;
const userInputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'] as const;

/** Scrolls again while lists above the element are filled in and estimated heights become known. Stops when the user scrolls. */
function keepInView(find: () => Element | null): () => void {
  let isSmooth = !prefersReducedMotion();
  let lastHeight = document.body.offsetHeight;
  let lastElement = find();
  const scroll = () => find()?.scrollIntoView({ behavior: isSmooth ? 'smooth' : 'instant', block: 'start' });
  // A MutationObserver runs before the change is painted, so that nothing visibly moves.
  const observer = new MutationObserver(() => {
    const element = find();
    if (document.body.offsetHeight === lastHeight && element === lastElement) return;
    lastHeight = document.body.offsetHeight;
    lastElement = element;
    scroll();
  });
  const correctPosition = () => {
    const previousY = window.scrollY;
    isSmooth = false;
    scroll();
    if (window.scrollY === previousY) window.removeEventListener('scrollend', correctPosition);
  };
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('scrollend', correctPosition);
    for (const type of userInputEvents) window.removeEventListener(type, stop);
  };
  const timer = setTimeout(stop, timeoutMs);
  window.addEventListener('scrollend', correctPosition);
  for (const type of userInputEvents) window.addEventListener(type, stop, { passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/** Returns null also for a malformed hash such as #100%. */
function findHashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

export const prefersReducedMotion = (): boolean => window.matchMedia(reducedMotionQuery).matches;

export function scrollToElement(element: Element | null): void {
  element?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'start' });
}
