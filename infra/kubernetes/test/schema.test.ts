import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';
import { buildManifests, kubernetesFolder } from './kustomize.js';
import type { Manifest } from './manifest.js';
import { overlays } from './overlays.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** The folder is inside the project, so that the compiler finds the types. */
const folder = mkdtempSync(join(root, 'infra/kubernetes/.types-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Packages with types that are generated from the schemas of these kinds. */
const customTypes: Record<string, string> = {
  'gateway.networking.k8s.io/v1': '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1',
  'postgresql.cnpg.io/v1': '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1',
  // The package has only an older version of this kind, in which the fields that are used here are the same.
  'external-secrets.io/v1': '@kubernetes-models/external-secrets/external-secrets.io/v1beta1',
};

/** The package kubernetes-types is generated from Kubernetes' own schemas. */
function typeOf({ apiVersion, kind }: Manifest): string {
  const customType = customTypes[apiVersion];
  if (customType) return `import('${customType}').I${kind}`;
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  return `import('kubernetes-types/${group.replace('.k8s.io', '')}/${version}').${kind}`;
}

/** The Prometheus operator defines this kind, so Kubernetes has no schema for it. */
const hasNoSchema = ({ apiVersion }: Manifest) => apiVersion === 'monitoring.coreos.com/v1';

const literals = (manifests: Manifest[]): string =>
  manifests
    .filter((manifest) => !hasNoSchema(manifest))
    .map((manifest, at) => `export const m${at}: ${typeOf(manifest)} = ${literal(manifest)};`)
    .join('\n');

/** These fields of CloudNativePG are newer than the package with its types (docs/src/bootstrap.md and replication.md there). */
const newerFields = ['dataDurability', 'locale', 'localeProvider', 'builtinLocale'];

const literal = (manifest: Manifest): string =>
  JSON.stringify(manifest, (key, value: unknown) => (newerFields.includes(key) ? undefined : value)).replace(
    '"external-secrets.io/v1"',
    '"external-secrets.io/v1beta1"',
  );

function brokenManifests(): Manifest[] {
  const [deployment] = buildManifests('base').filter(({ kind }) => kind === 'Deployment');
  const text = JSON.stringify(deployment);
  const [route, cluster, secret] = ['HTTPRoute', 'Cluster', 'ExternalSecret'].map((kind) =>
    JSON.stringify(buildManifests('overlays/cloudnative').find((manifest) => manifest.kind === kind)),
  );
  return [
    route?.replace('backendRefs', 'backends') ?? '',
    cluster?.replace('"instances":2', '"instances":"2"') ?? '',
    secret?.replace('secretStoreRef', 'storeRef') ?? '',
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
  for (const field of ['backends', 'storeRef']) expect(errors).toMatch(new RegExp(`${field}.* does not exist`));
  expect(errors.match(/'string' is not assignable to type 'number'/g)).toHaveLength(2);
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
