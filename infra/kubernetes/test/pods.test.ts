import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildManifests, kubernetesFolder, listPods } from './kustomize.js';
import type { Container, PodSpec } from './manifest.js';
import { overlays } from './overlays.js';

const everyPod = overlays.flatMap((overlay) =>
  listPods(buildManifests(`overlays/${overlay}`)).map((pod) => [`${pod.name} of ${overlay}`, pod] as const),
);
const toMi = (size: string) => Number.parseInt(size, 10) * (size.endsWith('Gi') ? 1_024 : 1);
const containersOf = ({ initContainers = [], containers }: PodSpec): Container[] => [...initContainers, ...containers];

type Claim = { accessModes: string[]; storageClassName?: string };

/** A disk can be mounted on one node only, but replicas may run on several. */
test.each(overlays)('volumes that pods of %s share can be mounted by all of them', (overlay) => {
  const manifests = buildManifests(`overlays/${overlay}`);
  const pods = listPods(manifests).filter(({ kind }) => kind === 'Deployment');
  const guide = readFileSync(`${kubernetesFolder}deploy.md`, 'utf8');
  const shared = manifests
    .filter(({ kind }) => kind === 'PersistentVolumeClaim')
    .flatMap(({ metadata, spec }) => {
      const users = pods.filter(({ spec: { volumes = [] } }) =>
        volumes.some(({ persistentVolumeClaim: claim }) => claim?.claimName === metadata.name),
      );
      return users.length > 1 ? [{ name: metadata.name, claim: spec as unknown as Claim, users }] : [];
    });
  expect(shared.map(({ name }) => name).toSorted()).toEqual(['published', 'visits']);
  for (const { claim, users } of shared) {
    const { accessModes, storageClassName = '' } = claim;
    if (accessModes.join() === 'ReadWriteMany') expect(guide).toContain(`metadata: { name: ${storageClassName} }`);
    else
      for (const { spec } of users)
        expect(spec.affinity?.podAffinity?.requiredDuringSchedulingIgnoredDuringExecution).toEqual([
          {
            topologyKey: 'kubernetes.io/hostname',
            labelSelector: { matchLabels: { 'app.kubernetes.io/name': 'publisher' } },
          },
        ]);
  }
});

describe.each(everyPod)('%s', (_name, { kind, spec }) => {
  test('runs without root, privileges and token', () => {
    expect(spec).toMatchObject({
      serviceAccountName: 'majlis',
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(spec.securityContext?.runAsUser).toBeGreaterThan(0);
    for (const { securityContext } of containersOf(spec))
      expect(securityContext).toEqual({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
    expect(spec).not.toHaveProperty('hostNetwork');
    expect(spec.volumes?.filter(({ hostPath }) => hostPath)).toEqual([]);
  });

  test('requests resources, and has limits of memory and of ephemeral storage', () => {
    for (const { name, resources } of containersOf(spec))
      expect([name, resources]).toEqual([
        name,
        {
          requests: { cpu: expect.any(String), memory: expect.any(String), 'ephemeral-storage': expect.any(String) },
          limits: { memory: expect.any(String), 'ephemeral-storage': expect.any(String) },
        },
      ]);
    const diskMi = (spec.volumes ?? [])
      .filter(({ emptyDir }) => emptyDir && emptyDir.medium !== 'Memory')
      .reduce((sum, { emptyDir }) => sum + toMi(String(emptyDir?.sizeLimit)), 0);
    const limits = spec.containers.map(({ resources }) => toMi(String(resources?.limits?.['ephemeral-storage'])));
    expect(Math.max(...limits)).toBeGreaterThan(diskMi);
    const unbounded = spec.volumes?.filter(({ emptyDir }) => emptyDir && !emptyDir.sizeLimit);
    expect(unbounded).toEqual([]);
  });

  test('mounts every volume and declares every mount', () => {
    const mounted = containersOf(spec).flatMap(({ volumeMounts = [] }) => volumeMounts.map(({ name }) => name));
    const volumes = (spec.volumes ?? []).map(({ name }) => name);
    expect(volumes.filter((name) => !mounted.includes(name))).toEqual([]);
    const claimed = kind === 'StatefulSet' ? mounted.filter((name) => !volumes.includes(name)) : [];
    expect(new Set(mounted.filter((name) => !claimed.includes(name)))).toEqual(new Set(volumes));
  });
});

const longRunning = everyPod.filter(([, { kind }]) => kind !== 'Job' && kind !== 'CronJob');

test.each(longRunning)('%s has startup, liveness and readiness probes', (_name, { spec }) => {
  for (const container of spec.containers)
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'] as const)
      expect([probe, container[probe]?.httpGet ?? container[probe]?.exec]).not.toEqual([probe, undefined]);
});

test.each(['gateway', 'cms', 'conferences', 'feeds'])('%s shuts down without failing requests', (name) => {
  const manifests = buildManifests('base');
  const deployment = manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name);
  expect(deployment?.spec).toMatchObject({
    replicas: 2,
    strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
  });
  const [pod] = listPods([deployment].filter((one) => one !== undefined));
  const [container] = pod?.spec.containers ?? [];
  const sleeps = Number(container?.lifecycle?.preStop?.exec?.command?.[1]);
  // nginx resolves names every second; a stopping service responds on open connections for 3 s and has 8 s to finish.
  expect(sleeps).toBeGreaterThan(5);
  expect(pod?.spec.terminationGracePeriodSeconds).toBeGreaterThan(sleeps + 3 + 8);
  const budget = manifests.find(({ kind, metadata }) => kind === 'PodDisruptionBudget' && metadata.name === name);
  expect(budget?.spec).toMatchObject({
    maxUnavailable: 1,
    unhealthyPodEvictionPolicy: 'AlwaysAllow',
    selector: { matchLabels: { 'app.kubernetes.io/name': name } },
  });
});

test('only the autoscalers set the number of replicas', () => {
  const manifests = buildManifests('overlays/autoscaled');
  const scaled = manifests
    .filter(({ kind }) => kind === 'HorizontalPodAutoscaler')
    .map(({ metadata }) => metadata.name);
  expect(scaled.sort()).toEqual(['cms', 'conferences', 'gateway']);
  for (const name of scaled) {
    const deployment = manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name);
    expect(deployment?.spec).not.toHaveProperty('replicas');
    const scaler = manifests.find(({ kind, metadata }) => kind.startsWith('Horizontal') && metadata.name === name);
    expect(scaler?.spec).toMatchObject({ scaleTargetRef: { kind: 'Deployment', name }, minReplicas: 2 });
    // If an idle replica requested as little as in base, a single reader would reach the target share of it.
    const [pod] = listPods([deployment].filter((one) => one !== undefined));
    expect(pod?.spec.containers[0]?.resources?.requests?.cpu).toBe('500m');
  }
});

test('nothing of a release takes traffic before its migrations, and the gateway before its pages', () => {
  const manifests = buildManifests('base');
  const commands = Object.fromEntries(
    listPods(manifests).flatMap(({ name, spec }) =>
      (spec.initContainers ?? []).map(({ command = [], image }) => [name, `${image}: ${command.join(' ')}`]),
    ),
  );
  const migrations = (service: string) =>
    `majlis-services:local: node infra/dist/migrate/wait-for-migrations.js ${service}`;
  expect(commands).toEqual({
    cms: migrations('cms'),
    conferences: migrations('conferences'),
    feeds: migrations('feeds'),
    publisher: 'majlis-services:local: node infra/dist/migrate/wait-for-services.js',
    gateway: 'majlis-gateway:local: /gateway/wait-for-pages.sh',
  });
  const publisher = manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'publisher');
  expect(publisher?.spec).toMatchObject({ strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } } });
  const [container] = listPods(manifests).find(({ name }) => name === 'publisher')?.spec.containers ?? [];
  expect(container?.readinessProbe?.httpGet?.path).toBe('/written');
});

test.each([
  ['accepts connections', 0, { startup: true, liveness: true, readiness: true }],
  ['recovers after a crash', 1, { startup: true, liveness: true, readiness: false }],
  ['does not respond', 2, { startup: false, liveness: false, readiness: false }],
])('PostgreSQL that %s is restarted only without a response', (_case, status, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-probe-'));
  writeFileSync(join(folder, 'pg_isready'), `#!/bin/sh\nexit ${status}\n`, { mode: 0o755 });
  const [container] =
    listPods(buildManifests('overlays/small')).find(({ name }) => name === 'postgres')?.spec.containers ?? [];
  const isPassed = (probe: 'startupProbe' | 'livenessProbe' | 'readinessProbe') => {
    const [program = '', ...options] = container?.[probe]?.exec?.command ?? [];
    return spawnSync(program, options, { env: { PATH: `${folder}:/usr/bin:/bin` } }).status === 0;
  };
  const [startup, liveness, readiness] = (['startupProbe', 'livenessProbe', 'readinessProbe'] as const).map(isPassed);
  rmSync(folder, { recursive: true });
  expect({ startup, liveness, readiness }).toEqual(expected);
});
