import type { Location } from 'react-router-dom';
import { readStorage, writeStorage } from '../hooks/browser-storage';

const storageKey = 'scroll-positions';

const positions = new Map<string, number>(readStored());

function readStored(): [string, number][] {
  try {
    return JSON.parse(readStorage('sessionStorage', storageKey) ?? '[]');
  } catch {
    return [];
  }
}

export const saveScrollPosition = (key: string) => positions.set(key, window.scrollY);

/** On a reload the browser restores the position itself; until then only the app knows when the page is rendered. */
export function handOverToBrowser(key: string): void {
  saveScrollPosition(key);
  window.history.scrollRestoration = 'auto';
  writeStorage('sessionStorage', storageKey, JSON.stringify([...positions]));
}

export const hasSavedPosition = (key: string): boolean => positions.has(key);

/** The page itself scrolls to a hash (use-hash-scroll.ts). */
export function restoreScrollPosition({ key, hash }: Location, preservesScroll: boolean, isSamePage: boolean): void {
  const position = positions.get(key);
  if (position !== undefined) window.scrollTo(0, position);
  else if (!preservesScroll && !(isSamePage && hash)) window.scrollTo(0, 0);
}
