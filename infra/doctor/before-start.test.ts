import { chmodSync, renameSync, rmSync } from 'node:fs';
import { linesOf, TestInstallation } from '../drill/doctor/test-installation.js';
import { checkTimeZones } from './checks/host.js';
import { parseHostFacts } from './host-facts.js';
import { runChecks } from './run-checks.js';

const healthyHost = ['docker 28.5.1', 'compose 2.40.0', 'disk 90000000 200000000 /', 'listening 0100007F:0016'];

const fresh = TestInstallation.create();
afterAll(() => fresh.remove());

let files: TestInstallation;
beforeEach(() => {
  files = fresh.copy();
});
afterEach(() => files.remove());

/** Given facts replace those of a healthy host, because the first fact of a name counts. */
async function runDoctor(...facts: string[]): Promise<string> {
  const host = parseHostFacts([...facts, ...healthyHost].join('\n'));
  return linesOf(
    await runChecks('settings', { installation: files.open(Object.fromEntries(host.environment)), facts: host }),
  );
}

test('a new installation has no errors and gets notes about what is left to do', async () => {
  const output = await runDoctor();
  expect(output).not.toMatch(/^wrong/m);
  expect(output).toMatch(/^note {3}accounts: nobody may sign in yet/m);
  expect(output).toMatch(/^note {3}sign-in: .* http:\/\/localhost:8080\/api\/auth\/google\/callback/m);
});

const complete = {
  PUBLIC_ORIGIN: 'https://www.example.org',
  ADMIN_EMAILS: 'amal@majlis.example,omar@majlis.example',
  GOOGLE_CLIENT_ID: '12-ab.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'GOCSPX-abcdefghijklmnopqrst',
  BLOG_FEEDS: 'https://blog.example.org/feed.xml',
  ALERT_MAIL_TO: 'amal@example.org',
  ALERT_SMTP_URL: 'smtps://mail.example.org:465',
};

test.each([
  [
    'behind a proxy',
    { TRUSTED_PROXY: '172.16.0.0/12', MAJLIS_OVERLAYS: 'alerts' },
    /^ok {5}PUBLIC_ORIGIN: .*your proxy/m,
  ],
  ['that terminates TLS', { MAJLIS_OVERLAYS: 'alerts tls' }, /^ok {5}PUBLIC_ORIGIN: .*overlay tls/m],
])('a complete installation %s has neither errors nor notes', async (_case, settings, expected) => {
  files.remove();
  files = TestInstallation.create({ ...complete, ...settings });
  files.replaceSecret('alert-heartbeat', 'https://hc-ping.com/abc');
  const output = await runDoctor();
  // Time zones are left out, because they become outdated without a change of the code.
  expect(output).not.toMatch(/^(wrong|note)(?! +time zones)/m);
  expect(output).toMatch(expected);
  expect(output).toMatch(/^ok {5}accounts: amal@majlis\.example, omar@majlis\.example/m);
  expect(output).toMatch(/redirect URI https:\/\/www\.example\.org\/api\/auth\/google\/callback/);
});

/** A fault is reported once, or twice if two services reject the same setting. */
async function expectReported(expected: RegExp): Promise<void> {
  const lines = (await runDoctor()).split('\n').flatMap((line) => /^wrong {2}(.*)/.exec(line)?.[1] ?? []);
  expect(lines).toContainEqual(expect.stringMatching(expected));
  expect(new Set(lines.map((line) => line.split(':')[0])).size).toBeLessThanOrEqual(2);
}

const twoFeeds = 'https://a.example.org/rss;https://b.example.org/rss';

test.each<[settings: string[], expected: RegExp]>([
  [['PUBLIC_ORIGIN=www.example.org'], /^PUBLIC_ORIGIN: Scheme, host and port/],
  [['PUBLIC_ORIGIN=http://localhost:8080/'], /^PUBLIC_ORIGIN: .*without a path or a slash at the end/],
  [['PUBLIC_ORIGIN=http://www.example.org'], /^PUBLIC_ORIGIN: .*use https:\/\/www\.example\.org$/],
  [['PUBLIC_ORIGIN=https://www.example.org'], /^PUBLIC_ORIGIN: is https, but nothing .*: add tls to MAJLIS_OVERLAYS/],
  [['MAJLIS_OVERLAYS=tls'], /^PUBLIC_ORIGIN: with the overlay tls it is https: https:\/\/localhost/],
  [
    ['MAJLIS_OVERLAYS=tls', 'PUBLIC_ORIGIN=https://www.example.org:8443'],
    /^PUBLIC_ORIGIN: the overlay tls listens on port 443: leave out ":8443"$/,
  ],
  [
    ['MAJLIS_OVERLAYS=tls', 'PUBLIC_ORIGIN=https://majlis.lan'],
    /^PUBLIC_ORIGIN: no public authority certifies majlis\.lan: use a name in public DNS/,
  ],
  [
    ['TRUSTED_PROXY=172.16.0.0/12 10.0.0.1'],
    /^TRUSTED_PROXY: "172\.16\.0\.0\/12 10\.0\.0\.1" is no address or network/,
  ],
  [['TRUSTED_PROXY=0.0.0.0/0'], /^TRUSTED_PROXY: 0\.0\.0\.0\/0 lets anyone pretend to be any visitor/],
  [['TRUST_PROXY=10.0.0.1'], /^TRUST_PROXY: .*did you mean TRUSTED_PROXY\?/],
  [['COOKIE_KEYS=x'], /^COOKIE_KEYS: there is no setting of this name \(infra\/compose\/\.env\)/],
  [['FEED_REFRESH_MINUTES=often'], /^FEED_REFRESH_MINUTES: A number of minutes/],
  [['LINK_CHECK=yes'], /^LINK_CHECK: Either on or off/],
  [['COUNT_VISITS=yes'], /^COUNT_VISITS: Either on or off/],
  [['LOG_LEVEL=loud'], /^LOG_LEVEL: /],
  [['BLOG_FEEDS=http://127.0.0.1/feed.xml'], /^BLOG_FEEDS: .*127\.0\.0\.1 is not a public address/],
  [[`BLOG_FEEDS="${twoFeeds}"`], /^BLOG_FEEDS: .*These are several addresses: put a space or a comma between them/],
  [['PODCAST_FEEDS=podcast.example.org/feed'], /^PODCAST_FEEDS: .*The address is not valid/],
  [["MEDIA_SOURCES=https: 'unsafe-inline'"], /^MEDIA_SOURCES: A list of addresses/],
  [['MAJLIS_REPLICAS=0'], /^MAJLIS_REPLICAS: How many of each service run: 1 or more/],
  [['BACKUP_RETENTION=all'], /^BACKUP_RETENTION: How many hourly, daily, weekly and monthly/],
  [['BACKUP_OFF_SITE=s3.example.org/backups'], /^BACKUP_OFF_SITE: A repository as restic writes/],
  [['BACKUP_S3_URL=https://s3.example.org/b'], /^BACKUP_S3_URL: This is now BACKUP_OFF_SITE/],
  [['GOOGLE_HOSTED_DOMAIN=@example.org'], /^GOOGLE_HOSTED_DOMAIN: A domain .* like example\.org/],
  [['TLS_INTERNAL_CA=no'], /^TLS_INTERNAL_CA: Either yes, or nothing/],
  [['ADMIN_EMAILS=gone@example.org'], /^ADMIN_EMAILS: is not read .*staff\/accounts, .*; there it says nobody$/],
  [['ALERT_MAIL_TO=amal'], /^ALERT_MAIL_TO: Mail addresses, separated by spaces or commas/],
  [['ALERT_MAIL_TO=amal@example.org'], /^ALERT_SMTP_URL: ALERT_MAIL_TO needs the mail server/],
  [['ALERT_SMTP_URL=mail.example.org'], /^ALERT_SMTP_URL: Scheme, host and port of the mail/],
  [['ALERT_SMTP_URL=smtp://mail.example.org'], /^ALERT_MAIL_TO: ALERT_SMTP_URL needs the addresses/],
  [['ALERT_MAIL_FROM=Majlis <majlis@example.org>'], /^ALERT_MAIL_FROM: One mail address/],
  [
    ['ALERT_SMTP_USER=majlis@example.org'],
    /^ALERT_SMTP_PASSWORD: ALERT_SMTP_USER needs .*secrets\/alert-mail-password/,
  ],
  [['MAJLIS_OVERLAYS=alerts'], /^alerts: the overlay is on, but nobody is told: set ALERT_MAIL_TO/],
  [
    ['ALERT_MAIL_TO=amal@example.org omar@example.org', 'ALERT_SMTP_URL=smtps://mail.example.org:465'],
    /^alerts: nobody is told, because the overlay is off: add alerts to MAJLIS_OVERLAYS/,
  ],
  [
    ['MAJLIS_PORT=8090', 'MAJLIS_STANDBY_PORT=8090'],
    /^MAJLIS_STANDBY_PORT: is 8090, which MAJLIS_PORT has already: choose another/,
  ],
  [
    ['MAJLIS_OVERLAYS=monitoring', 'MAJLIS_PORT=3000'],
    /^MAJLIS_GRAFANA_PORT: is 3000, which MAJLIS_PORT has already: choose another/,
  ],
  [
    ['GOOGLE_CLIENT_ID=1-a.apps.googleusercontent.com'],
    /^GOOGLE_CLIENT_SECRET: Client id and client secret are given together .*google-client-secret/,
  ],
])('%j is reported, and hardly anything else', async (settings, expected) => {
  for (const line of settings) files.set(line.replace(/=.*/, ''), line.replace(/^.*?=/, ''));
  await expectReported(expected);
});

test.each<[fault: string, inject: () => void, expected: RegExp]>([
  [
    'a webhook without a scheme',
    () => files.replaceSecret('alert-webhook', 'chat.example.org/hooks/abc'),
    /^ALERT_WEBHOOK_URL: One web address, like .*secrets\/alert-webhook/,
  ],
  [
    'a dead man’s switch that is no address',
    () => files.replaceSecret('alert-heartbeat', '0000-0000'),
    /^ALERT_HEARTBEAT_URL: One web address, like .*secrets\/alert-heartbeat/,
  ],
  [
    'an account that is a name',
    () => files.write('staff/accounts', 'amal@majlis.example\nOmar Haddad <omar@majlis.example>\n'),
    /^accounts: "Omar Haddad <omar@majlis\.example>" .* is no address/,
  ],
  [
    'the client secret in place of the id',
    () => {
      files.set('GOOGLE_CLIENT_ID', 'GOCSPX-abcdefghijklmnopqrst');
      files.replaceSecret('google-client-secret', 'GOCSPX-abcdefghijklmnopqrst');
    },
    /^GOOGLE_CLIENT_ID: a client id looks like 123-abc\.apps\.googleusercontent\.com/,
  ],
  [
    'a client secret that is cut off',
    () => {
      files.set('GOOGLE_CLIENT_ID', '1-a.apps.googleusercontent.com');
      files.replaceSecret('google-client-secret', 'GOCSPX-abc');
    },
    /^GOOGLE_CLIENT_SECRET: a client secret is 20 letters or more .*make settings .*google-client-secret/,
  ],
  [
    'a client secret with the quotes around it',
    () => files.replaceSecret('google-client-secret', '"GOCSPX-abcdefghijklmnopqrst"\n'),
    /^\S+google-client-secret: has a space, a quote or a line's end/,
  ],
  [
    'a secret with a line end after it',
    () => files.replaceSecret('object-store-secret-key', `${files.read('secrets/object-store-secret-key')}\n`),
    /^\S+object-store-secret-key: has a space, a quote or a line's end/,
  ],
  [
    'a secret that is lost',
    () => rmSync(files.path('secrets/feeds-database-url')),
    /^\S+feeds-database-url: is missing: make up creates it/,
  ],
  [
    'a secret that is empty',
    () => files.replaceSecret('publisher-database-password', ''),
    /^\S+publisher-database-password: is empty: delete it/,
  ],
  [
    'a key that can be guessed',
    () => files.replaceSecret('cookie-keys', 'secret'),
    /^COOKIE_KEYS: Each key needs at least 32 characters .*secrets\/cookie-keys/,
  ],
  [
    'a password in an address that is not the role’s',
    () => files.replaceSecret('cms-database-url', 'postgres://majlis_cms:former-password-of-cms@postgres:5432/majlis'),
    /^\S+cms-database-url: has another password than cms-database-password: delete it/,
  ],
  [
    'the address of another role',
    () => files.replaceSecret('cms-database-url', files.read('secrets/owner-database-url')),
    /^\S+cms-database-url: names the role majlis_owner, not majlis_cms/,
  ],
  [
    'a folder of secrets that other users may read',
    () => chmodSync(files.path('secrets'), 0o755),
    /^infra\/compose\/secrets: other users .*chmod 700/,
  ],
  [
    'a secret that the containers cannot read',
    () => chmodSync(files.path('secrets/cookie-keys'), 0o600),
    /^\S+cookie-keys: the containers cannot read it: chmod 444/,
  ],
  [
    'a password of backups that is empty',
    () => files.replaceSecret('backup-password', ''),
    /^\S+backup-password: has fewer than 20 characters.*: write the one of your recovery sheet into it/,
  ],
  [
    'a password of backups that is lost',
    () => rmSync(files.path('secrets/backup-password')),
    /^\S+backup-password: is missing: write the one of your recovery sheet into it/,
  ],
  [
    'a domain to which no account belongs',
    () => {
      files.set('GOOGLE_HOSTED_DOMAIN', 'example.net');
      files.write('staff/accounts', 'amal@majlis.example\n');
    },
    /^accounts: only those of example\.net may sign in, so not amal@majlis\.example: correct .*GOOGLE_HOSTED_DOMAIN/,
  ],
  [
    'a setting with spaces around the sign',
    () => files.write('.env', `${files.read('.env')}MAJLIS_ADDRESS = 127.0.0.1\n`.replace(/^MAJLIS_ADDRESS=.*\n/m, '')),
    /^MAJLIS_ADDRESS: stands in a line .* begin it with MAJLIS_ADDRESS= and no space or export$/,
  ],
  [
    'a list of accounts that is not there',
    () => renameSync(files.path('staff/accounts'), files.path('staff/accounts.bak')),
    /^infra\/compose\/staff\/accounts: is missing/,
  ],
  [
    'a list of accounts that the services cannot read',
    () => chmodSync(files.path('staff/accounts'), 0o600),
    /^infra\/compose\/staff\/accounts: the services cannot read it: chmod 644/,
  ],
  [
    'a folder of accounts that the services cannot look into',
    () => chmodSync(files.path('staff'), 0o700),
    /^infra\/compose\/staff: the services cannot look into it: chmod 755/,
  ],
])('%s is reported, and hardly anything else', async (_fault, inject, expected) => {
  inject();
  await expectReported(expected);
});

test('of an obsolete setting that says the same, and of a line that is there twice, there is a note', async () => {
  files.write('.env', `${files.read('.env')}ADMIN_EMAILS=\nLOG_LEVEL=info\n`);
  const output = await runDoctor();
  expect(output).not.toMatch(/^wrong/m);
  expect(output).toMatch(/^note {3}ADMIN_EMAILS: is not read from infra\/compose\/\.env, .*: leave it out here$/m);
  expect(output).toMatch(/^note {3}LOG_LEVEL: is in infra\/compose\/\.env more than once, .*: leave one$/m);
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
  for (const [name, value] of Object.entries(settings)) files.set(name, value);
  files.replaceSecret('alert-webhook', webhook);
  const output = await runDoctor();
  expect(output.split('\n').find((line) => /^\w+ +alerts:/.test(line))).toMatch(expected);
  expect(output).not.toContain('hooks/secret');
});

test.each([
  ['as new as those of the machine', '2026f', '2026-11-25', /^ok {5}time zones: are of 2026f$/],
  ['on a machine without any', '', '2027-06-30', /^ok {5}time zones: are of 2026f$/],
  [
    'older than those of the machine',
    '2027a',
    '2027-03-01',
    /^note {3}time zones: are of 2026f, and this machine already has 2027a: make upgrade/,
  ],
  ['more than half a year older than this year', '2025b', '2027-07-01', /^note .* 2026f and probably out of date/],
])('time zones %s are reported', (_case, ofHost, today, expected) => {
  expect(linesOf(checkTimeZones('2026f', ofHost, Date.parse(today)))).toMatch(expected);
});

const gatewayContainer = [
  'published majlis-gateway-1 127.0.0.1:8080->8080/tcp',
  'container {"Name":"majlis-gateway-1"}',
];

test.each([
  ['an old engine', ['docker 24.0.7'], /^wrong {2}docker: 24\.0\.7 is too old: 25\.0 or later/m],
  ['an old Compose', ['compose v2.21.0'], /^wrong {2}compose: v2\.21\.0 is too old: 2\.24 or later/m],
  ['a new Compose', ['compose v5.0.1'], /^ok {5}compose: v5\.0\.1$/m],
  [
    'a full disk',
    ['disk 400000 4000000 /srv/archives'],
    /^wrong {2}disk: only 10 % \(0\.4 GB\) free on \/srv\/archives/m,
  ],
  ['a disk with little left of much', ['disk 9000000 250000000 /'], /^wrong {2}disk: only 4 % \(8\.6 GB\) free on \//m],
  [
    'a very large disk with enough left',
    ['disk 90000000 4000000000 /'],
    /^note {3}disk: only 2 % \(85\.8 GB\) free on \//m,
  ],
  [
    'an address of another machine',
    ['set MAJLIS_ADDRESS=203.0.113.7', 'address 127.0.0.1', 'address 192.0.2.4'],
    /^wrong {2}MAJLIS_ADDRESS: 203\.0\.113\.7 is no address of this machine: it has 127\.0\.0\.1, 192\.0\.2\.4, and/m,
  ],
  ['a port that is free', [], /^ok {5}port 8080: is free/m],
  [
    'the port of a program of this machine',
    ['listening 0100007F:1F90'],
    /^wrong {2}port 8080: is used by another program: stop it, or choose another MAJLIS_PORT/m,
  ],
  ['the port of a program that listens everywhere', [`listening ${'0'.repeat(32)}:1F90`], /^wrong {2}port 8080/m],
  ['the port of a program at another address', ['listening 0100000A:1F90'], /^ok {5}port 8080: is free/m],
  [
    'the port of another container',
    ['published web-1 0.0.0.0:8080->80/tcp'],
    /^wrong {2}port 8080: is used by the container web-1/m,
  ],
  ['the port of our own gateway', ['listening 0100007F:1F90', ...gatewayContainer], /^ok {5}port 8080: is ours/m],
  [
    'the port for an upgrade that is taken',
    ['listening 0100007F:1F91'],
    /^wrong {2}port 8081: is used by another program: stop it, or choose another MAJLIS_STANDBY_PORT/m,
  ],
  [
    'the port that the environment names',
    ['set MAJLIS_PORT=8090', 'listening 0100007F:1F90'],
    /^ok {5}port 8090: is free/m,
  ],
])('%s is reported', async (_case, facts, expected) => {
  expect(await runDoctor(...facts)).toMatch(expected);
});
