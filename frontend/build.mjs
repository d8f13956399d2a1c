// Builds the site, the renderer of its pages, the service worker and the description of the API.
import { rename, rm } from 'node:fs/promises';
import { build } from 'vite';
import { writeAppShells } from './app-shells.mjs';
import { precompress } from './precompress.mjs';

process.chdir(import.meta.dirname);
const logLevel = 'warn';
await build({ logLevel });
await build({ logLevel, build: { outDir: 'dist-publisher', ssr: 'src/publisher/render.ts' } });
// Only the publisher reads the manifest, so it is not part of the site.
await rename('dist/.vite/manifest.json', 'dist-publisher/manifest.json');
await rm('dist/.vite', { recursive: true });
await writeAppShells('dist', 'dist-publisher/manifest.json');
for (const configFile of ['service-worker/vite.config.ts', 'api/vite.config.ts']) await build({ logLevel, configFile });
await precompress('dist');
