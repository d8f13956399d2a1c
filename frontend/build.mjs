// Builds the site and what renders its pages, once for each language: a build takes the texts of one (vite.config.ts), so
// that a visit loads no others. Files without texts are the same in all builds.
import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { defaultLanguage, siteLanguages, staffLanguages } from '@majlis/contracts/languages';
import { build } from 'vite';
import { precompress } from './precompress.mjs';

process.chdir(import.meta.dirname);
const logLevel = 'warn';
const ids = [];

for (const { tag } of siteLanguages) {
  process.env.LANGUAGE = tag;
  const isDefault = tag === defaultLanguage.tag;
  await buildSite(isDefault ? 'dist' : `dist/.${tag}`, `index.${tag}.html`);
  // A folder for each, because chunks import the entry, and those of two languages may have the same name.
  const rendererFolder = isDefault ? 'dist-publisher' : `dist-publisher/${tag}`;
  await build({ logLevel, build: { outDir: rendererFolder, ssr: 'src/publisher/render.tsx' } });
}
process.env.STAFF_AREA = 'true';
for (const { tag } of staffLanguages.slice(1)) {
  process.env.LANGUAGE = tag;
  await buildSite(`dist/.${tag}-staff`, `index.${tag}-staff.html`);
}
await writeFile('dist/.build-id', createHash('sha256').update(ids.join()).digest('hex').slice(0, 16));

for (const configFile of ['service-worker/vite.config.ts', 'api/vite.config.ts']) await build({ logLevel, configFile });
await precompress('dist');

/** Builds into the folder, and moves the files of all but the default language beside those of that language. */
async function buildSite(outDir, shellName) {
  const isDefault = outDir === 'dist';
  await build({ logLevel, build: { outDir, copyPublicDir: isDefault } });
  ids.push(await readFile(`${outDir}/.build-id`, 'utf8'));
  if (isDefault) return;
  await cp(`${outDir}/assets`, 'dist/assets', { recursive: true });
  await cp(`${outDir}/index.html`, `dist/${shellName}`);
  await rm(outDir, { recursive: true });
}
