// Adds platform packages that a registry mirror left out of package-lock.json: `npm ci` requires an entry for each
// optional dependency. Run it after every change of a dependency.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const packages = lock.packages;
const platforms = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' ');
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];
const libraries = { gnu: 'glibc', glibc: 'glibc', musl: 'musl' };

/** Returns the lock file's entry to which Node would resolve `name` from the package at `path`. */
function findInstalled(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const location = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[location]) return location;
    if (!folder) return undefined;
  }
}

function stubFor(name, version, dependent) {
  const words = name.split(/[/\-.]/);
  const stub = { version, optional: true };
  if (dependent.dev || dependent.devOptional) stub.dev = true;
  const os = words.find((word) => platforms.includes(word)) ?? (words.includes('win32') ? 'win32' : undefined);
  const cpu = words.find((word) => processors.includes(word));
  const libc = Object.keys(libraries).find((word) => words.includes(word));
  if (os) stub.os = [os];
  if (cpu) stub.cpu = [cpu];
  if (libc) stub.libc = [libraries[libc]];
  return stub;
}

let added = 0;
for (const [path, dependent] of Object.entries(packages))
  for (const [name, range] of Object.entries(dependent.optionalDependencies ?? {})) {
    if (findInstalled(path, name)) continue;
    packages[`node_modules/${name}`] = stubFor(name, range.replace(/^[\^~]/, ''), dependent);
    added += 1;
  }

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
if (added > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`package-lock.json: ${added} platform packages added\n`);
