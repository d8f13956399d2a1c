import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { LabelSelector } from 'kubernetes-types/meta/v1';
import type { NetworkPolicyPeer, NetworkPolicySpec } from 'kubernetes-types/networking/v1';
import { composeFile, networksOfService, root } from './compose-file.js';
import { buildManifests, listPods } from './kustomize.js';
import type { Manifest } from './manifest.js';
import { overlays } from './overlays.js';

const label = 'app.kubernetes.io/name';

function chosen({ matchLabels = {}, matchExpressions = [] }: LabelSelector, names: string[]): string[] {
  return names.filter(
    (name) =>
      Object.entries(matchLabels).every(([key, value]) => key === label && value === name) &&
      matchExpressions.every(({ operator, values = [] }) => operator === 'In' && values.includes(name)),
  );
}

/** Those that the composition has as well. */
const partsOf = (manifests: Manifest[]) =>
  listPods(manifests)
    .map(({ name }) => name)
    .filter((name) => composeFile.services[name]);

/** Ways between our own parts that the policies open in one direction, as `from > to:port`. */
function ways(manifests: Manifest[], direction: 'ingress' | 'egress'): string[] {
  const names = partsOf(manifests);
  const found = policies(manifests).flatMap((policy) =>
    (policy[direction] ?? []).flatMap((rule) => {
      const peers: NetworkPolicyPeer[] = ('from' in rule ? rule.from : 'to' in rule ? rule.to : []) ?? [];
      const others = peers.flatMap(({ podSelector, namespaceSelector }) =>
        podSelector && !namespaceSelector ? chosen(podSelector, names) : [],
      );
      return chosen(policy.podSelector, names).flatMap((own) =>
        others.flatMap((other) =>
          (rule.ports ?? []).map(({ port }) =>
            direction === 'egress' ? `${own} > ${other}:${port}` : `${other} > ${own}:${port}`,
          ),
        ),
      );
    }),
  );
  return [...new Set(found)].sort();
}

const policies = (manifests: Manifest[]): NetworkPolicySpec[] =>
  manifests.filter(({ kind }) => kind === 'NetworkPolicy').map(({ spec }) => spec as unknown as NetworkPolicySpec);

/** Whom each part of the composition speaks to: by its settings, its secrets, and what nginx is told. */
function waysOfComposition(): string[] {
  const found = Object.entries(composeFile.services).flatMap(([from, { environment = {}, secrets = [] }]) => [
    ...Object.values(environment)
      .flatMap((value) => /^http:\/\/(\w+:\d+)/.exec(value)?.[1] ?? [])
      .map((to) => [from, to]),
    ...secrets.filter((name) => name.endsWith('-database-url')).map(() => [from, 'postgres:5432']),
  ]);
  const nginx = readFileSync(`${root}infra/compose/gateway-settings.envsh`, 'utf8');
  const asked = [
    ...nginx.matchAll(/GATEWAY_(?:CMS|CONFERENCES|FEEDS)="(\w+)\$domain(:\d+)|http:\/\/(objectstore)(:9000)/g),
  ];
  found.push(...asked.map(([, ...parts]) => ['gateway', parts.filter(Boolean).join('')]));
  return [...new Set(found.map(([from, to]) => `${from} > ${to}`))].sort();
}

test('the composition has as many ways as we think, so that none is missed', () => {
  const onRequest = (way: string) => composeFile.services[way.split(' ')[0] ?? '']?.profiles;
  expect(waysOfComposition().filter((way) => !onRequest(way))).toHaveLength(15);
});

test.each(['ingress', 'egress'] as const)(
  'small: %s is open where the composition goes a way, and nowhere else',
  (direction) => {
    expect(ways(buildManifests('overlays/small'), direction)).toEqual(waysOfComposition());
  },
);

test('no way is open between parts that share no network of the composition', () => {
  const strangers = ways(buildManifests('overlays/small'), 'egress').filter((way) => {
    const [from, to] = way.split(/ > |:/);
    return !networksOfService(from ?? '').some((network) => networksOfService(to ?? '').includes(network));
  });
  expect(strangers).toEqual([]);
});

test.each(overlays)('%s: what no policy opens is closed, in both directions', (overlay) => {
  const closed = policies(buildManifests(`overlays/${overlay}`)).filter(
    ({ podSelector, ingress, egress }) => Object.keys(podSelector).length === 0 && !ingress && !egress,
  );
  expect(closed.map(({ policyTypes }) => policyTypes)).toEqual([['Ingress', 'Egress']]);
});

const privateRanges = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
];

test.each(overlays)(
  '%s: who reaches the world does so in the composition, and never an address that is not public',
  (overlay) => {
    const manifests = buildManifests(`overlays/${overlay}`);
    const names = partsOf(manifests);
    const abroad = policies(manifests).flatMap(({ podSelector, egress = [] }) =>
      egress
        .flatMap(({ to = [] }) => to)
        .flatMap(({ ipBlock }) =>
          ipBlock?.cidr === '0.0.0.0/0' ? [{ podSelector, except: ipBlock.except ?? [] }] : [],
        ),
    );
    for (const { except } of abroad) expect(except).toEqual(expect.arrayContaining(privateRanges));
    const outside = names.filter((name) => networksOfService(name).includes('outside'));
    // A store outside is read by the gateway, too.
    const expected = overlay === 'small' ? outside : [...outside, 'gateway'];
    expect([...new Set(abroad.flatMap(({ podSelector }) => chosen(podSelector, names)))].sort()).toEqual(
      expected.sort(),
    );
  },
);

test.each(overlays)('%s: visitors reach the gateway alone', (overlay) => {
  const manifests = buildManifests(`overlays/${overlay}`);
  const names = listPods(manifests).map(({ name }) => name);
  const fromElsewhere = (namespace: string) =>
    policies(manifests)
      .filter(({ ingress = [] }) =>
        ingress
          .flatMap(({ from = [] }) => from)
          .some(
            ({ namespaceSelector }) => namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'] === namespace,
          ),
      )
      .flatMap(({ podSelector }) => chosen(podSelector, names));
  expect(fromElsewhere('ingress-nginx')).toEqual(['gateway']);
});

test.each(overlays)('%s: the authority’s question reaches what cert-manager answers it with', (overlay) => {
  const solver = policies(buildManifests(`overlays/${overlay}`)).filter(
    ({ podSelector }) => podSelector.matchLabels?.['acme.cert-manager.io/http01-solver'] === 'true',
  );
  expect(solver.flatMap(({ ingress = [] }) => ingress)).toEqual([
    {
      from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'ingress-nginx' } } }],
      ports: [{ protocol: 'TCP', port: 8089 }],
    },
  ]);
});
