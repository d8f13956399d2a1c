import { readFileSync } from 'node:fs';
import { describeApi } from '@majlis/contracts/api/describe-api.schema';
import { defineConfig, type Plugin } from 'vite';

/** The examples are responses that were recorded from an installation with the sample content. */
const examples = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../infra/quality/visual/responses.json`, 'utf8'),
) as Record<string, unknown>;

function apiDescription(): Plugin {
  return {
    name: 'api-description',
    generateBundle() {
      const source = JSON.stringify(describeApi(examples));
      this.emitFile({ type: 'asset', fileName: 'api/openapi.json', source });
    },
  };
}

// This build is separate from the site's, so that no other page loads its code. Vite serves the page under the path of its source.
export default defineConfig({
  publicDir: false,
  plugins: [apiDescription()],
  css: { preprocessorOptions: { scss: { silenceDeprecations: ['import'] } } },
  build: {
    target: 'es2023',
    outDir: `${import.meta.dirname}/../dist`,
    emptyOutDir: false,
    modulePreload: false,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { input: `${import.meta.dirname}/docs/index.html` },
  },
});
