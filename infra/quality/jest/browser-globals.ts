import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these browser APIs. Tests of server code have no window.
Object.assign(globalThis, { TextDecoder, TextEncoder });
if (typeof window !== 'undefined' && typeof window.matchMedia !== 'function')
  Object.assign(window, {
    matchMedia: (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
  });
