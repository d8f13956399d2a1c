// Installs and builds what is missing or outdated: `node infra/local/ensure-built.mjs` for a run, with the argument `tests` also
// for tests. `make check` checks the types. It runs before `npm ci`, so it may import only modules of Node itself.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
process.chdir(root);

const workspaces = [...readdirSync('services').map((name) => join('services', name)), 'infra', 'frontend'];
const sources = [...workspaces, 'package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json'];
const ignoredNames = new Set([
  'node_modules',
  'dist',
  'dist-publisher',
  'dist-types',
  'components',
  'quality',
  'tsconfig.tsbuildinfo',
]);
const outputs = [
  'frontend/dist/index.html',
  'frontend/dist/api/openapi.json',
  'frontend/dist-publisher/render.js',
  ...workspaces.map((workspace) => join(workspace, 'dist')),
];
const stampFile = 'node_modules/.cache/majlis/built';

const withTests = process.argv.includes('tests');

assertNodeVersion();
if (!isInstalled()) {
  // The compiler would keep declarations that it wrote while types of packages were missing.
  removeOutputs();
  await step('Installing packages', () => run('npm', 'ci', ...(withTests ? [] : ['--omit=dev'])));
}
const currentState = sourceFiles().join('\n');
const builtState = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
if (currentState !== builtState || !outputs.every((path) => existsSync(path))) {
  if (builtState.split('\n').some((line) => !existsSync(line.split(' ')[0]))) removeOutputs();
  await step('Building', async () => {
    const compile = (...projects) => run('npx', 'tsc', '-b', '--noCheck', ...projects);
    // The build of the site reads the compiled contracts.
    await compile('services/contracts');
    await Promise.all([compile(...workspaces.slice(0, -1)), run('node', 'frontend/build.mjs')]);
  });
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, currentState);
}

function assertNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`Majlis needs Node 20.19 or later; this is ${process.version}. See https://nodejs.org/`);
}

/** npm writes the hidden lock file at the end of each installation, so it lists the packages that are really installed. */
function isInstalled() {
  const hidden = 'node_modules/.package-lock.json';
  if (!existsSync(hidden)) return false;
  const [expected, installed] = ['package-lock.json', hidden].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  const packages = Object.entries(expected).filter(([path]) => path.includes('node_modules/'));
  return packages.every(([path, { version, optional, devOptional, dev }]) =>
    installed[path] ? installed[path].version === version : optional || devOptional || (dev && !withTests),
  );
}

/** The compiler keeps the output of deleted files, and a migration among them would still run. */
function removeOutputs() {
  for (const path of workspaces)
    for (const folder of ['dist', 'dist-types']) rmSync(join(path, folder), { recursive: true, force: true });
}

function sourceFiles(paths = sources) {
  return paths.flatMap((path) => {
    const entry = statSync(path);
    if (!entry.isDirectory()) return [`${path} ${entry.size} ${entry.mtimeMs}`];
    const names = readdirSync(path).filter((name) => !ignoredNames.has(name) && !name.includes('.test.'));
    return sourceFiles(names.map((name) => join(path, name)));
  });
}

async function step(title, action) {
  process.stdout.write(`${title} ...\n`);
  const startedAt = performance.now();
  try {
    await action();
  } catch (error) {
    stop(`${title} failed: ${error.message}. What it printed is above.`);
  }
  process.stdout.write(`${title} took ${Math.round((performance.now() - startedAt) / 1000)} s.\n`);
}

async function run(command, ...options) {
  const [status] = await once(spawn(command, options, { stdio: 'inherit' }), 'exit');
  if (status !== 0) throw new Error(`${command} ${options.join(' ')} ended with ${status}`);
}

function stop(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
