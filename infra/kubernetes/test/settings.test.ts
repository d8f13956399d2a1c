import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { composeFile, defaultImage, readSettingNames } from './compose-file.js';
import { buildManifests, kubernetesFolder, listPods } from './kustomize.js';
import { overlays } from './overlays.js';

const pods = listPods(buildManifests('overlays/small'));
const parts = pods.map((pod) => [pod.name, pod] as const).filter(([name]) => composeFile.services[name]);

const secrets = parse(readFileSync(`${kubernetesFolder}secrets/kustomization.yaml`, 'utf8')) as {
  secretGenerator: { name: string; files: string[] }[];
};
const secretFiles = new Map(
  secrets.secretGenerator.map(({ name, files }) => [name, files.map((file) => file.replace(/^files\//, ''))]),
);

test('all that the composition runs is there, but for what only gives volumes to their owners', () => {
  const always = Object.entries(composeFile.services).filter(([, { profiles = [] }]) => profiles.length === 0);
  const expected = always.map(([name]) => name).filter((name) => !name.endsWith('-owner'));
  expect(pods.map(({ name }) => name)).toEqual(expect.arrayContaining(expected));
});

describe.each(parts)('%s is what it is in the composition:', (name, { spec }) => {
  const there = composeFile.services[name];
  const [container] = spec.containers;
  if (!there || !container) throw new Error(name);

  test('image, command, user, memory', () => {
    expect(container.image).toBe(defaultImage(there));
    // What Kubernetes calls command takes the place of an image's entrypoint, and here ours have none.
    const started = [...(container.command ?? []), ...(container.args ?? [])];
    // What operations does is said each time: the nightly backup is its only run here.
    const said = name === 'operations' ? ['node', 'infra/dist/backup/backup.js'] : (there.command ?? []);
    expect(started).toEqual([...(there.entrypoint ?? []), ...said]);
    expect(container.resources?.limits?.memory).toBe(there.deploy.resources.limits.memory.replace('m', 'Mi'));
    if (there.user) expect(`${spec.securityContext?.runAsUser}:${spec.securityContext?.runAsGroup}`).toBe(there.user);
  });

  test('environment', () => {
    const given = Object.fromEntries((container.env ?? []).map((one) => [one.name, one.value]));
    // Where the store is and who may sign in are settings here, for the store may be elsewhere and a changed list is rolled
    // out like any setting; and nobody is asked.
    const { OBJECT_STORE_URL, ADMIN_EMAILS_FILE: _list, YES: _answer, ...environment } = there.environment ?? {};
    expect(given).toEqual(environment);
    if (OBJECT_STORE_URL) expect(settingsOf('small')).toMatchObject({ OBJECT_STORE_URL });
  });

  test('secrets: its own, each where its setting says', () => {
    const mounted = spec.volumes?.flatMap(({ secret }) => secret?.secretName ?? []) ?? [];
    const files = mounted.flatMap((secret) => secretFiles.get(secret) ?? [`no ${secret}`]);
    expect(files.sort()).toEqual([...(there.secrets ?? [])].sort());
    const named = (container.env ?? []).flatMap(({ value = '' }) => /^\/run\/secrets\/(.*)$/.exec(value)?.[1] ?? []);
    expect(named.filter((file) => !files.includes(file))).toEqual([]);
  });
});

const settingsOf = (overlay: string) =>
  buildManifests(`overlays/${overlay}`).find(
    ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'settings',
  )?.data ?? {};

test('every secret is made by the script that makes those of the composition', () => {
  const script = readFileSync(`${kubernetesFolder}../scripts/make-secrets.sh`, 'utf8');
  const roles = /for role in (.*); do/.exec(script)?.[1]?.split(' ') ?? [];
  const made = [...script.matchAll(/^ *keep "?([\w$-]+)"?/gm)].flatMap(([, name = '']) =>
    name.includes('$role') ? roles.map((role) => name.replace('$role', role)) : [name],
  );
  expect([...secretFiles.values()].flat().filter((file) => !made.includes(file))).toEqual([]);
});

test.each(overlays)('what %s refers to is there', (overlay) => {
  const manifests = buildManifests(`overlays/${overlay}`);
  const names = (wanted: string) =>
    manifests.filter(({ kind }) => kind === wanted).map(({ metadata }) => metadata.name);
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

/** Of the machine that the composition runs on; and what has a file of its own (components/backup). */
const ofOneMachine = /^(MAJLIS|BACKUP|TLS)_/;

test('settings are those of the composition, and what only a cluster needs', () => {
  const expected = readSettingNames('infra/compose/example.env').filter((name) => !ofOneMachine.test(name));
  const base = readSettingNames('infra/kubernetes/base/settings.env');
  const more = ['ADMIN_EMAILS', 'SERVICES_DOMAIN', 'OBJECT_STORE_URL', 'OBJECT_STORE_REGION'];
  expect([...base].sort()).toEqual([...new Set([...expected, ...more])].sort());
});

test.each(overlays)('the address of %s is the same to visitors, services and certificate', (overlay) => {
  const manifests = buildManifests(`overlays/${overlay}`);
  const { host } = new URL(settingsOf(overlay).PUBLIC_ORIGIN ?? '');
  const ingress = manifests.find(({ kind }) => kind === 'Ingress')?.spec as {
    tls: { hosts: string[] }[];
    rules: { host: string }[];
  };
  expect(ingress.rules.map((rule) => rule.host)).toEqual([host]);
  expect(ingress.tls.flatMap(({ hosts }) => hosts)).toEqual([host]);
});

test.each(overlays)('names are whole for the namespace of %s', (overlay) => {
  const manifests = buildManifests(`overlays/${overlay}`);
  const namespaces = manifests.filter(({ kind }) => kind === 'Namespace').map(({ metadata }) => metadata.name);
  expect(namespaces.map((name) => `${name}.svc.cluster.local`)).toEqual([settingsOf(overlay).SERVICES_DOMAIN]);
  const strays = manifests.filter(({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== namespaces[0]);
  expect(strays).toEqual([]);
});
