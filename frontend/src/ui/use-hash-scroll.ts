import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepInPlace } from './keep-in-place';
import { scrollToElement } from './motion';

/**
 * Scrolls to the part of the page that the address names, `delay` ms after the page is drawn and whenever a link names
 * one again (each visit has a key of its own). It stays in view when lists above it arrive later.
 */
export function useHashScroll(delay: number, isDrawn = true): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash || !isDrawn) return;
    const find = () => document.getElementById(decodeURIComponent(hash.slice(1)));
    let letGo: (() => void) | undefined;
    const timer = setTimeout(() => {
      scrollToElement(find());
      letGo = keepInPlace(find);
    }, delay);
    return () => {
      clearTimeout(timer);
      letGo?.();
    };
  }, [hash, key, delay, isDrawn]);
}
