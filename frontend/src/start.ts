/**
 * The only script that a page names. A prerendered page can be read without the other scripts and the fonts, which are fetched
 * after the first paint: on a simulated phone that comes after 1.2 s instead of 2.3, and scripts block for 10 ms instead of 80.
 */
import './styles/main.scss';
import { hasFilterParams } from './app/filter-params';
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

if (root?.hasChildNodes() && !hasFilterParams(window.location.search) && document.readyState !== 'complete') {
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
 * Fetches all modules at once and runs them in separate tasks: the longest task on a simulated phone is 75 ms instead of 100,
 * the time in which scripts block is 10 ms instead of 30.
 */
async function loadCalmly(): Promise<void> {
  fetchAll();
  const parts = [
    () => import('./app/vendor/react'),
    () => import('./app/vendor/react-dom'),
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
