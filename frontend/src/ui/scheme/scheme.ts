import { readStorage, writeStorage } from '../browser-storage';

export type Scheme = 'system' | 'light' | 'dark';

const key = 'scheme';

export function readScheme(): Scheme {
  const stored = readStorage('localStorage', key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function storeScheme(scheme: Scheme): void {
  writeStorage('localStorage', key, scheme === 'system' ? null : scheme);
  applyScheme(scheme);
}

/** The script in index.html does the same before the first paint. */
export function applyScheme(scheme: Scheme): void {
  const isChosen = scheme !== 'system';
  if (isChosen) document.documentElement.dataset.scheme = scheme;
  else delete document.documentElement.dataset.scheme;
  document.querySelector('meta[name=color-scheme]')?.setAttribute('content', isChosen ? scheme : 'light dark');
  const media = { system: '(prefers-color-scheme: dark)', light: 'not all', dark: 'all' };
  document.querySelector('meta[name=theme-color][media]')?.setAttribute('media', media[scheme]);
}

/** Another tab may choose a scheme while this page is open, or while it waits in the browser's back/forward cache. */
export function onSchemeChange(handler: () => void): () => void {
  window.addEventListener('storage', handler);
  window.addEventListener('pageshow', handler);
  return () => {
    window.removeEventListener('storage', handler);
    window.removeEventListener('pageshow', handler);
  };
}
