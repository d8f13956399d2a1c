// Builds the site and says what a first visit of each page sends; fails over a budget: `node frontend/bundle-report.mjs`.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

const page = (name) => `src/site/${name}-page.tsx`;
const everyVisit = ['src/start.ts', 'src/main.tsx'];
const staffArea = ['routes.tsx', 'admin-root.tsx', 'layout/admin-layout.tsx', 'overview/overview-page.tsx'];

/** In bytes; of what a first visit of the page sends, without pictures and fonts. */
const visits = [
  { title: 'until it is seen', sources: ['src/start.ts'], opened: [], form: 'brotli', js: 3_000 },
  { title: 'home', opened: [page('home/home')], form: 'brotli', js: 100_000, css: 12_000 },
  { title: 'about', opened: [page('about/about')], form: 'brotli' },
  { title: 'research', opened: [page('research/research')], form: 'brotli' },
  { title: 'episode', opened: [page('podcasts/episode')], form: 'brotli' },
  { title: 'conference', opened: [page('conferences/conference')], form: 'brotli' },
  { title: 'session', opened: [page('conferences/session/session')], form: 'brotli' },
  { title: 'staff area', opened: staffArea.map((path) => `src/admin/${path}`), form: 'gzip', both: 200_000 },
];
const forms = { brotli: brotliCompressSync, gzip: (bytes) => gzipSync(bytes, { level: 9 }) };
/** What visitors never need. */
const notForVisitors = /\/node_modules\/(zod|react-hook-form|@hookform)\/|\/frontend\/src\/admin\/|\/styles\/admin\//;

const root = import.meta.dirname;
const { output } = await build({ root, logLevel: 'error', build: { write: false } });
const files = new Map(output.map((file) => [file.fileName, file]));
const chunks = output.filter((file) => file.type === 'chunk');

let isOver = false;
say('first visit         form        JS     CSS   files  largest');
for (const visit of visits) report(visit);
process.exit(isOver ? 1 : 0);

function report({ title, sources = everyVisit, opened, form, ...budgets }) {
  const sent = filesOf([...sources, ...opened]);
  const sizes = new Map([...sent].map((name) => [name, forms[form](contentOf(files.get(name))).length]));
  const sum = (ending) => [...sizes].reduce((all, [name, size]) => all + (name.endsWith(ending) ? size : 0), 0);
  const found = { js: sum('.js'), css: sum('.css'), both: sum('') };
  const largest = [...sizes].sort(([, a], [, b]) => b - a).slice(0, 4);
  const figures = [found.js, found.css, sizes.size].map((figure) => figure.toLocaleString('en').padStart(8)).join('');
  say(
    `${title.padEnd(18)}${form.padStart(6)}${figures}  ${largest.map(([name, size]) => `${nameOf(name)} ${size}`).join(', ')}`,
  );
  for (const [kind, most] of Object.entries(budgets))
    if (found[kind] > most) fail(`${kind} is ${found[kind]}, over ${most}`);
  if (form === 'brotli')
    for (const module of modulesOf(sent)) if (notForVisitors.test(module)) fail(`brings ${module}`);
}

/** The files that these sources come in, with all that those cannot run without. */
function filesOf(sources) {
  const found = new Set(sheetsOfIndex());
  const add = (name) => {
    if (found.has(name)) return;
    found.add(name);
    const { imports = [], viteMetadata } = files.get(name);
    for (const sheet of viteMetadata?.importedCss ?? []) found.add(sheet);
    for (const imported of imports) add(imported);
  };
  for (const source of sources) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(`${root}/${source}`));
    if (!chunk) throw new Error(`${source} is in no file of the build`);
    add(chunk.fileName);
  }
  return found;
}

function sheetsOfIndex() {
  const page = contentOf(files.get('index.html')).toString();
  const links = page
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g);
  // The pages of conferences link one with everything instead: as much as what comes with their code here.
  return [...links].map(([, name]) => name);
}

function modulesOf(names) {
  return [...names].flatMap((name) => files.get(name).moduleIds ?? []);
}

function contentOf(file) {
  return Buffer.from(file.type === 'chunk' ? file.code : file.source);
}

function nameOf(file) {
  return file.replace(/^assets\/|-[\w-]{8}(?=\.)/g, '');
}

function fail(reason) {
  isOver = true;
  say(`  over: ${reason}`);
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
