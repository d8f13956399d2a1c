import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInstallation } from '../drill/doctor/create-installation.js';
import { faults } from '../drill/doctor/faults.js';
import { OperatorFiles } from '../drill/doctor/operator-files.js';
import { formatResult } from './check-result.js';
import { checkTimeZones } from './checks/time-zones.js';
import { parseHostFacts } from './host-facts.js';
import { Installation } from './installation.js';
import { checkBeforeStart } from './run-checks.js';

const healthyHost = ['docker 28.5.1', 'compose 2.40.0', 'disk 90000000 200000000 /', 'listening 0100007F:0016'];

const fresh = createInstallation();
afterAll(() => rmSync(fresh, { recursive: true }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-doctor-'));
  cpSync(fresh, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function runDoctor(...facts: string[]): Promise<string> {
  const host = parseHostFacts([...healthyHost, ...facts].join('\n'));
  const results = await checkBeforeStart(new Installation(folder, host.environment), host);
  return `${results.map(formatResult).join('\n')}\n`;
}

test('a new installation has no errors and gets notes about what is left to do', async () => {
  const output = await runDoctor();
  expect(output).not.toMatch(/^wrong/m);
  expect(output).toMatch(/^note {3}accounts: nobody may sign in yet/m);
  expect(output).toMatch(/^note {3}sign-in: .* http:\/\/localhost:8080\/api\/auth\/google\/callback/m);
});

test.each([
  [
    'behind a proxy',
    { TRUSTED_PROXY: '172.16.0.0/12', MAJLIS_OVERLAYS: '' },
    /^ok {5}PUBLIC_ORIGIN: .*behind your proxy/m,
  ],
  ['that terminates TLS', { MAJLIS_OVERLAYS: 'tls' }, /^ok {5}PUBLIC_ORIGIN: .*overlay tls/m],
])('a complete installation %s has neither errors nor notes', async (_case, settings, expected) => {
  rmSync(folder, { recursive: true });
  folder = createInstallation({
    PUBLIC_ORIGIN: 'https://www.example.org',
    ADMIN_EMAILS: 'amal@majlis.example,omar@majlis.example',
    GOOGLE_CLIENT_ID: '12-ab.apps.googleusercontent.com',
    GOOGLE_CLIENT_SECRET: 'GOCSPX-abcdefghijklmnopqrst',
    BLOG_FEEDS: 'https://blog.example.org/feed.xml',
    ALERT_MAIL_TO: 'amal@example.org',
    ALERT_SMTP_URL: 'smtps://mail.example.org:465',
    ...settings,
    MAJLIS_OVERLAYS: `alerts ${settings.MAJLIS_OVERLAYS ?? ''}`.trim(),
  });
  new OperatorFiles(folder).replaceSecret('alert-heartbeat', 'https://hc-ping.com/abc');
  const output = await runDoctor();
  // The time zones become old without a change of the code.
  expect(output).not.toMatch(/^(wrong|note)(?! +time zones)/m);
  expect(output).toMatch(expected);
  expect(output).toMatch(/^ok {5}accounts: amal@majlis\.example, omar@majlis\.example/m);
  expect(output).toMatch(/redirect URI https:\/\/www\.example\.org\/api\/auth\/google\/callback/);
});

test.each(faults)('$description is reported, and hardly anything else', async ({ inject, expectedLine }) => {
  inject(new OperatorFiles(folder));
  const output = await runDoctor();
  expect(output).toMatch(expectedLine);
  // Each fault has one cause, but two services may reject the same setting.
  const subjects = new Set([...output.matchAll(/^wrong {2}([^:]+):/gm)].map(([, subject]) => subject));
  expect([...subjects].length).toBeLessThanOrEqual(2);
});

test.each([
  ['nobody', {}, '', /^note {3}alerts: nobody is told when something breaks: add alerts to MAJLIS_OVERLAYS/],
  [
    'people, while nobody notices a dead machine',
    { MAJLIS_OVERLAYS: 'alerts', ALERT_MAIL_TO: 'amal@example.org,omar@example.org', ALERT_SMTP_URL: 'smtp://mail' },
    'https://chat.example.org/hooks/secret',
    /^note {3}alerts: are sent by mail to amal@example\.org, omar@example\.org and the webhook at chat\.example\.org; nobody notices when this whole/,
  ],
  [
    'nobody, by Alertmanager',
    { MAJLIS_OVERLAYS: 'monitoring' },
    '',
    /^note {3}alerts: nobody is told: \.\/infra\/monitoring\/alertmanager\.yml has no receiver/,
  ],
  [
    'whom Alertmanager tells',
    { MAJLIS_OVERLAYS: 'monitoring alerts', MAJLIS_ALERTS: './infra/compose/secrets/alertmanager.yml' },
    '',
    /^ok {5}alerts: are sent by Alertmanager as \.\/infra\/compose\/secrets\/alertmanager\.yml says$/,
  ],
])('the doctor says who is told of problems: %s', async (_case, settings, webhook, expected) => {
  const files = new OperatorFiles(folder);
  for (const [name, value] of Object.entries(settings)) files.set(name, value);
  files.replaceSecret('alert-webhook', webhook);
  const output = await runDoctor();
  expect(output.split('\n').find((line) => /^\w+ +alerts:/.test(line))).toMatch(expected);
  expect(output).not.toContain('hooks/secret');
});

test.each([
  ['as new as those of the machine', '2026f', '2026-11-25', 'ok     time zones: are of 2026f'],
  ['on a machine without any', '', '2027-06-30', 'ok     time zones: are of 2026f'],
  [
    'older than those of the machine',
    '2027a',
    '2027-03-01',
    /^note {3}time zones: are of 2026f, and this machine already has 2027a: make upgrade/,
  ],
  [
    'more than half a year older than this year',
    '2025b',
    '2027-07-01',
    /^note {3}time zones: are of 2026f and probably out of date/,
  ],
])('time zones %s are reported', (_case, ofHost, today, expected) => {
  const results = checkTimeZones('2026f', parseHostFacts(`time-zones ${ofHost}`).timeZones, Date.parse(today));
  expect(results.map(formatResult)).toEqual([
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  ]);
});

test.each([
  ['an old engine', ['docker 24.0.7'], /^wrong {2}docker: 24\.0\.7 is too old: 25\.0 or later/m],
  ['an old Compose', ['compose v2.21.0'], /^wrong {2}compose: v2\.21\.0 is too old: 2\.24 or later/m],
  [
    'a full disk',
    ['disk 400000 4000000 /srv/archives'],
    /^wrong {2}disk: only 10 % \(0\.4 GB\) free on \/srv\/archives/m,
  ],
  ['a disk with little left of much', ['disk 9000000 250000000 /'], /^wrong {2}disk: only 4 % \(8\.6 GB\) free on \//m],
  [
    'a very large disk with enough left for now',
    ['disk 90000000 4000000000 /'],
    /^note {3}disk: only 2 % \(85\.8 GB\) free on \//m,
  ],
])('%s is reported', async (_case, facts, expected) => {
  const host = parseHostFacts([...facts, ...healthyHost].join('\n'));
  const results = await checkBeforeStart(new Installation(folder), host);
  expect(results.map(formatResult).join('\n')).toMatch(expected);
});

test.each([
  ['that is free', [], /^ok {5}port 8080: is free/m],
  [
    'of a program of this machine',
    ['listening 0100007F:1F90'],
    /^wrong {2}port 8080: is used by another program: stop it, or choose another MAJLIS_PORT/m,
  ],
  ['of a program that listens everywhere', ['listening 00000000000000000000000000000000:1F90'], /^wrong {2}port 8080/m],
  ['of a program at another address', ['listening 0100000A:1F90'], /^ok {5}port 8080: is free/m],
  [
    'of another container',
    ['published web-1 0.0.0.0:8080->80/tcp'],
    /^wrong {2}port 8080: is used by the container web-1/m,
  ],
  [
    'of our own gateway',
    [
      'listening 0100007F:1F90',
      'published majlis-gateway-1 127.0.0.1:8080->8080/tcp',
      'container {"Name":"majlis-gateway-1"}',
    ],
    /^ok {5}port 8080: is ours/m,
  ],
  [
    'for an upgrade that is taken',
    ['listening 0100007F:1F91'],
    /^wrong {2}port 8081: is used by another program: stop it, or choose another MAJLIS_STANDBY_PORT/m,
  ],
  ['that the environment names', ['set MAJLIS_PORT=8090', 'listening 0100007F:1F90'], /^ok {5}port 8090: is free/m],
])('a port %s', async (_case, facts, expected) => {
  expect(await runDoctor(...facts)).toMatch(expected);
});
