import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const overlays = readdirSync(join(root, 'infra/compose')).filter((name) => name.endsWith('.yml'));

type Container = {
  image?: string;
  build?: object;
  user?: string;
  cap_add?: string[];
  ports?: string[];
  networks?: string[];
  environment?: Record<string, string>;
  secrets?: (string | { source: string })[];
};
type Composition = { services: Record<string, Container>; networks: Record<string, { internal?: true } | null> };

/** The YAML parser ignores the Compose tags `!reset` and `!override` and reads the values behind them. */
const read = (file: string): Composition =>
  parse(readFileSync(join(root, file), 'utf8'), { merge: true, maxAliasCount: -1, logLevel: 'error' });
const composition = read('docker-compose.yml');
const all = [composition, ...overlays.map((name) => read(`infra/compose/${name}`))].flatMap(({ services }) =>
  Object.entries(services),
);
/** A service without an image modifies or extends another one. */
const containers = all.filter(([, { image }]) => image !== undefined);
const listsOf = (name: 'cap_add' | 'ports') => {
  const lists = all.map(([container, { [name]: list = [] }]) => [container, list] as const);
  return Object.fromEntries(lists.filter(([, list]) => list.length > 0));
};

test('the tests find the containers', () => {
  expect(containers.length).toBeGreaterThan(15);
});

test.each(containers)('%s is read-only, gains no privileges, and has limits', (_name, container) => {
  expect(container).toMatchObject({
    init: true,
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
    stop_grace_period: '15s',
    deploy: { resources: { limits: { memory: expect.stringMatching(/^\d+m$/), pids: expect.any(Number) } } },
  });
  expect(Object.keys(container).filter((key) => /^(privileged|devices|pid|ipc)$/.test(key))).toEqual([]);
  // Our own images set the user themselves: supply-chain.test.ts.
  if (!container.build) expect(container.user).toMatch(/^\d+:\d+$/);
});

test('only the jobs that change the owner of a volume run as root, with CAP_CHOWN', () => {
  const isRoot = ([, { user = '' }]: [string, Container]) => /^(0|root)\b/.test(user);
  const ownerJobs = ['objects', 'backups', 'published', 'database', 'cache', 'visits'].map(
    (volume) => `init-${volume}-permissions`,
  );
  expect(all.filter(isRoot).map(([name]) => name)).toEqual(ownerJobs);
  expect(listsOf('cap_add')).toEqual({
    'init-objects-permissions': ['CHOWN', 'DAC_READ_SEARCH'],
    'init-backups-permissions': ['CHOWN', 'DAC_READ_SEARCH'],
    'init-published-permissions': ['CHOWN', 'DAC_READ_SEARCH'],
    'init-database-permissions': ['CHOWN', 'DAC_READ_SEARCH'],
    'init-cache-permissions': ['CHOWN', 'DAC_READ_SEARCH'],
    'init-visits-permissions': ['CHOWN', 'DAC_READ_SEARCH', 'FOWNER'],
    caddy: ['NET_BIND_SERVICE'],
  });
});

test('only Caddy publishes ports to the network; others are open on this machine by default', () => {
  const { caddy, ...others } = listsOf('ports');
  expect(caddy).toEqual(['80:80', '443:443', '443:443/udp']);
  expect(Object.keys(others).sort()).toEqual(['gateway', 'gateway-standby', 'grafana', 'prometheus']);
  for (const port of Object.values(others).flat())
    expect(port).toMatch(/^(127\.0\.0\.1|\$\{MAJLIS_ADDRESS:-127\.0\.0\.1\}):/);
});

test('a setting that no service reads changes none of their containers', () => {
  const example = readFileSync(join(root, 'infra/compose/example.env'), 'utf8');
  const ofOthers = /^(?:ALERT|BACKUP|MAJLIS|TLS)_/;
  const names = [...example.matchAll(/^#?([A-Z][A-Z_0-9]+)=/gm)].map(([, name = '']) => name);
  const expected = Object.fromEntries(names.filter((name) => ofOthers.test(name)).map((name) => [name, '']));
  expect(Object.keys(expected).length).toBeGreaterThan(10);
  for (const service of ['cms', 'conferences', 'feeds', 'publisher', 'gateway', 'gateway-standby'])
    expect([service, composition.services[service]?.environment]).toEqual([service, expect.objectContaining(expected)]);
});

test('the networks of services, store and database are internal', () => {
  const internalNetworks = Object.entries(composition.networks).filter(([, network]) => network?.internal);
  expect(internalNetworks.map(([name]) => name)).toEqual(['app', 'images', 'data']);
});

test('the watching doctor holds neither the address of the owner nor those of the services', () => {
  const [, watcher] = all.find(([name, { secrets = [] }]) => name === 'doctor-watch' && secrets.length > 0) ?? [];
  const names = (watcher?.secrets ?? []).map((secret) => (typeof secret === 'string' ? secret : secret.source));
  expect(names.filter((name) => /database/.test(name))).toEqual(['watch-database-url']);
  expect(names.filter((name) => /owner|password$|cookie|client|ssh|object-store/.test(name))).toEqual([
    'alert-mail-password',
  ]);
});

test('the watching doctor joins the networks of the doctor, and that of the overlay tls only with it', () => {
  const networksOf = (name: string) =>
    all.flatMap(([service, { networks = [] }]) => (service === name ? networks : []));
  const inherited = composition.services.doctor?.networks ?? [];
  expect(inherited).toEqual(['app', 'data', 'egress']);
  expect(networksOf('doctor-watch')).toEqual([`\${WATCHER_NETWORK:-app}`]);
  expect(networksOf('doctor')).toEqual([...inherited, 'edge']);
  const script = readFileSync(join(root, 'infra/scripts/compose.sh'), 'utf8');
  expect(script).toContain("*' tls '*) export WATCHER_NETWORK=edge ;;");
});
