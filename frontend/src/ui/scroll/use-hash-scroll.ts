import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrating } from '../page/prerender';
import { findHashTarget } from './hash-target';
import { keepInView } from './keep-in-view';
import { scrollToElement } from './motion';
import { hasSavedPosition } from './scroll-restoration';

/**
 * Scrolls smoothly to the part of the page that the address names, `delayMs` after the page is drawn and whenever a link
 * names one again (each visit has a key of its own). Who comes back, as from a dialog, is left where they were.
 */
export function useHashScroll(delayMs: number): void {
  const { hash, key } = useLocation();
  // In a written page the browser has gone there by itself, and its reader may be elsewhere by now.
  const isTakenOver = useIsHydrating();
  const goneTo = useRef('');
  useEffect(() => {
    if (isTakenOver) goneTo.current = key;
    if (!hash || goneTo.current === key || hasSavedPosition(key)) return;
    let isFocused = false;
    const find = () => {
      const part = findHashTarget(hash);
      // Once, though it may be drawn late.
      if (part && !isFocused) focusOn(part);
      isFocused ||= part !== null;
      return part;
    };
    let end: (() => void) | undefined;
    const timer = setTimeout(() => {
      scrollToElement(find());
      end = keepInView(find);
    }, delayMs);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [hash, key, delayMs, isTakenOver]);
}

/** Whoever works by keyboard goes on from there, as after a link that the browser follows itself. */
function focusOn(part: HTMLElement): void {
  const place = part.matches('a') ? part : part.querySelector<HTMLElement>('[tabindex="-1"]');
  place?.focus({ preventScroll: true });
}
