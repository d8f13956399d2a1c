import { siteLanguages } from '@majlis/contracts/shared/languages';
import { defineConfig } from 'vite';
import { readShellTexts } from '../app-shells.mjs';

const texts = await Promise.all(siteLanguages.map(async ({ tag }) => [tag, await readShellTexts(tag)]));

// The worker is one file with a fixed name, because browsers look for a new version where they found the former one.
export default defineConfig({
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"', SHELL_TEXTS: JSON.stringify(Object.fromEntries(texts)) },
  build: {
    target: 'es2023',
    outDir: `${import.meta.dirname}/../dist`,
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: { 'service-worker': `${import.meta.dirname}/service-worker.ts` },
      output: { format: 'iife', entryFileNames: '[name].js', codeSplitting: false },
    },
  },
});
