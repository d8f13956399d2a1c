// Prints the SBOM of an image in CycloneDX format: `node infra/compose/sbom.mjs services`, or gateway. It is derived
// from the lock file alone, so that the same source gives the same list. `node infra/compose/sbom.mjs unneeded LIST`
// prints the installed packages that are not in the list, because `npm ci --omit=dev` also installs development
// packages that workspaces share.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const workspaces = {
  services: ['services/cms', 'services/conferences', 'services/feeds', 'services/publisher', 'infra'],
  // The bundle that visitors load contains its packages.
  gateway: ['frontend'],
};
const options =
  '--package-lock-only --omit dev --output-reproducible --flatten-components --short-PURLs --spec-version 1.5';

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
const pathOf = ({ properties }) => properties.find(({ name }) => name === 'cdx:npm:package:path').value;

function listOf(image) {
  const chosen = workspaces[image].flatMap((workspace) => ['--workspace', workspace]);
  const list = JSON.parse(execFileSync('npx', ['cyclonedx-npm', ...options.split(' '), ...chosen], { maxBuffer: 1e8 }));
  list.metadata.component.name = `majlis-${image}`;
  // cyclonedx-npm writes hashes only beside URLs, and the lock file has none.
  const packages = packagesIn('package-lock.json');
  for (const component of list.components) {
    const [, hash] = /^sha512-(.+)$/.exec(packages[pathOf(component)].integrity) ?? [];
    if (hash) component.hashes = [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }];
  }
  return JSON.stringify(list, undefined, 2);
}

function unneeded(listFile) {
  const needed = new Set(JSON.parse(readFileSync(listFile, 'utf8')).components.map(pathOf));
  const installed = Object.keys(packagesIn('node_modules/.package-lock.json'));
  return installed.filter((path) => path.includes('node_modules/') && !needed.has(path)).join('\n');
}

const [image, list] = process.argv.slice(2);
process.stdout.write(`${image === 'unneeded' ? unneeded(list) : listOf(image)}\n`);
