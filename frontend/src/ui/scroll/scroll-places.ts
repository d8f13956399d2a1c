import type { Location } from 'react-router-dom';
import { keepIn, keptIn } from '../hooks/browser-storage';

const storageKey = 'scroll-places';

/** How far down each visited page was, by the key of its entry in the history; kept over a reload of the document. */
const places = new Map<string, number>(stored());

function stored(): [string, number][] {
  try {
    return JSON.parse(keptIn('sessionStorage', storageKey) ?? '[]');
  } catch {
    return [];
  }
}

export const keepPlace = (key: string) => places.set(key, window.scrollY);

/** A browser that draws the page anew scrolls to where it was by itself; while we draw, only we know when the page is there. */
export function letBrowserScroll(key: string): void {
  keepPlace(key);
  window.history.scrollRestoration = 'auto';
  keepIn('sessionStorage', storageKey, JSON.stringify([...places]));
}

/** Whether the reader comes back to a place that they have left, and not by a link. */
export const isPlaceKept = (key: string): boolean => places.has(key);

/** Where a link names a part of the page, that page scrolls there itself (use-hash-scroll.ts). */
export function scrollToPlace({ key, hash }: Location, keepsPlace: boolean, isSamePage: boolean): void {
  const place = places.get(key);
  if (place !== undefined) window.scrollTo(0, place);
  else if (!keepsPlace && !(isSamePage && hash)) window.scrollTo(0, 0);
}
