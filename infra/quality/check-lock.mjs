// Checks that `npm ci` installs exactly the reviewed packages; part of `make check`. The lock file names no registry
// (.npmrc: omit-lockfile-registry-resolved), so that mirrors work too, and its hashes identify the packages.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve as absolute } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = pathToFileURL(`${absolute(process.argv[2] ?? '.')}/`);
const read = (file) => readFileSync(new URL(file, root), 'utf8');
const { lockfileVersion, packages } = JSON.parse(read('package-lock.json'));
const problems = [];
const check = (isValid, problem) => isValid || problems.push(problem);

check(lockfileVersion === 3, `package-lock.json has lockfileVersion ${lockfileVersion} instead of 3`);

let withoutHash = 0;
for (const [path, { version, resolved, integrity, link, optional, inBundle }] of Object.entries(packages)) {
  if (!path.includes('node_modules/')) continue;
  if (link) {
    check(packages[resolved], `${path} links outside the project: ${resolved}`);
    continue;
  }
  check(/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version), `${path} has no exact version: ${version}`);
  if (resolved) check(/^https:\/\/registry\.npmjs\.org\//.test(resolved), `${path} comes from ${resolved}`);
  if (integrity) check(/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity), `${path} has a weak hash: ${integrity}`);
  // complete-lock.mjs adds packages of other platforms, whose hashes are unknown because they are never installed
  // here.
  else if (optional && !inBundle) withoutHash += 1;
  else problems.push(`${path} has no hash`);
}

const workspaces = ['.', ...readdirSync(new URL('services/', root)).map((name) => `services/${name}`)];
for (const folder of [...workspaces, 'frontend', 'infra']) {
  const { dependencies, devDependencies } = JSON.parse(read(`${folder}/package.json`));
  for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies }))
    check(/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range), `${folder}/package.json has no exact version of ${name}: ${range}`);
}

const npmrc = read('.npmrc');
for (const setting of ['ignore-scripts=true', 'save-exact=true'])
  check(npmrc.split('\n').includes(setting), `.npmrc lacks ${setting}`);
check(!/_auth|_password|registry *=/i.test(npmrc), '.npmrc names a registry or a password');

for (const problem of problems) process.stderr.write(`${problem}\n`);
const count = Object.keys(packages).filter((path) => path.includes('node_modules/')).length;
process.stdout.write(`package-lock.json: ${count} packages, ${withoutHash} of other platforms without a hash\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
