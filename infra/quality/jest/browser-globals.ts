import { TextDecoder, TextEncoder } from 'node:util';

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
