// Builds the site, prints how many bytes a first visit of each page loads, and fails if that exceeds a budget: `node
// frontend/bundle-report.mjs`.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { siteLanguages, staffLanguages } from '@majlis/contracts/shared/languages';
import { build } from 'vite';

const page = (name) => `src/site/${name}-page.tsx`;
const staffModules = ['routes.tsx', 'admin-root.tsx', 'admin-layout.tsx', 'desk/overview/overview-page.tsx'];

/** Budgets in bytes, without images and fonts. */
const siteVisits = [
  { title: 'before first paint', scripts: ['src/start.ts'], encoding: 'brotli', js: 4_000 },
  { title: 'home', scripts: [page('home/home')], encoding: 'brotli', js: 131_300, css: 16_000, files: 20 },
  { title: 'about', scripts: [page('about/about')], encoding: 'brotli' },
  { title: 'research', scripts: [page('research/research')], encoding: 'brotli' },
  { title: 'episode', scripts: [page('podcasts/episode')], encoding: 'brotli' },
  { title: 'conference', scripts: [page('conferences/conference')], encoding: 'brotli' },
  { title: 'session', scripts: [page('conferences/session/session')], encoding: 'brotli' },
];
const staffVisit = {
  title: 'staff area',
  scripts: staffModules.map((path) => `src/admin/${path}`),
  encoding: 'gzip',
  both: 284_000,
};
const compressors = { brotli: brotliCompressSync, gzip: (bytes) => gzipSync(bytes, { level: 9 }) };
/** Modules that only the staff area needs. */
const staffOnlyModule =
  /\/node_modules\/(zod|react-hook-form)\/|\/frontend\/src\/admin\/|\/messages\/\w+\/(staff|services)\.json$|\/contracts\/dist\/(\w+\/[\w-]+\.schema|shared\/messages)\.js$|\/styles\/admin\//;

const root = import.meta.dirname;
const { output } = await build({ root, logLevel: 'error', build: { write: false } });
const files = new Map(output.map((file) => [file.fileName, file]));
const contentOf = (file) => Buffer.from(file.type === 'chunk' ? file.code : file.source);
const nameOf = (file) => file.replace(/^assets\/|-[\w-]{8}(?=\.)/g, '');
const chunks = output.filter((file) => file.type === 'chunk');
print('first visit        encoding        JS     CSS   files  largest');
for (const { tag } of siteLanguages) for (const visit of siteVisits) report(tag, visit, ['site']);
for (const { tag } of staffLanguages) report(tag, staffVisit, ['site', 'staff']);

function report(tag, { title, scripts, encoding, ...budgets }, catalogues) {
  const isStart = scripts[0] === 'src/start.ts';
  const texts = catalogues.map((name) => `src/messages/${tag}/${name}.json`);
  const loaded = collectFiles(isStart ? scripts : ['src/start.ts', 'src/main.tsx', ...texts, ...scripts]);
  const sizes = new Map([...loaded].map((name) => [name, compressors[encoding](contentOf(files.get(name))).length]));
  const sum = (extension) => [...sizes].reduce((all, [name, size]) => all + (name.endsWith(extension) ? size : 0), 0);
  const totals = { js: sum('.js'), css: sum('.css'), both: sum(''), files: sizes.size };
  const largest = [...sizes].sort(([, a], [, b]) => b - a).slice(0, 4);
  const columns = [totals.js, totals.css, totals.files].map((count) => count.toLocaleString('en').padStart(8)).join('');
  print(
    `${tag} ${title.padEnd(18)}${encoding.padStart(6)}${columns}  ${largest.map(([name, size]) => `${nameOf(name)} ${size}`).join(', ')}`,
  );
  for (const [kind, budget] of Object.entries(budgets))
    if (totals[kind] > budget) fail(`${kind} is ${totals[kind]}, over ${budget}`);
  if (encoding === 'brotli')
    for (const name of loaded)
      for (const module of files.get(name).moduleIds ?? [])
        if (staffOnlyModule.test(module)) fail(`includes ${module}`);
}

/** Returns the built files of these sources and of everything that they import statically. */
function collectFiles(sources) {
  const collected = new Set();
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

function fail(reason) {
  process.exitCode = 1;
  print(`  over: ${reason}`);
}

function print(line) {
  process.stdout.write(`${line}\n`);
}
