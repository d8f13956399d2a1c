import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepInPlace } from './keep-in-place';
import { scrollToElement } from './motion';

/**
 * Scrolls to the part of the page that the address names, `delay` ms after the page is drawn and whenever a link names
 * one again (each visit has a key of its own). It stays in view when lists above it arrive later. Who comes back to where
 * that part was open already, as from a dialog, is left where they were.
 */
export function useHashScroll(delay: number, isDrawn = true): void {
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef('');
  useEffect(() => {
    if (!hash || !isDrawn || (isReturn && hash === shown.current)) return;
    shown.current = hash;
    const find = () => document.getElementById(decodeURIComponent(hash.slice(1)));
    let letGo: (() => void) | undefined;
    const timer = setTimeout(() => {
      const part = find();
      scrollToElement(part);
      focusOn(part);
      letGo = keepInPlace(find);
    }, delay);
    return () => {
      clearTimeout(timer);
      letGo?.();
    };
  }, [hash, key, delay, isDrawn, isReturn]);
}

/** Whoever works by keyboard goes on from there, as after a link that the browser follows itself. */
function focusOn(part: HTMLElement | null): void {
  const heading = part?.querySelector<HTMLElement>('[tabindex="-1"]');
  heading?.focus({ preventScroll: true });
}
