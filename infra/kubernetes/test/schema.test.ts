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
/** The folder is inside the project, so that the compiler finds the types. */
const folder = mkdtempSync(join(root, 'infra/kubernetes/.types-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The package kubernetes-types is generated from Kubernetes' own schemas. */
function typeOf({ apiVersion, kind }: Manifest): string {
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  return `import('kubernetes-types/${group.replace('.k8s.io', '')}/${version}').${kind}`;
}

/** The Prometheus operator defines this kind, so Kubernetes has no schema for it. */
const hasNoSchema = ({ apiVersion }: Manifest) => apiVersion === 'monitoring.coreos.com/v1';

const literals = (manifests: Manifest[]): string =>
  manifests
    .filter((manifest) => !hasNoSchema(manifest))
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

/** Like the cluster, the compiler rejects unknown fields of a literal and missing ones. */
let compilerErrors: string[] = [];
beforeAll(() => {
  for (const overlay of overlays)
    writeFileSync(join(folder, `${overlay}.ts`), literals(buildManifests(`overlays/${overlay}`)));
  writeFileSync(join(folder, 'broken.ts'), literals(brokenManifests()));
  const options =
    '--ignoreConfig --noEmit --strict --skipLibCheck --lib es2023 --module esnext --moduleResolution bundler';
  const files = [...overlays, 'broken'].map((name) => join(folder, `${name}.ts`));
  const tsc = join(root, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(tsc, [...options.split(' '), '--types', '', ...files], { cwd: root, encoding: 'utf8' });
  compilerErrors = stdout.split('\n').filter((line) => line !== '');
});
const errorsIn = (name: string) => compilerErrors.filter((line) => line.includes(`/${name}.ts(`));

test.each(overlays)('every manifest of %s matches the schemas of Kubernetes', (overlay) => {
  expect(errorsIn(overlay)).toEqual([]);
});

test('a misspelt field, a wrong type and a missing field are detected', () => {
  const errors = errorsIn('broken').join('\n');
  expect(errors).toMatch(/readOnlyRootFileSystem.* does not exist/);
  expect(errors).toContain("'string' is not assignable to type 'number'");
  expect(errors).toMatch(/selectors.* does not exist/);
});

const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0;

(hasKubectl ? test.each(overlays) : test.skip.each(overlays))(
  'kubectl kustomize builds the same manifests from %s',
  (overlay) => {
    const output = execFileSync('kubectl', ['kustomize', join(kubernetesFolder, 'overlays', overlay)], {
      encoding: 'utf8',
    });
    const byKubectl = parseAllDocuments(output).map((document) => document.toJS() as Manifest);
    expect(byKubectl.map(normalise).sort()).toEqual(buildManifests(`overlays/${overlay}`).map(normalise).sort());
  },
);

function normalise(manifest: Manifest): string {
  const text = JSON.stringify(manifest, (key, value: unknown) => {
    if (key === 'labels' || value === null) return undefined;
    const isMap = typeof value === 'object' && !Array.isArray(value);
    return isMap ? Object.fromEntries(Object.entries(value as object).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
  });
  return text.replaceAll(/"(settings|backup|doctor|init-bucket)-[0-9a-z]{10}"/g, '"$1"');
}
