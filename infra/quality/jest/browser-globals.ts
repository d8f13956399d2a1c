import { TextDecoder, TextEncoder } from 'node:util';

// What browsers have and jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder });
if (typeof window.matchMedia !== 'function')
  Object.assign(window, {
    matchMedia: (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
  });
