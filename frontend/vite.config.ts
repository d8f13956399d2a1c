import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compileMessages } from './compile-messages.mjs';
import { fonts } from './fonts.ts';

const gateway = 'http://localhost:8080';

const compiledMessages: Plugin = {
  name: 'compiled-messages',
  transform: { order: 'pre', filter: { id: /\/messages\/\w+\/\w+\.json$/ }, handler: compileMessages },
};

export default defineConfig({
  plugins: [react(), compiledMessages, fonts()],
  build: {
    target: 'es2023',
    // All these browsers know :dir(), which would otherwise be compiled into a list of languages.
    cssTarget: ['chrome120', 'firefox121', 'safari17'],
    // The content security policy forbids data: URLs for fonts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The timings are switched off, because people who start the product can do nothing about them.
      checks: { bundlerTimings: false },
      // An undefined import is a class name that its style module does not have.
      onLog: (level, log, next) => {
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
        next(level, log);
      },
    },
  },
  // The renderer runs in the publisher's image, which has no node_modules of the frontend.
  ssr: { noExternal: true },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // The only script that a page names must not import others.
                { name: 'start', tags: ['$initial'], priority: 2 },
                // React is in a file of its own, which stays in the browser's cache over releases.
                { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|\/app\/react\.ts$/, priority: 1 },
                // Pages share one file, so that a visit loads few. Dialogs open later and stay outside of it.
                { name: 'shared', test: /\/src\/(api|app|seo|site|ui\/(?!dialog\/))/, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { copyPublicDir: false, rolldownOptions: { output: { codeSplitting: false } } },
    },
  },
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      // Class names are predictable, because other style sheets (for print, and for pages without scripts) and tests name them.
      generateScopedName: (name, file) => [...new Set([basename(file, '.module.scss'), name])].join('_'),
    },
    preprocessorOptions: {
      scss: {
        // Bootstrap 5.3 is written for Sass @import.
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
  server: { proxy: { '/api': gateway, '/images': gateway, '/documents': gateway } },
});
