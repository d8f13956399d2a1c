// What is in an image besides our own code, as a CycloneDX list: `node infra/compose/sbom.mjs services`. From the lock file
// alone, so that the same source gives the same list. With `unneeded`: what else was installed. (`npm sbom --omit dev` leaves out what a development tool needs, too.)
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const imageParts = {
  services: ['services/cms', 'services/conferences', 'services/feeds', 'services/publisher', 'infra'],
  // Its packages are in the bundle that visitors load.
  gateway: ['frontend'],
};

const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));

/** The place where Node would find `name` from the package at `path`. */
function placeOf(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[place]) return packages[place].link ? packages[place].resolved : place;
    // A workspace has no node_modules/ in its path, and its packages are its own or the root's.
    if (!folder) return undefined;
    if (!folder.includes('node_modules/')) return placeOf('', name);
  }
}

/** Where each package lies that one needs when it runs; a peer that is missing was optional. */
function neededBy(path) {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path];
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return names.map((name) => placeOf(path, name)).filter((place) => place !== undefined);
}

function everythingFrom(parts) {
  const found = new Set(parts);
  for (const path of found) for (const place of neededBy(path)) found.add(place);
  return [...found];
}

const nameOf = (path) => packages[path].name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const referenceOf = (path) => `pkg:npm/${nameOf(path).replace('@', '%40')}@${packages[path].version}`;

function component(path) {
  const { version, integrity, license, optional } = packages[path];
  const isExpression = /[ ()]/.test(license ?? '');
  return {
    'bom-ref': referenceOf(path),
    type: 'library',
    name: nameOf(path),
    version,
    scope: optional ? 'optional' : 'required',
    purl: referenceOf(path),
    ...(integrity && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
    }),
    ...(license && { licenses: [isExpression ? { expression: license } : { license: { id: license } }] }),
  };
}

function partsOf(image) {
  const parts = imageParts[image];
  if (!parts) throw new Error(`Name the image: ${Object.keys(imageParts).join(', ')}`);
  return parts;
}

/** What `npm ci --omit=dev` installed all the same: what a tool of one workspace shares with another workspace. */
function unneeded(image) {
  const installed = JSON.parse(readFileSync(new URL('../../node_modules/.package-lock.json', import.meta.url), 'utf8'));
  const needed = new Set(everythingFrom(partsOf(image)));
  const isNeeded = ([path, { link, resolved }]) => needed.has(link ? resolved : path);
  return Object.entries(installed.packages)
    .filter((entry) => entry[0].includes('node_modules/') && !isNeeded(entry))
    .map(([path]) => path);
}

/** The list of one image's packages. */
function sbomOf(image) {
  const parts = partsOf(image);
  const paths = everythingFrom(parts).sort((a, b) => (a < b ? -1 : 1));
  const byReference = new Map(paths.map((path) => [referenceOf(path), path]));
  const root = `pkg:generic/majlis-${image}@${packages[''].version}`;
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        'bom-ref': root,
        type: 'application',
        name: `majlis-${image}`,
        version: packages[''].version,
        licenses: [{ license: { id: packages[''].license } }],
      },
    },
    components: [...byReference.values()].map(component),
    dependencies: [
      { ref: root, dependsOn: parts.map(referenceOf) },
      ...[...byReference].map(([ref, path]) => ({ ref, dependsOn: [...new Set(neededBy(path).map(referenceOf))] })),
    ],
  };
  const digest = createHash('sha256').update(JSON.stringify(bom)).digest('hex');
  const uuid = [digest.slice(0, 8), digest.slice(8, 12), `5${digest.slice(13, 16)}`, `a${digest.slice(17, 20)}`];
  return { ...bom, serialNumber: `urn:uuid:${[...uuid, digest.slice(20, 32)].join('-')}` };
}

const [image, what] = process.argv.slice(2);
const text = what === 'unneeded' ? unneeded(image).join('\n') : JSON.stringify(sbomOf(image), undefined, 2);
process.stdout.write(`${text}\n`);
