// Builds the site and what renders its pages, once for each language: a build takes the texts of one (vite.config.ts), so
// that a visit loads no others. Files without texts are the same in all builds.
import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { defaultLanguage, siteLanguages } from '@majlis/contracts/languages';
import { build } from 'vite';
import { precompress } from './precompress.mjs';

process.chdir(import.meta.dirname);
const logLevel = 'warn';
const ids = [];

for (const { tag } of siteLanguages) {
  process.env.LANGUAGE = tag;
  const isDefault = tag === defaultLanguage.tag;
  const outDir = isDefault ? 'dist' : `dist/.${tag}`;
  await build({ logLevel, build: { outDir, copyPublicDir: isDefault } });
  ids.push(await readFile(`${outDir}/.build-id`, 'utf8'));
  // A folder for each, because chunks import the entry, and those of two languages may have the same name.
  const rendererFolder = isDefault ? 'dist-publisher' : `dist-publisher/${tag}`;
  await build({ logLevel, build: { outDir: rendererFolder, ssr: 'src/publisher/render.tsx' } });
  if (isDefault) continue;
  await cp(`${outDir}/assets`, 'dist/assets', { recursive: true });
  await cp(`${outDir}/index.html`, `dist/index.${tag}.html`);
  await rm(outDir, { recursive: true });
}
await writeFile('dist/.build-id', createHash('sha256').update(ids.join()).digest('hex').slice(0, 16));

for (const configFile of ['service-worker/vite.config.ts', 'api/vite.config.ts']) await build({ logLevel, configFile });
await precompress('dist');
