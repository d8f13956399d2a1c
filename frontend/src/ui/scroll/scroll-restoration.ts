import type { Location } from 'react-router-dom';
import { readStorage, writeStorage } from '../hooks/browser-storage';

const storageKey = 'scroll-places';

/** How far down each visited page was, by the key of its entry in the history; kept over a reload of the document. */
const positions = new Map<string, number>(readStored());

function readStored(): [string, number][] {
  try {
    return JSON.parse(readStorage('sessionStorage', storageKey) ?? '[]');
  } catch {
    return [];
  }
}

export const saveScrollPosition = (key: string) => positions.set(key, window.scrollY);

/** A browser that draws the page anew scrolls to where it was by itself; while we draw, only we know when the page is there. */
export function handOverToBrowser(key: string): void {
  saveScrollPosition(key);
  window.history.scrollRestoration = 'auto';
  writeStorage('sessionStorage', storageKey, JSON.stringify([...positions]));
}

/** Whether the reader comes back to a place that they have left, and not by a link. */
export const hasSavedPosition = (key: string): boolean => positions.has(key);

/** Where a link names a part of the page, that page scrolls there itself (use-hash-scroll.ts). */
export function restoreScrollPosition({ key, hash }: Location, keepsPlace: boolean, isSamePage: boolean): void {
  const place = positions.get(key);
  if (place !== undefined) window.scrollTo(0, place);
  else if (!keepsPlace && !(isSamePage && hash)) window.scrollTo(0, 0);
}
