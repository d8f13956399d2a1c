/**
 * The only script that a page names. A written page reads without the rest and without our fonts, which come when nothing
 * else is on its way.
 */
import './styles/main.scss';
import { isSearched } from './app/is-searched';
import { loadFonts } from './load-fonts';

/** Milliseconds in which a page that has loaded is seen, also on a slow phone. */
const longestUntold = 1000;

let pressed: HTMLElement | undefined;
let isWantedNow = false;
let fonts: Promise<void> | undefined;

/** What somebody does before that: then it is needed at once. */
const beginnings = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'];

const root = document.getElementById('root');
// The browser goes back to where the reader was, which it finds by the true lengths only (styles/_written-page.scss).
const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (opening?.type !== 'navigate') root?.removeAttribute('data-written');

if (root?.hasChildNodes() && !isSearched(window.location.search) && document.readyState !== 'complete') {
  window.addEventListener('load', afterPaint, { once: true });
  for (const beginning of beginnings) window.addEventListener(beginning, loadNow, { once: true, passive: true });
  window.addEventListener('click', remember);
} else loadNow();
// Whoever has this script from an earlier page has the fonts, too.
if (isFromCache()) void wantFonts();

function isFromCache(): boolean {
  const [fetched] = performance.getEntriesByName(import.meta.url) as PerformanceResourceTiming[];
  return fetched?.transferSize === 0;
}

/** The load event may come before anything of the page is seen; Firefox tells of no paint where it opens a page further down. */
function afterPaint(): void {
  const goOn = () => {
    observer.disconnect();
    clearTimeout(timer);
    void wantFonts().then(loadCalmly);
  };
  const timer = setTimeout(goOn, longestUntold);
  const observer = new PerformanceObserver(goOn);
  // Safari tells at once of what has been painted.
  observer.observe({ type: 'paint', buffered: true });
}

function wantFonts(): Promise<void> {
  fonts ??= loadFonts();
  return fonts;
}

/**
 * What runs when it is first imported would keep a phone from answering for a fifth of a second if it did so at one stroke:
 * all is fetched at once, and runs part by part.
 */
async function loadCalmly(): Promise<void> {
  fetchAll();
  const parts = [
    () => import('./app/parts/react'),
    () => import('./app/parts/react-dom'),
    () => import('./app/providers'),
  ];
  for (const part of parts) {
    if (isWantedNow) return;
    // Without it the page stays as it was written.
    await part().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
  }
  loadNow();
}

function fetchAll(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]'))
    link.rel = link.dataset.rel ?? 'modulepreload';
}

function loadNow(): void {
  if (isWantedNow) return;
  isWantedNow = true;
  fetchAll();
  void wantFonts();
  void import('./main').then(() => {
    window.removeEventListener('click', remember);
    pressed?.click();
    pressed = undefined;
  });
}

/** Links work by themselves; a button that is pressed too early answers a moment later. */
function remember({ target }: MouseEvent): void {
  if (target instanceof Element) pressed = target.closest('button') ?? undefined;
}
