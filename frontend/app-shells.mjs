import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { defaultLanguage, siteLanguages, staffLanguages } from '@majlis/contracts/shared/languages';

const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));

/** The texts of index.html, the web manifest and the service worker. */
export const readShellTexts = async (tag) =>
  (await readJson(`${import.meta.dirname}/src/messages/${tag}/publisher.json`)).shell;

/**
 * Completes index.html of a built site with what Vite does not link, and writes a copy and a web manifest for each language. The id
 * in .build-id changes with every file, because index.html names the first files by hash, and those name the others.
 */
export async function writeAppShells(folder, manifestFile) {
  const page = await withIntegrity(await readFile(`${folder}/index.html`, 'utf8'), folder);
  const manifest = await readJson(manifestFile);
  const webManifest = await readJson(`${folder}/manifest.webmanifest`);
  const fonts = Object.values(manifest).find(({ src }) => src?.endsWith('/styles/fonts.scss')).file;
  const id = createHash('sha256');
  for (const { tag, direction } of siteLanguages) {
    const texts = await readShellTexts(tag);
    const scripts = filesOf(manifest, ['src/main.tsx', `src/messages/${tag}/site.json`]);
    const later = scripts.filter((file) => !page.includes(file));
    const links = later.map((file) => `<link rel="deferred" fetchpriority="low" crossorigin href="/${file}">`);
    const html = page
      .replace('lang="en" dir="ltr"', `lang="${tag}" dir="${direction}"`)
      .replace('manifest.webmanifest', manifestName(tag))
      .replace(/This site needs JavaScript[^<]*/, texts.needsScripts)
      // start.ts loads the fonts; without scripts a link does.
      .replace('</noscript>', `<link rel="stylesheet" crossorigin href="/${fonts}"></noscript>`)
      .replace('</head>', `${links.join('')}</head>`);
    await writeFile(`${folder}/${tag === defaultLanguage.tag ? 'index.html' : `index.${tag}.html`}`, html);
    await writeFile(`${folder}/index.${tag}-staff.html`, html.replace('</body>', `${await editLink(tag)}</body>`));
    const names = { name: texts.appName, short_name: texts.appName, description: texts.appDescription };
    const ofLanguage = {
      ...webManifest,
      ...names,
      lang: tag,
      dir: direction,
      start_url: tag === defaultLanguage.tag ? '/' : `/${tag}`,
    };
    await writeFile(`${folder}/${manifestName(tag)}`, JSON.stringify(ofLanguage));
    id.update(html);
  }
  await writeFile(`${folder}/.build-id`, id.digest('hex').slice(0, 16));
}

/** Links to the editor. It opens the page that the browser sends as the referrer. */
async function editLink(tag) {
  const language = staffLanguages.find((staffLanguage) => staffLanguage.tag === tag) ?? defaultLanguage;
  const { shell } = await readJson(`${import.meta.dirname}/src/messages/${language.tag}/staff.json`);
  const { editThisPage } = shell;
  // The link is a landmark of its own, so that screen readers can jump to it.
  const link = `<nav aria-label="${editThisPage}"><a class="edit-link" href="/admin/site">${editThisPage}</a></nav>`;
  return `<link rel="stylesheet" href="/edit-link.css">${link}`;
}

async function withIntegrity(page, folder) {
  let html = page;
  for (const [script, file] of page.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)) {
    const hash = createHash('sha384').update(await readFile(`${folder}/${file}`));
    html = html.replace(script, `${script} integrity="sha384-${hash.digest('base64')}"`);
  }
  return html;
}

const manifestName = (tag) => (tag === defaultLanguage.tag ? 'manifest.webmanifest' : `manifest.${tag}.webmanifest`);

/** Returns the scripts of these modules and of all that they import statically. */
function filesOf(manifest, modules, found = new Set()) {
  for (const { file, imports = [] } of modules.map((module) => manifest[module]))
    if (!found.has(file)) filesOf(manifest, imports, found.add(file));
  return [...found];
}
