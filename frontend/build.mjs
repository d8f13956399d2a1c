// Builds the site, what renders its pages, the service worker and the description of the API.
import { build } from 'vite';
import { writeAppShells } from './app-shells.mjs';
import { precompress } from './precompress.mjs';

process.chdir(import.meta.dirname);
const logLevel = 'warn';

await build({ logLevel });
await writeAppShells('dist');
await build({ logLevel, build: { outDir: 'dist-publisher', ssr: 'src/publisher/render.ts' } });
for (const configFile of ['service-worker/vite.config.ts', 'api/vite.config.ts']) await build({ logLevel, configFile });
await precompress('dist');
