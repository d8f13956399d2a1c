import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { buildManifests, kubernetesFolder } from './kustomize.js';
import type { Manifest } from './manifest.js';
import { overlays } from './overlays.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Inside the project, so that the types are found. */
const folder = mkdtempSync(join(root, 'infra/kubernetes/.types-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Kubernetes' own schemas, as types: `kubernetes-types` is made of them. */
function typeOf({ apiVersion, kind }: Manifest): string {
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  return `import('kubernetes-types/${group.replace('.k8s.io', '')}/${version}').${kind}`;
}

/** The operator of Prometheus brings this kind, and Kubernetes knows no schema of it. */
const isForeign = ({ apiVersion }: Manifest) => apiVersion === 'monitoring.coreos.com/v1';

const literals = (manifests: Manifest[]): string =>
  manifests
    .filter((manifest) => !isForeign(manifest))
    .map((manifest, at) => `export const m${at}: ${typeOf(manifest)} = ${JSON.stringify(manifest)};`)
    .join('\n');

function brokenManifests(): Manifest[] {
  const [deployment] = buildManifests('base').filter(({ kind }) => kind === 'Deployment');
  const text = JSON.stringify(deployment);
  return [
    text.replace('readOnlyRootFilesystem', 'readOnlyRootFileSystem'),
    text.replace('"replicas":2', '"replicas":"two"'),
    text.replace('"selector"', '"selectors"'),
  ].map((one) => JSON.parse(one) as Manifest);
}

/** A compiler refuses a field that the type of a literal does not have, as the cluster does, and one that is missing. */
let mistakes: string[] = [];
beforeAll(() => {
  for (const overlay of overlays)
    writeFileSync(join(folder, `${overlay}.ts`), literals(buildManifests(`overlays/${overlay}`)));
  writeFileSync(join(folder, 'broken.ts'), literals(brokenManifests()));
  const options =
    '--ignoreConfig --noEmit --strict --skipLibCheck --lib es2023 --module esnext --moduleResolution bundler';
  const files = [...overlays, 'broken'].map((name) => join(folder, `${name}.ts`));
  const tsc = join(root, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(tsc, [...options.split(' '), '--types', '', ...files], { cwd: root, encoding: 'utf8' });
  mistakes = stdout.split('\n').filter((line) => line !== '');
}, 120_000);
const mistakesIn = (name: string) => mistakes.filter((line) => line.includes(`/${name}.ts(`));

test.each(overlays)('every manifest of %s is what the schemas of Kubernetes say', (overlay) => {
  expect(mistakesIn(overlay)).toEqual([]);
});

test('a field with a slip of the pen, one of a wrong type and a missing one are found', () => {
  const found = mistakesIn('broken').join('\n');
  expect(found).toMatch(/readOnlyRootFileSystem.* does not exist/);
  expect(found).toContain("'string' is not assignable to type 'number'");
  expect(found).toMatch(/selectors.* does not exist/);
});

const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0;

(hasKubectl ? test.each(overlays) : test.skip.each(overlays))('kubectl makes the same of %s', (overlay) => {
  const made = execFileSync('kubectl', ['kustomize', join(kubernetesFolder, 'overlays', overlay)], {
    encoding: 'utf8',
  });
  const byKubectl = parseAllDocuments(made).map((document) => document.toJS() as Manifest);
  expect(byKubectl.map(plain).sort()).toEqual(buildManifests(`overlays/${overlay}`).map(plain).sort());
});

/** Without what kustomize.ts leaves out, and in one order. */
function plain(manifest: Manifest): string {
  const text = JSON.stringify(manifest, (key, value: unknown) => {
    if (key === 'labels' || value === null) return undefined;
    const isMap = typeof value === 'object' && !Array.isArray(value);
    return isMap ? Object.fromEntries(Object.entries(value as object).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
  });
  return text.replaceAll(/"(settings|backup|images-bucket)-[0-9a-z]{10}"/g, '"$1"');
}
