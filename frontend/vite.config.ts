import purgecss from '@fullhuman/postcss-purgecss';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** react-bootstrap puts these class names together at run time, so no source file contains them. */
const bootstrapFamilies =
  /^(accordion|alert|badge|btn|collaps|dropdown|fade|form|input-group|invalid|is|list-group|modal|nav|offcanvas|progress|show|spinner|tab|table|toast|tooltip|valid|was)(-|$)/;

const gateway = 'http://localhost:8080';

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    sourcemap: false,
    // The content security policy refuses data: addresses for fonts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Libraries change less often than pages: on their own they stay in the browser's cache over releases.
        codeSplitting: {
          groups: [{ name: 'libraries', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// }],
        },
      },
    },
  },
  css: {
    preprocessorOptions: {
      scss: {
        // Bootstrap 5.3 is written for Sass @import.
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
    postcss: {
      plugins: [
        purgecss({
          content: [`${import.meta.dirname}/index.html`, `${import.meta.dirname}/src/**/*.{ts,tsx}`],
          safelist: { greedy: [bootstrapFamilies], variables: [/^--/], keyframes: [/./] },
          dynamicAttributes: [
            'dir',
            'lang',
            'open',
            'hidden',
            'disabled',
            'type',
            'data-state',
            'role',
            'aria-current',
            'aria-expanded',
            'aria-hidden',
            'aria-invalid',
            'aria-pressed',
            'aria-selected',
          ],
        }),
      ],
    },
  },
  server: { proxy: { '/api': gateway, '/images': gateway, '/documents': gateway } },
});
