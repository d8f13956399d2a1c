import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { startServer } from '@majlis/kit/testing/listen';
import { linesOf, TestInstallation } from '../drill/doctor/test-installation.js';
import type { Checked } from './check-result.js';
import { checkContainers, checkReplicas } from './checks/containers.js';
import { checkClock } from './checks/host.js';
import { checkVisits } from './checks/jobs.js';
import { checkPublisher } from './checks/pages.js';
import { checkDnsAndCertificate, checkVisitorAddresses } from './checks/public-origin.js';
import { checkSite } from './checks/site.js';
import { parseHostFacts } from './host-facts.js';

const clientId = '12-ab.apps.googleusercontent.com';
let files: TestInstallation;
beforeAll(() => {
  files = TestInstallation.create({
    PUBLIC_ORIGIN: 'https://www.example.org',
    TRUSTED_PROXY: '10.0.0.1',
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: 'GOCSPX-abcdefghijklmnopqrst',
  });
});
afterAll(() => files.remove());

async function resultsFor(check: (origin: string) => Checked, listener: RequestListener): Promise<string> {
  const { origin, stop } = await startServer(listener);
  try {
    return linesOf(await check(origin));
  } finally {
    await stop();
  }
}

type Replies = Record<string, (response: ServerResponse) => void>;
function checkSiteWith(replies: Replies = {}): Promise<string> {
  const all: Replies = { ...healthy, ...replies };
  return resultsFor(
    (gateway) => checkSite(files.open(), gateway),
    ({ url = '', headers }, response) => {
      if (headers.host !== 'www.example.org') response.destroy();
      else (all[url.split('?')[0] ?? ''] ?? (() => response.writeHead(404).end()))(response);
    },
  );
}

const google = (redirect: string) =>
  `https://accounts.google.com/o/oauth2/v2/auth?client_id=${clientId}&redirect_uri=${encodeURIComponent(redirect)}`;
const json = (response: ServerResponse) => response.writeHead(200).end('[]');
const healthy: Replies = {
  '/about': (response) => {
    response.writeHead(200, { 'Strict-Transport-Security': 'max-age=63072000' }).end('<div id="root"></div>');
  },
  '/api/cms/content': json,
  '/api/conferences': json,
  '/api/podcast-episodes': json,
  '/api/auth/google': (response) => {
    response.writeHead(302, { Location: google('https://www.example.org/api/auth/google/callback') }).end();
  },
};

test('a healthy site has no errors', async () => {
  const lines = (await checkSiteWith()).split('\n').map((line) => line.split(':')[0]);
  expect(lines).toEqual(['ok     gateway', 'ok     cms', 'ok     conferences', 'ok     feeds', 'ok     sign-in']);
});

const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end('{}');
const leadingTo = (address: string) => (response: ServerResponse) =>
  void response.writeHead(302, { Location: address }).end();

test.each<[string, Replies, RegExp]>([
  [
    'a page of another server',
    { '/about': (response) => void response.end('Welcome to nginx!') },
    /gateway: responds to www\.example\.org with 200 and no page of the site/,
  ],
  [
    'a gateway of former settings',
    { '/about': (response) => void response.end('<div id="root">') },
    /gateway: runs with another PUBLIC_ORIGIN/,
  ],
  ['a service that fails', { '/api/conferences': status(502) }, /conferences: responds at \/api\/conferences with 502/],
  [
    'a service that hangs',
    { '/api/conferences': () => undefined },
    /conferences: does not respond at \/api\/conferences \(Error: no response within 5 s\): .*logs conferences$/,
  ],
  [
    'a gateway without the network of the services',
    { '/api/cms/content': status(504), '/api/conferences': status(502), '/api/podcast-episodes': status(504) },
    /gateway: reaches no service \(responds at \/api\/cms\/content with 504 .*make restart SERVICE=gateway/,
  ],
  [
    'a sign-in that was not given the client',
    { '/api/auth/google': leadingTo('/admin/sign-in?outcome=error') },
    /sign-in: does not lead to Google/,
  ],
  [
    'a sign-in that comes back elsewhere',
    { '/api/auth/google': leadingTo(google('http://localhost:8080/x')) },
    /sign-in: still uses old settings/,
  ],
])('%s is reported', async (_case, replies, expected) => {
  const failed = (await checkSiteWith(replies)).split('\n').filter((line) => line.startsWith('wrong'));
  expect(failed).toEqual([expect.stringMatching(expected)]);
});

test('an unreachable gateway is reported', async () => {
  expect(linesOf(await checkSite(files.open(), 'http://127.0.0.1:9'))).toMatch(/^wrong {2}gateway: does not respond/);
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test.each<[string, object, RegExp]>([
  ['writes every page', {}, /^ok {5}publisher: writes the pages$/],
  ['writes what was just saved', { waitingSince: minutesAgo(1) }, /^ok {5}publisher: writes the pages$/],
  [
    'is late',
    { waitingSince: minutesAgo(12) },
    /^wrong {2}publisher: a change that was saved 12 minutes ago is not on/,
  ],
  [
    'is not connected',
    { isConnected: false },
    /^wrong {2}publisher: has no connection to the database, .*logs publisher$/,
  ],
  [
    'is of an earlier release',
    { isConnected: undefined, waitingSince: undefined },
    /^ok {5}publisher: writes the pages$/,
  ],
  ['could not write one a moment ago', { failures: { '/about': failedFor(5) } }, /^ok {5}publisher/],
  [
    'has no disk to write to',
    { failures: { '/about': failedFor(90), '/research': failedFor(90) } },
    /^wrong {2}publisher: cannot write 2 pages, among them \/about \(ENOSPC\): make room on the disk .*logs publisher$/,
  ],
  [
    'may not write to its folder',
    {
      failures: {
        '/blog': failedFor(90, 'HTTP status 500'),
        '/about': failedFor(90, "EACCES: permission denied, open '/published/about/index.html.new'"),
      },
    },
    /^wrong {2}publisher: cannot write 2 pages, .*\(EACCES.*\): make up gives their folder to the publisher again; /,
  ],
])('a publisher that %s', async (_case, changed, expected) => {
  const status = { failures: {}, isConnected: true, waitingSince: null, ...changed };
  expect(await resultsFor(checkPublisher, (_request, response) => response.end(JSON.stringify(status)))).toMatch(
    expected,
  );
});

function failedFor(seconds: number, reason = 'ENOSPC') {
  return { reason, attempts: 3, since: new Date(Date.now() - seconds * 1_000).toISOString() };
}

const container = (service: string, more: object) =>
  `container ${JSON.stringify({ Name: `majlis-${service}-1`, Service: service, State: 'running', Health: 'healthy', ExitCode: 0, ...more })}`;

const healthyContainers = [container('cms', {}), container('migrate', { State: 'exited', Health: '' })];
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();

test.each([
  ['all healthy', healthyContainers, /^ok {5}containers: 2 services, all healthy$/],
  [
    'a job of the object store that is done',
    [
      ...['cms', 'migrate'].map((service) => container(service, {})),
      ...['expected init-bucket', container('init-bucket', { State: 'exited' })],
    ],
    /^ok {5}containers: 3 services, all healthy$/,
  ],
  ['none at all', [], /^note {3}containers: none runs: make up starts them$/],
  [
    'one of an overlay that is switched off',
    [container('cms', {}), container('migrate', { State: 'exited' }), container('backup-schedule', {})],
    /^wrong {2}backup-schedule: runs, but its overlay is switched off: make up stops it$/,
  ],
  [
    'one that runs on request',
    [container('cms', {}), container('migrate', { State: 'exited' }), container('operations', {})],
    /^ok {5}containers: 2 services, all healthy$/,
  ],
  [
    'one missing',
    [container('migrate', { State: 'exited', Health: '' })],
    /^wrong {2}cms: does not run: make up starts it$/,
  ],
  [
    'one unhealthy',
    [container('cms', { Health: 'unhealthy' }), container('migrate', { State: 'exited' })],
    /^wrong {2}cms: runs but is unhealthy: infra\/scripts\/compose\.sh restart cms; .*logs --tail 50 cms$/,
  ],
  [
    'one that restarts repeatedly',
    [container('cms', { State: 'restarting' }), container('migrate', { State: 'exited' })],
    /^wrong {2}cms: restarts repeatedly/,
  ],
  [
    'one stopped',
    [container('cms', { State: 'exited' }), container('migrate', { State: 'exited' })],
    /^wrong {2}cms: was stopped/,
  ],
  [
    'one that is up between two crashes',
    [
      ...healthyContainers,
      `restarts majlis-cms-1 14 ${secondsAgo(20)}`,
      `restarts majlis-migrate-1 0 ${secondsAgo(9)}`,
    ],
    /^wrong {2}cms: was restarted 14 times, the last time \d+ s ago; .*logs --tail 50 cms$/,
  ],
  [
    'one that crashed long ago, and one that an upgrade has just started',
    [
      ...healthyContainers,
      `restarts majlis-cms-1 14 ${secondsAgo(3_600)}`,
      `restarts majlis-migrate-1 1 ${secondsAgo(5)}`,
    ],
    /^ok {5}containers: 2 services, all healthy$/,
  ],
  [
    'one whose processes were ended for their memory',
    [...healthyContainers, 'killed majlis-cms-1 2', 'killed majlis-cms-1 3', 'killed majlis-migrate-1 1'],
    /^wrong {2}cms: reached its limit of memory, and the kernel ended 3 of its processes: raise .* of cms in docker-compose\.override\.yml.*logs --tail 50 cms$/,
  ],
  [
    'one that may not use its volume',
    [
      container('cms', { State: 'restarting' }),
      container('migrate', { State: 'exited' }),
      'last-words majlis-cms-1 initdb: error: could not access directory "/x": Permission denied',
    ],
    /^wrong {2}cms: restarts repeatedly \(initdb: .*"\/x": Permission denied\): make up gives it its volume again; the reason/,
  ],
  [
    'those of an interrupted upgrade',
    [
      container('cms', { Image: 'majlis-services:local' }),
      container('publisher', { Image: 'e54ee21eab0b' }),
      container('migrate', { State: 'exited', Image: 'e54ee21eab0b' }),
    ],
    /^wrong {2}containers: run 2 releases \(cms of majlis-services:local; publisher of e54ee21eab0b\), .*: make upgrade$/,
  ],
  [
    'those of another folder',
    [...healthyContainers, 'elsewhere /srv/majlis old'],
    /^wrong {2}containers: use files of \/srv\/majlis old, .*: make down and make up in the folder that you keep$/,
  ],
  [
    'a failed job',
    [container('cms', {}), container('migrate', { State: 'exited', ExitCode: 1 })],
    /^wrong {2}migrate: ended with 1; the reason/,
  ],
])('containers: %s', (_case, containers, expected) => {
  const allServices = ['cms', 'publisher', 'migrate', 'init-bucket', 'operations'].map(
    (service) => `defined ${service}`,
  );
  const facts = parseHostFacts(['expected cms', 'expected migrate', ...allServices, ...containers].join('\n'));
  expect(linesOf(checkContainers(facts))).toMatch(expected);
});

test.each([
  ['from many addresses', ['visitor 203.0.113.7 30', 'visitor 198.51.100.2 9'], /^ok {5}visitors/],
  [
    'that all seem to be the proxy',
    ['visitor 172.18.0.1 30', 'visitor 127.0.0.1 90'],
    /^wrong {2}TRUSTED_PROXY: .* your proxy \(172\.18\.0\.1\) as the visitor, 30 times of 30/,
  ],
  ['too few to tell', ['visitor 172.18.0.1 3'], /^$/],
])('visitors %s', (_case, visitors, expected) => {
  expect(
    linesOf(checkVisitorAddresses(files.open(), parseHostFacts(['bridge 172.18.0.1', ...visitors].join('\n')))),
  ).toMatch(expected);
});

test('a certificate that browsers reject comes with what the own proxy must do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-certificate-'));
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }).listen(0);
  await once(server, 'listening');
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  const lines = linesOf(await checkDnsAndCertificate(files.open({ PUBLIC_ORIGIN: origin })));
  server.close();
  rmSync(folder, { recursive: true });
  expect(lines).toMatch(
    /^wrong {2}certificate: browsers reject the one of localhost \(\w+\): let your proxy send .* whole chain \(fullchain\.pem\)$/m,
  );
});

test('a replica that is missing is reported; a service without any is left to the check of the site', async () => {
  const running: Record<string, number> = { cms: 2, conferences: 1, feeds: 0 };
  const results = await checkReplicas(files.open(), (service) => Promise.resolve(running[service] ?? 0));
  expect(linesOf(results)).toMatch(
    /^wrong {2}conferences: only 1 of 2 replicas run: make up starts the others; \S+compose\.sh ps --all conferences says/,
  );
  expect(linesOf(results)).not.toContain('\n');
});

test.each([
  ['right', 0, /^ok {5}clock/m],
  ['behind', 90_000, /^wrong {2}clock: is \d+ s behind, so sign-ins are rejected/],
  ['ahead', -90_000, /^wrong {2}clock: is \d+ s ahead/],
])('a clock that is %s', async (_case, off, expected) => {
  expect(linesOf(await checkClock(files.open(), () => Promise.resolve(new Date(Date.now() + off))))).toMatch(expected);
});

test('without a connection to Google sign-in is reported as impossible', async () => {
  const none = () => Promise.reject(new Error('fetch failed', { cause: new Error('ENETUNREACH') }));
  expect(linesOf(await checkClock(files.open(), none))).toMatch(/^wrong {2}internet access: .*ENETUNREACH/);
});

describe('visits', () => {
  let folder: string;
  let owners: { gatewayUser: number; cmsGroup: number };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'majlis-visits-'));
    chmodSync(folder, 0o770);
    const { uid, gid } = statSync(folder);
    owners = { gatewayUser: uid, cmsGroup: gid };
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function write(name: string, hoursAgo: number): void {
    const time = Date.now() / 1_000 - hoursAgo * 3_600;
    writeFileSync(join(folder, name), '{"path":"/","referrer":""}\n');
    utimesSync(join(folder, name), time, time);
  }
  const lines = async () => linesOf(await checkVisits(folder, owners));

  test('files of the last hours are about to be counted', async () => {
    write('2026-03-12T09+0000-gateway.log', 1.9);
    write('2026-03-12T10+0000-gateway.log', 0);
    write('notes.txt', 50);
    expect(await lines()).toBe('ok     visits: are counted');
  });

  test('files that are older than two hours are counted by nobody', async () => {
    write('2026-03-12T07+0000-gateway.log', 2.1);
    write('2026-03-12T06+0000-gateway.log', 3.5);
    expect(await lines()).toMatch(
      /^wrong {2}visits: those of 2 hours are not counted, the oldest since 3 hours: make restart SERVICE=cms; .*logs cms/,
    );
  });

  test('a folder in place of the file of an hour has its own repair', async () => {
    mkdirSync(join(folder, '2026-03-12T07+0000-gateway.log'));
    expect(await lines()).toMatch(
      /^wrong {2}visits: 2026-03-12T07\+0000-gateway\.log is a folder .*: make up, then \S+compose\.sh exec gateway rm -r \/visits\/2026-03-12T07\+0000-gateway\.log$/,
    );
  });

  test.each([
    ['of another user than the gateway', () => (owners.gatewayUser += 1), 'the gateway may not write them'],
    ['that the gateway may only read', () => chmodSync(folder, 0o570), 'the gateway may not write them'],
    ['of another group than cms', () => (owners.cmsGroup += 1), 'cms may not read and remove them'],
    ['that is closed to the group', () => chmodSync(folder, 0o700), 'cms may not read and remove them'],
  ])('a folder %s is reported', async (_case, change, expected) => {
    change();
    expect(await lines()).toBe(
      `wrong  visits: ${expected}, so none are counted: make up gives their folder to both again`,
    );
  });

  test('a folder that is open to all can be used by both', async () => {
    owners = { gatewayUser: owners.gatewayUser + 1, cmsGroup: owners.cmsGroup + 1 };
    chmodSync(folder, 0o777);
    expect(await lines()).toBe('ok     visits: are counted');
  });

  test('a folder that cannot be read is a note', async () => {
    rmSync(folder, { recursive: true });
    expect(await lines()).toMatch(/^note {3}visits: their folder could not be read \(ENOENT/);
  });
});
