// Builds the site in each language, prints the bytes of a first visit of each page and fails over a budget:
// `node frontend/bundle-report.mjs`.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { siteLanguages, staffLanguages } from '@majlis/contracts/languages';
import { build } from 'vite';

const page = (name) => `src/site/${name}-page.tsx`;
const commonSources = ['src/start.ts', 'src/main.tsx'];
const staffArea = ['routes.tsx', 'admin-root.tsx', 'layout/admin-layout.tsx', 'overview/overview-page.tsx'];

/** Budgets in bytes, without images and fonts. */
const siteVisits = [
  { title: 'before first paint', sources: ['src/start.ts'], pageSources: [], encoding: 'brotli', js: 3_000 },
  { title: 'home', pageSources: [page('home/home')], encoding: 'brotli', js: 130_000, css: 13_000 },
  { title: 'about', pageSources: [page('about/about')], encoding: 'brotli' },
  { title: 'research', pageSources: [page('research/research')], encoding: 'brotli' },
  { title: 'episode', pageSources: [page('podcasts/episode')], encoding: 'brotli' },
  { title: 'conference', pageSources: [page('conferences/conference')], encoding: 'brotli' },
  { title: 'session', pageSources: [page('conferences/session/session')], encoding: 'brotli' },
];
const staffVisits = [
  { title: 'staff area', pageSources: staffArea.map((path) => `src/admin/${path}`), encoding: 'gzip', both: 260_000 },
];
const compressors = { brotli: brotliCompressSync, gzip: (bytes) => gzipSync(bytes, { level: 9 }) };
/** Modules that only the staff area needs. */
const staffOnlyModule =
  /\/node_modules\/(zod|react-hook-form|@hookform)\/|\/frontend\/src\/admin\/|\/messages\/\w+\/staff\.json$|\/styles\/admin\//;

const root = import.meta.dirname;
let files;
let chunks;
let isOverBudget = false;
print('first visit        encoding        JS     CSS   files  largest');
for (const { tag } of siteLanguages) await reportBuild(tag, siteVisits);
for (const { tag } of staffLanguages) await reportBuild(tag, staffVisits, 'true');
process.exit(isOverBudget ? 1 : 0);

/** vite.config.ts reads the two variables. */
async function reportBuild(tag, visits, isStaffArea = '') {
  Object.assign(process.env, { LANGUAGE: tag, STAFF_AREA: isStaffArea });
  const { output } = await build({ root, logLevel: 'error', build: { write: false } });
  files = new Map(output.map((file) => [file.fileName, file]));
  chunks = output.filter((file) => file.type === 'chunk');
  for (const visit of visits) report(tag, visit);
}

function report(tag, { title, sources = commonSources, pageSources, encoding, ...budgets }) {
  const loaded = collectFiles([...sources, ...pageSources]);
  const sizes = new Map([...loaded].map((name) => [name, compressors[encoding](contentOf(files.get(name))).length]));
  const sum = (extension) => [...sizes].reduce((all, [name, size]) => all + (name.endsWith(extension) ? size : 0), 0);
  const totals = { js: sum('.js'), css: sum('.css'), both: sum('') };
  const largest = [...sizes].sort(([, a], [, b]) => b - a).slice(0, 4);
  const columns = [totals.js, totals.css, sizes.size].map((count) => count.toLocaleString('en').padStart(8)).join('');
  print(
    `${tag} ${title.padEnd(18)}${encoding.padStart(6)}${columns}  ${largest.map(([name, size]) => `${nameOf(name)} ${size}`).join(', ')}`,
  );
  for (const [kind, budget] of Object.entries(budgets))
    if (totals[kind] > budget) fail(`${kind} is ${totals[kind]}, over ${budget}`);
  if (encoding === 'brotli')
    for (const module of modulesOf(loaded)) if (staffOnlyModule.test(module)) fail(`includes ${module}`);
}

/** The built files of these sources, with everything that they import statically. */
function collectFiles(sources) {
  const collected = new Set(sheetsOfIndex());
  const add = (name) => {
    if (collected.has(name)) return;
    collected.add(name);
    const { imports = [], viteMetadata } = files.get(name);
    for (const sheet of viteMetadata?.importedCss ?? []) collected.add(sheet);
    for (const imported of imports) add(imported);
  };
  for (const source of sources) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(`${root}/${source}`));
    if (!chunk) throw new Error(`${source} is in no built file`);
    add(chunk.fileName);
  }
  return collected;
}

function sheetsOfIndex() {
  const page = contentOf(files.get('index.html')).toString();
  const links = page
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g);
  // Prerendered pages of conferences link one sheet instead, which is as large as these and those of their code together.
  return [...links].map(([, name]) => name);
}

function modulesOf(names) {
  return [...names].flatMap((name) => files.get(name).moduleIds ?? []);
}

function contentOf(file) {
  return Buffer.from(file.type === 'chunk' ? file.code : file.source);
}

function nameOf(file) {
  return file.replace(/^assets\/|-[\w-]{7}(?=\.)/g, '');
}

function fail(reason) {
  isOverBudget = true;
  print(`  over: ${reason}`);
}

function print(line) {
  process.stdout.write(`${line}\n`);
}
