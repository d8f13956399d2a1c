import { TextDecoder, TextEncoder } from 'node:util';

// What browsers have and jsdom lacks; tests of what runs on the server have no window.
Object.assign(globalThis, { TextDecoder, TextEncoder });
if (typeof window !== 'undefined' && typeof window.matchMedia !== 'function')
  Object.assign(window, {
    matchMedia: (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
  });
