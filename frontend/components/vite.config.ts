import { defineConfig } from 'vite';
import product from '../vite.config.ts';

const { target, cssTarget, assetsInlineLimit, rolldownOptions } = product.build ?? {};

/** The page of components is built and served by itself, so that nothing of it gets into the product (infra/adr/frontend.md). */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../public',
  cacheDir: `${import.meta.dirname}/../../node_modules/.cache/majlis/components`,
  plugins: product.plugins,
  css: product.css,
  server: { port: 8070 },
  build: {
    ...{ target, cssTarget, assetsInlineLimit, copyPublicDir: false },
    // Each sample of a dialog is a page of its own, which loads faster from a few files.
    rolldownOptions: { ...rolldownOptions, output: { codeSplitting: false } },
  },
});
