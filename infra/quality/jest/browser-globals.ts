import { TextDecoder, TextEncoder } from 'node:util';
import { defaultLanguage } from '@majlis/contracts/shared/languages';
import { setTexts } from '../../../frontend/src/messages/catalogues';
import site from '../../../frontend/src/messages/en/site.json';
import staff from '../../../frontend/src/messages/en/staff.json';

setTexts({ language: defaultLanguage, pathPrefix: '', site, staff });

// jsdom lacks these browser APIs. Tests of server code have no window.
Object.assign(globalThis, { TextDecoder, TextEncoder });
if (typeof window !== 'undefined' && typeof window.matchMedia !== 'function')
  Object.assign(window, {
    matchMedia: (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
  });

/** jsdom lays nothing out, so nothing ever changes its size. */
class FakeResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
if (typeof window !== 'undefined') window.ResizeObserver ??= FakeResizeObserver;
