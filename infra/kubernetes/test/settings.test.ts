import { readFileSync } from 'node:fs';
import type { IGateway, IHTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1';
import { parse } from 'yaml';
import { composeFile, defaultImage, readSettingNames } from './compose-file.js';
import { buildInstallation, buildManifests, kubernetesFolder, listPods } from './kustomize.js';
import { overlays } from './overlays.js';

const pods = listPods(buildManifests('overlays/small'));
const composePods = pods.map((pod) => [pod.name, pod] as const).filter(([name]) => composeFile.services[name]);

const secrets = parse(readFileSync(`${kubernetesFolder}secrets/kustomization.yaml`, 'utf8')) as {
  secretGenerator: { name: string; files: string[] }[];
};
const secretFiles = new Map(
  secrets.secretGenerator.map(({ name, files }) => [name, files.map((file) => file.replace(/^(\w+=)?files\//, ''))]),
);

test('every service of the composition has a pod, except the jobs that change owners of volumes', () => {
  const always = Object.entries(composeFile.services).filter(([, { profiles = [] }]) => profiles.length === 0);
  // In Kubernetes init containers do what these jobs and the order of the start do in the composition.
  const expected = always.map(([name]) => name).filter((name) => !/-permissions$|^init-pages$/.test(name));
  expect(pods.map(({ name }) => name)).toEqual(expect.arrayContaining(expected));
});

describe.each(composePods)('%s is the same as in the composition:', (name, { spec }) => {
  const composeService = composeFile.services[name];
  const [container] = spec.containers;
  if (!composeService || !container) throw new Error(name);

  test('image, command, user, memory', () => {
    expect(container.image).toBe(defaultImage(composeService));
    // `command` in Kubernetes replaces the entrypoint of an image, and our images have none.
    const started = [...(container.command ?? []), ...(container.args ?? [])];
    // In the composition operations gets its command on each run. In Kubernetes its only run is the hourly backup.
    const expectedCommand =
      name === 'operations' ? ['node', 'infra/dist/backup/backup.js'] : (composeService.command ?? []);
    expect(started).toEqual([...(composeService.entrypoint ?? []), ...expectedCommand]);
    expect(container.resources?.limits?.memory).toBe(composeService.deploy.resources.limits.memory.replace('m', 'Mi'));
    if (composeService.user)
      expect(`${spec.securityContext?.runAsUser}:${spec.securityContext?.runAsGroup}`).toBe(composeService.user);
  });

  test('environment', () => {
    const actual = Object.fromEntries((container.env ?? []).map((one) => [one.name, one.value]));
    // In Kubernetes the store and the accounts are settings, because the store may be external and a changed list is rolled out
    // like any setting. No run asks for confirmation.
    const {
      OBJECT_STORE_URL,
      ADMIN_EMAILS_FILE: _list,
      YES: _answer,
      ...environment
    } = composeService.environment ?? {};
    // In the composition empty settings keep a service from reading those of others; in Kubernetes a service gets only its own.
    const own = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
    expect(actual).toEqual(own);
    if (OBJECT_STORE_URL) expect(settingsOf('small')).toMatchObject({ OBJECT_STORE_URL });
  });

  test('secrets: only its own, each at the path that its setting names', () => {
    const mounted = spec.volumes?.flatMap(({ secret }) => secret?.secretName ?? []) ?? [];
    const files = mounted.flatMap((secret) => secretFiles.get(secret) ?? [`no ${secret}`]);
    expect(files.sort()).toEqual([...(composeService.secrets ?? [])].sort());
    const named = (container.env ?? []).flatMap(({ value = '' }) => /^\/run\/secrets\/(.*)$/.exec(value)?.[1] ?? []);
    expect(named.filter((file) => !files.includes(file))).toEqual([]);
  });
});

const settingsOf = (overlay: string) =>
  buildManifests(`overlays/${overlay}`).find(
    ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'settings',
  )?.data ?? {};

test('make-secrets.sh creates every secret', () => {
  const script = readFileSync(`${kubernetesFolder}../scripts/make-secrets.sh`, 'utf8');
  const roles = /for role in (.*); do/.exec(script)?.[1]?.split(' ') ?? [];
  const created = [...script.matchAll(/^ *create "?([\w$-]+)"?/gm)].flatMap(([, name = '']) =>
    name.includes('$role') ? roles.map((role) => name.replace('$role', role)) : [name],
  );
  expect([...secretFiles.values()].flat().filter((file) => !created.includes(file))).toEqual([]);
});

test.each(overlays)('every reference of %s exists', (overlay) => {
  const manifests = buildManifests(`overlays/${overlay}`);
  const names = (expectedKind: string) =>
    manifests.filter(({ kind }) => kind === expectedKind).map(({ metadata }) => metadata.name);
  for (const { spec } of listPods(manifests)) {
    const maps = spec.containers.flatMap(({ envFrom = [] }) => envFrom.map(({ configMapRef }) => configMapRef?.name));
    maps.push(...(spec.volumes ?? []).flatMap(({ configMap }) => configMap?.name ?? []));
    expect(names('ConfigMap')).toEqual(expect.arrayContaining(maps));
    const claims = spec.volumes?.flatMap((volume) => volume.persistentVolumeClaim?.claimName ?? []) ?? [];
    expect(names('PersistentVolumeClaim')).toEqual(expect.arrayContaining(claims));
    expect([...secretFiles.keys()]).toEqual(
      expect.arrayContaining(spec.volumes?.flatMap(({ secret }) => secret?.secretName ?? []) ?? []),
    );
    expect(names('ServiceAccount')).toContain(spec.serviceAccountName);
  }
  const selected = manifests.filter(({ kind }) => kind === 'Service').map(({ spec }) => spec?.selector);
  const pods = listPods(manifests).map(({ name }) => ({ 'app.kubernetes.io/name': name }));
  expect(pods).toEqual(expect.arrayContaining(selected));
});

/** These settings are for a single machine, or for components/backup and components/doctor, which have files of their own. */
const ofOneMachine = /^(MAJLIS|BACKUP|ALERT|TLS)_/;

test('settings are those of the composition and of the cluster', () => {
  const expected = readSettingNames('infra/compose/example.env').filter((name) => !ofOneMachine.test(name));
  const base = readSettingNames('infra/kubernetes/base/settings.env');
  const more = ['ADMIN_EMAILS', 'SERVICES_DOMAIN', 'OBJECT_STORE_URL', 'OBJECT_STORE_REGION'];
  expect([...base].sort()).toEqual([...new Set([...expected, ...more])].sort());
});

test.each(overlays)(
  'the entrance of %s leads to the gateway, for the host of PUBLIC_ORIGIN and over TLS only',
  (overlay) => {
    const manifests = buildManifests(`overlays/${overlay}`);
    const { host } = new URL(settingsOf(overlay).PUBLIC_ORIGIN ?? '');
    const specsOf = (expectedKind: string) =>
      manifests.filter(({ kind }) => kind === expectedKind).map(({ spec }) => spec);
    const [entrance] = specsOf('Gateway') as unknown as IGateway['spec'][];
    const routes = specsOf('HTTPRoute') as unknown as NonNullable<IHTTPRoute['spec']>[];
    expect(entrance?.listeners.map(({ name, hostname }) => [name, hostname])).toEqual([
      ['http', host],
      ['https', host],
    ]);
    expect(routes.map(({ hostnames, parentRefs }) => [hostnames, parentRefs])).toEqual([
      [[host], [{ name: 'public', sectionName: 'https' }]],
      [[host], [{ name: 'public', sectionName: 'http' }]],
    ]);
    expect(entrance?.listeners.map(({ tls }) => tls?.certificateRefs)).toEqual([
      undefined,
      [{ name: 'gateway-certificate' }],
    ]);
    expect(routes[1]?.rules?.flatMap(({ filters }) => filters)).toEqual([
      { type: 'RequestRedirect', requestRedirect: { scheme: 'https', statusCode: 301 } },
    ]);
    const backends = routes.flatMap(({ rules = [] }) => rules.flatMap(({ backendRefs = [] }) => backendRefs));
    const service = manifests.find(({ kind, metadata }) => kind === 'Service' && metadata.name === 'gateway');
    expect(service?.spec?.ports).toEqual([expect.objectContaining({ port: backends[0]?.port })]);
    expect(backends).toEqual([{ name: 'gateway', port: 8080 }]);
  },
);

test('the installation in the README has its own host everywhere', () => {
  const [, example = ''] =
    /```yaml\n(# kustomization\.yaml\n.*?)```/s.exec(readFileSync(`${kubernetesFolder}README.md`, 'utf8')) ?? [];
  const { components, resources, ...changes } = parse(example) as Parameters<typeof buildInstallation>[0];
  expect([resources, components]).toEqual([['../majlis/infra/kubernetes/overlays/small'], ['release']]);
  const text = JSON.stringify(buildInstallation({ ...changes, resources: ['overlays/small'] }));
  expect(text).not.toContain('www.example.org');
  expect(text.match(/"conference\.example\.net"/g)).toHaveLength(4);
});

test('the component external-secrets has every secret that a pod of its overlay mounts', () => {
  const manifests = buildManifests('overlays/cloudnative');
  const mounted = listPods(manifests).flatMap(({ spec }) =>
    (spec.volumes ?? []).flatMap(({ secret }) => secret?.secretName ?? []),
  );
  const external = manifests.filter(({ kind }) => kind === 'ExternalSecret').map(({ metadata }) => metadata.name);
  expect(external.sort()).toEqual([...new Set([...mounted, 'database-owner'])].sort());
});

test.each(overlays)('SERVICES_DOMAIN of %s is that of its namespace', (overlay) => {
  const manifests = buildManifests(`overlays/${overlay}`);
  const namespaces = manifests.filter(({ kind }) => kind === 'Namespace').map(({ metadata }) => metadata.name);
  expect(namespaces.map((name) => `${name}.svc.cluster.local`)).toEqual([settingsOf(overlay).SERVICES_DOMAIN]);
  const strays = manifests.filter(({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== namespaces[0]);
  expect(strays).toEqual([]);
});
