// The only script that a page names. It loads the fonts and the other scripts after the first paint, which on a simulated
// phone comes after 1.2 s instead of 2.3; scripts block for 10 ms instead of 80.
import './styles/main.scss';
import { hasFilterParams, isStaffAreaPath, stopEstimatingHeights } from './app/addresses';
import { loadFonts } from './load-fonts';
import { loadSiteTexts } from './messages/catalogues';
import { isPaletteShortcut, queuePalette } from './ui/palette/early-shortcut';

/** A loaded page has painted by then, even on a slow phone. */
const maxPaintWaitMs = 3000;

let queuedButton: HTMLElement | undefined;
let isLoadingNow = false;
let fonts: Promise<void> | undefined;

const interactionEvents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'];

const root = document.getElementById('root');
// On reload and Back the browser restores the scroll position, which needs the true heights. The key End needs them, too.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigation?.type !== 'navigate') stopEstimatingHeights();
window.addEventListener('keydown', stopEstimatingHeights, { once: true });

if (root?.hasChildNodes() && !hasFilterParams(window.location.search) && document.readyState !== 'complete') {
  window.addEventListener('load', loadAfterPaint, { once: true });
  for (const type of interactionEvents) window.addEventListener(type, loadImmediately, { once: true, passive: true });
  window.addEventListener('click', queueClick);
} else loadImmediately();
if (isStaffAreaPath(window.location.pathname)) window.addEventListener('keydown', queuePaletteShortcut);
// A cached script means that the fonts are cached, too.
if (isFromCache()) void ensureFonts();

function isFromCache(): boolean {
  const [entry] = performance.getEntriesByName(import.meta.url) as PerformanceResourceTiming[];
  return entry?.transferSize === 0;
}

/** The load event can precede the first paint, which Firefox does not report for a page that opens scrolled down. */
function loadAfterPaint(): void {
  const proceed = () => {
    observer.disconnect();
    clearTimeout(timer);
    void ensureFonts().then(loadIncrementally);
  };
  const timer = setTimeout(proceed, maxPaintWaitMs);
  const observer = new PerformanceObserver(proceed);
  observer.observe({ type: 'paint', buffered: true });
}

function ensureFonts(): Promise<void> {
  fonts ??= loadFonts();
  return fonts;
}

/**
 * Loads the code in separate tasks: on a simulated phone the longest takes 75 ms instead of 100, and scripts block for 10 ms, not
 * 30.
 */
async function loadIncrementally(): Promise<void> {
  fetchScripts();
  const steps: (() => Promise<unknown>)[] = [() => import('./app/react'), loadTexts, () => import('./app/providers')];
  for (const step of steps) {
    if (isLoadingNow) return;
    // An error is ignored, because the prerendered page can be read and its links work without this code.
    await step().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
  }
  loadImmediately();
}

/** Turns the links that app-shells.mjs writes, which browsers ignore, into preloads. */
function fetchScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="deferred"]'))
    link.rel = link.dataset.rel ?? 'modulepreload';
}

function loadImmediately(): void {
  if (isLoadingNow) return;
  isLoadingNow = true;
  fetchScripts();
  void ensureFonts();
  void loadSite().then(() => {
    window.removeEventListener('click', queueClick);
    queuedButton?.click();
    queuedButton = undefined;
  });
}

function loadTexts(): Promise<void> {
  const isStaffArea = isStaffAreaPath(window.location.pathname);
  return loadSiteTexts(document.documentElement.lang, { isStaffArea });
}

/** The preview of a draft has its token in its address, and must not read anything without it. */
async function loadSite(): Promise<void> {
  await loadTexts();
  if (window.location.search.includes('preview=')) await import('./preview/start-preview');
  await import('./main');
}

/** Links and popovers work without scripts; an early press of another button is repeated once the page is interactive. */
function queueClick({ target }: MouseEvent): void {
  if (target instanceof Element) queuedButton = target.closest<HTMLElement>('button:not([popovertarget])') ?? undefined;
}

/** Handles the shortcut until the palette has a listener of its own, which then prevents the default and is called first. */
function queuePaletteShortcut(event: KeyboardEvent): void {
  if (!isPaletteShortcut(event)) return;
  event.preventDefault();
  queuePalette();
}
