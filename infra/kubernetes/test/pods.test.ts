import { describe, expect, test } from '@jest/globals';
import { buildManifests, listPods } from './kustomize.js';
import type { Container, PodSpec } from './manifest.js';
import { overlays } from './overlays.js';

const everyPod = overlays.flatMap((overlay) =>
  listPods(buildManifests(`overlays/${overlay}`)).map((pod) => [`${pod.name} of ${overlay}`, pod] as const),
);
const containersOf = ({ initContainers = [], containers }: PodSpec): Container[] => [...initContainers, ...containers];

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

  test('has a memory limit and resource requests', () => {
    for (const { name, resources } of containersOf(spec))
      expect([name, resources]).toEqual([
        name,
        {
          requests: { cpu: expect.any(String), memory: expect.any(String) },
          limits: { memory: expect.any(String) },
        },
      ]);
    const unbounded = spec.volumes?.filter(({ emptyDir }) => emptyDir && !emptyDir.sizeLimit);
    expect(unbounded).toEqual([]);
  });

  test('mounts every volume and declares every mount', () => {
    const mounted = containersOf(spec).flatMap(({ volumeMounts = [] }) => volumeMounts.map(({ name }) => name));
    const volumes = (spec.volumes ?? []).map(({ name }) => name);
    expect(volumes.filter((name) => !mounted.includes(name))).toEqual([]);
    const claimed = kind === 'StatefulSet' ? mounted.filter((name) => !volumes.includes(name)) : [];
    expect([...new Set(mounted)].filter((name) => !claimed.includes(name)).sort()).toEqual([...volumes].sort());
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
    selector: { matchLabels: { 'app.kubernetes.io/name': name } },
  });
});

test('only the autoscalers set the number of replicas', () => {
  const manifests = buildManifests('overlays/autoscaled');
  const scaled = manifests
    .filter(({ kind }) => kind === 'HorizontalPodAutoscaler')
    .map(({ metadata }) => metadata.name);
  expect(scaled.sort()).toEqual(['cms', 'conferences', 'feeds', 'gateway']);
  for (const name of scaled) {
    const deployment = manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name);
    expect(deployment?.spec).not.toHaveProperty('replicas');
    const scaler = manifests.find(({ kind, metadata }) => kind.startsWith('Horizontal') && metadata.name === name);
    expect(scaler?.spec).toMatchObject({ scaleTargetRef: { kind: 'Deployment', name }, minReplicas: 2 });
  }
});
