import { readFileSync } from 'node:fs';
import type { LabelSelector } from 'kubernetes-types/meta/v1';
import type { NetworkPolicySpec } from 'kubernetes-types/networking/v1';
import { parse } from 'yaml';
import { root } from './compose-file.js';
import { buildManifests, listPods } from './kustomize.js';

type Monitor = {
  selector: LabelSelector;
  podMetricsEndpoints: { port: string; path: string; relabelings: { targetLabel: string; replacement?: string }[] }[];
};
type Prometheus = {
  scrape_configs: { job_name: string; dns_sd_configs: { names: string[]; port: number }[] }[];
};

const manifests = buildManifests('overlays/autoscaled');
const pods = listPods(manifests);
const [composeJob] = (parse(readFileSync(`${root}infra/monitoring/prometheus.yml`, 'utf8')) as Prometheus)
  .scrape_configs;
const expectedTargets = (composeJob?.dns_sd_configs ?? [])
  .flatMap(({ names, port }) => names.map((name) => `${name}:${port}`))
  .sort();

function selectedNames({ matchLabels = {}, matchExpressions = [] }: LabelSelector): string[] {
  return [...Object.values(matchLabels), ...matchExpressions.flatMap(({ values = [] }) => values)];
}
const monitors = manifests.filter(({ kind }) => kind === 'PodMonitor').map(({ spec }) => spec as unknown as Monitor);

test('Prometheus in the cluster scrapes the same targets as in the composition', () => {
  const targets = monitors.flatMap(({ selector, podMetricsEndpoints }) =>
    selectedNames(selector).flatMap((name) =>
      podMetricsEndpoints.map(({ port }) => {
        const ports = pods.find((pod) => pod.name === name)?.spec.containers.flatMap((one) => one.ports ?? []);
        return `${name}:${ports?.find((one) => one.name === port)?.containerPort}`;
      }),
    ),
  );
  expect(targets.sort()).toEqual(expectedTargets);
});

test('Prometheus may connect to the metrics ports and to no other', () => {
  const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy').map(({ spec }) => spec as unknown);
  const open = (policies as NetworkPolicySpec[]).flatMap(({ podSelector, ingress = [] }) =>
    ingress
      .filter(({ from = [] }) =>
        from.some(
          ({ namespaceSelector }) => namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'] === 'monitoring',
        ),
      )
      .flatMap(({ ports = [] }) =>
        ports.flatMap(({ port }) => selectedNames(podSelector).map((name) => `${name}:${port}`)),
      ),
  );
  expect(open.sort()).toEqual(expectedTargets);
});

test('scraped metrics have the labels that rules and dashboard use', () => {
  for (const { podMetricsEndpoints } of monitors)
    for (const { path, relabelings } of podMetricsEndpoints) {
      expect(path).toBe('/metrics');
      expect(relabelings.map(({ targetLabel }) => targetLabel).sort()).toEqual(['instance', 'job', 'service']);
      expect(relabelings.find(({ targetLabel }) => targetLabel === 'job')?.replacement).toBe(composeJob?.job_name);
    }
});
