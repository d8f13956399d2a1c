import { readFileSync } from 'node:fs';
import type { LabelSelector } from 'kubernetes-types/meta/v1';
import type { NetworkPolicyPeer, NetworkPolicySpec } from 'kubernetes-types/networking/v1';
import { composeFile, networksOfService, root } from './compose-file.js';
import { buildInstallation, buildManifests, listPods } from './kustomize.js';
import type { Manifest } from './manifest.js';
import { overlays } from './overlays.js';

const label = 'app.kubernetes.io/name';

function selectNames({ matchLabels = {}, matchExpressions = [] }: LabelSelector, names: string[]): string[] {
  return names.filter(
    (name) =>
      Object.entries(matchLabels).every(([key, value]) => key === label && value === name) &&
      matchExpressions.every(({ operator, values = [] }) => operator === 'In' && values.includes(name)),
  );
}

const composeServicesOf = (manifests: Manifest[]) =>
  listPods(manifests)
    .map(({ name }) => name)
    .filter((name) => composeFile.services[name]);

/** Returns the connections between our own pods that the policies allow in one direction, as `from > to:port`. */
function allowedConnections(manifests: Manifest[], direction: 'ingress' | 'egress'): string[] {
  const names = composeServicesOf(manifests);
  const connections = policies(manifests).flatMap((policy) =>
    (policy[direction] ?? []).flatMap((rule) => {
      const peers: NetworkPolicyPeer[] = ('from' in rule ? rule.from : 'to' in rule ? rule.to : []) ?? [];
      const others = peers.flatMap(({ podSelector, namespaceSelector }) =>
        podSelector && !namespaceSelector ? selectNames(podSelector, names) : [],
      );
      return selectNames(policy.podSelector, names).flatMap((own) =>
        others.flatMap((other) =>
          (rule.ports ?? []).map(({ port }) =>
            direction === 'egress' ? `${own} > ${other}:${port}` : `${other} > ${own}:${port}`,
          ),
        ),
      );
    }),
  );
  return [...new Set(connections)].sort();
}

const policies = (manifests: Manifest[]): NetworkPolicySpec[] =>
  manifests.filter(({ kind }) => kind === 'NetworkPolicy').map(({ spec }) => spec as unknown as NetworkPolicySpec);

/** Returns the connections of the composition, derived from environment variables, secrets and the gateway's settings. */
function composeConnections(): string[] {
  const connections = Object.entries(composeFile.services).flatMap(([from, { environment = {}, secrets = [] }]) => [
    ...Object.values(environment)
      .flatMap((value) => /^http:\/\/(\w+:\d+)/.exec(value)?.[1] ?? [])
      .map((to) => [from, to]),
    ...secrets.filter((name) => name.endsWith('-database-url')).map(() => [from, 'postgres:5432']),
  ]);
  const nginx = readFileSync(`${root}infra/compose/gateway-settings.envsh`, 'utf8');
  const gatewayUpstreams = [
    ...nginx.matchAll(/GATEWAY_(?:CMS|CONFERENCES|FEEDS)="(\w+)\$domain(:\d+)|http:\/\/(objectstore)(:9000)/g),
  ];
  connections.push(...gatewayUpstreams.map(([, ...hostAndPort]) => ['gateway', hostAndPort.filter(Boolean).join('')]));
  return [...new Set(connections.map(([from, to]) => `${from} > ${to}`))].sort();
}

test('the composition has the expected number of connections', () => {
  const profilesOf = (connection: string) => composeFile.services[connection.split(' ')[0] ?? '']?.profiles;
  expect(composeConnections().filter((connection) => !profilesOf(connection))).toHaveLength(15);
});

test.each(['ingress', 'egress'] as const)(
  'small: %s allows exactly the connections of the composition',
  (direction) => {
    expect(allowedConnections(buildManifests('overlays/small'), direction)).toEqual(composeConnections());
  },
);

test('no connection is allowed between services that share no network of the composition', () => {
  const unexpected = allowedConnections(buildManifests('overlays/small'), 'egress').filter((connection) => {
    const [from, to] = connection.split(/ > |:/);
    return !networksOfService(from ?? '').some((network) => networksOfService(to ?? '').includes(network));
  });
  expect(unexpected).toEqual([]);
});

test.each(overlays)('%s: connections are denied by default in both directions', (overlay) => {
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
  '%s: only services that do so in the composition may reach the internet, and no private address',
  (overlay) => {
    const manifests = buildManifests(`overlays/${overlay}`);
    const names = composeServicesOf(manifests);
    const internetPolicies = policies(manifests).flatMap(({ podSelector, egress = [] }) =>
      egress
        .flatMap(({ to = [] }) => to)
        .flatMap(({ ipBlock }) =>
          ipBlock?.cidr === '0.0.0.0/0' ? [{ podSelector, except: ipBlock.except ?? [] }] : [],
        ),
    );
    for (const { except } of internetPolicies) expect(except).toEqual(expect.arrayContaining(privateRanges));
    const withEgress = names.filter((name) => networksOfService(name).includes('egress'));
    // The gateway reads a store on the internet as well.
    const hasPublicStore = ['external', 'autoscaled'].includes(overlay);
    const expected = hasPublicStore ? [...withEgress, 'gateway'] : withEgress;
    expect([...new Set(internetPolicies.flatMap(({ podSelector }) => selectNames(podSelector, names)))].sort()).toEqual(
      expected.sort(),
    );
  },
);

/** Builds an installation with an Ingress in place of the Gateway API. */
const withIngress = () =>
  buildInstallation({
    resources: ['base'],
    components: ['components/postgres', 'components/object-store', 'components/ingress'],
  });
const entrances = [
  ...overlays.map((overlay) => [overlay, 'envoy-gateway-system', () => buildManifests(`overlays/${overlay}`)] as const),
  ['the component ingress', 'traefik', withIngress] as const,
];

test.each(entrances)('%s: visitors reach the gateway only, by way of the proxies', (_name, proxies, build) => {
  const manifests = build();
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
      .flatMap(({ podSelector }) => selectNames(podSelector, names));
  expect(fromElsewhere(proxies)).toEqual(['gateway']);
});

test.each(entrances)('%s: the HTTP-01 challenge reaches the solver of cert-manager', (_name, proxies, build) => {
  const solver = policies(build()).filter(
    ({ podSelector }) => podSelector.matchLabels?.['acme.cert-manager.io/http01-solver'] === 'true',
  );
  expect(solver.flatMap(({ ingress = [] }) => ingress)).toEqual([
    {
      from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': proxies } } }],
      ports: [{ protocol: 'TCP', port: 8089 }],
    },
  ]);
});

test('a setting allows a store at a private address, for those that read or write there', () => {
  const installation = (OBJECT_STORE_NETWORK: string) =>
    buildInstallation({
      resources: ['overlays/external'],
      components: ['components/private-object-store'],
      configMapGenerator: [
        { name: 'settings', behavior: 'merge', literals: [`OBJECT_STORE_NETWORK=${OBJECT_STORE_NETWORK}`] },
      ],
    });
  const manifests = installation('10.7.0.9/32');
  const names = composeServicesOf(manifests);
  const allowed = policies(manifests).filter(({ egress = [] }) =>
    egress.some(({ to = [] }) => to.some(({ ipBlock }) => ipBlock?.cidr === '10.7.0.9/32')),
  );
  const expected = Object.entries(composeFile.services)
    .filter(([name, { environment = {} }]) => environment.OBJECT_STORE_URL && names.includes(name))
    .map(([name]) => name);
  expect(allowed.flatMap(({ podSelector }) => selectNames(podSelector, names)).sort()).toEqual(
    [...expected, 'gateway'].sort(),
  );
});
