import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollToElement } from './motion';

/**
 * Scrolls to the part of the page that the address names, `delay` ms after the page is drawn and whenever a link names
 * one again (each visit has a key of its own).
 */
export function useHashScroll(delay: number, isDrawn = true): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash || !isDrawn) return;
    const timer = setTimeout(() => scrollToElement(document.getElementById(decodeURIComponent(hash.slice(1)))), delay);
    return () => clearTimeout(timer);
  }, [hash, key, delay, isDrawn]);
}
