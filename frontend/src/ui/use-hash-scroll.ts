import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepInPlace } from './keep-in-place';
import { scrollToElement } from './motion';
import { namedPart } from './named-part';
import { useIsTakenOver } from './published';

/**
 * Scrolls to the part of the page that the address names, `delay` ms after the page is drawn and whenever a link names
 * one again (each visit has a key of its own). It stays in view when lists above it arrive later. Who comes back to where
 * that part was open already, as from a dialog, is left where they were.
 */
export function useHashScroll(delay: number): void {
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  // In a written page the browser has gone there by itself, and its reader may be elsewhere by now.
  const isTakenOver = useIsTakenOver();
  const shown = useRef('');
  useEffect(() => {
    if (!hash || (isReturn && hash === shown.current)) return;
    shown.current = hash;
    if (isTakenOver) return;
    let isFocused = false;
    const find = () => {
      const part = namedPart(hash);
      // Once, though it may be drawn late.
      if (part && !isFocused) focusOn(part);
      isFocused ||= part !== null;
      return part;
    };
    let letGo: (() => void) | undefined;
    const timer = setTimeout(() => {
      scrollToElement(find());
      letGo = keepInPlace(find);
    }, delay);
    return () => {
      clearTimeout(timer);
      letGo?.();
    };
  }, [hash, key, delay, isReturn, isTakenOver]);
}

/** Whoever works by keyboard goes on from there, as after a link that the browser follows itself. */
function focusOn(part: HTMLElement): void {
  const place = part.matches('a') ? part : part.querySelector<HTMLElement>('[tabindex="-1"]');
  place?.focus({ preventScroll: true });
}
