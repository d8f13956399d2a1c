import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase, runSql, type TestDatabase } from '@majlis/kit/testing/database';
import { type RunningServer, startServer } from '@majlis/kit/testing/listen';
import getPort from 'get-port';
import { SMTPServer } from 'smtp-server';
import { linesOf, TestInstallation } from '../../drill/doctor/test-installation.js';
import { projectFolder } from '../../local/run-settings.js';
import { checkAlertDelivery } from '../checks/alerts.js';

const roundSeconds = 0.2;
const password = 'password of the mail account';

let data: TestDatabase;
let files: TestInstallation;
let certificate: { key: string; cert: string; path: string };
beforeAll(async () => {
  data = await createDatabase();
  files = TestInstallation.create({ MAJLIS_OVERLAYS: 'alerts' });
  files.replaceSecret('watch-database-url', data.urlFor('watch'));
  const path = join(files.folder, 'mail.pem');
  const options = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost';
  execFileSync('openssl', ['req', ...options.split(' '), '-keyout', `${path}.key`, '-out', path], { stdio: 'ignore' });
  certificate = { key: readFileSync(`${path}.key`, 'utf8'), cert: readFileSync(path, 'utf8'), path };
});
afterAll(async () => {
  files.remove();
  await data.drop();
});

/** Stands for an operator's mail server: it accepts mail only after STARTTLS and with the password. */
class MailServer {
  readonly mails: string[] = [];
  private readonly server = new SMTPServer({
    ...certificate,
    onAuth: (auth, session, done) =>
      auth.password === password && session.secure ? done(null, { user: auth.username }) : done(new Error('rejected')),
    onData: (stream, _session, done) => {
      void text(stream).then((mail) => {
        // Quoted-printable breaks long lines.
        this.mails.push(mail.replaceAll('=\r\n', '').replaceAll('\r\n', '\n'));
        done();
      });
    },
  });

  static async open(port: number): Promise<MailServer> {
    const mailServer = new MailServer();
    await new Promise<void>((resolve) => mailServer.server.listen(port, '127.0.0.1', resolve));
    return mailServer;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}

type Posted = { title: string; text: string; problems: { subject: string }[]; solved: { subject: string }[] };
const received = { posts: [] as Posted[], heartbeats: 0 };
let web: RunningServer;
async function receive(request: IncomingMessage): Promise<void> {
  const body = await text(request);
  if (request.url === '/heartbeat') received.heartbeats += 1;
  else received.posts.push(JSON.parse(body) as Posted);
}

let stateFolder: string;
let mailPort: number;
let mailServer: MailServer | undefined;
let watching: ChildProcess | undefined;
beforeAll(async () => {
  web = await startServer((request, response) => void receive(request).then(() => response.end()));
});
afterAll(() => web.stop());
beforeEach(async () => {
  stateFolder = mkdtempSync(join(tmpdir(), 'majlis-watch-'));
  mailPort = await getPort();
  Object.assign(received, { posts: [], heartbeats: 0 });
});
afterEach(async () => {
  await stopWatching();
  await mailServer?.close();
  mailServer = undefined;
  rmSync(stateFolder, { recursive: true });
});

const environment = (settings: Record<string, string> = {}) => ({
  PATH: process.env.PATH,
  NODE_EXTRA_CA_CERTS: certificate.path,
  PUBLIC_ORIGIN: 'http://localhost:8080',
  MAJLIS_OVERLAYS: 'alerts',
  OBJECT_STORE_URL: `file://${stateFolder}/store`,
  ALERT_MAIL_TO: 'amal@example.org, omar@example.org',
  ALERT_SMTP_URL: `smtp://localhost:${mailPort}`,
  ALERT_SMTP_USER: 'majlis@example.org',
  ALERT_SMTP_PASSWORD: password,
  // The composition sets this, too; the file of an unused secret is empty.
  ALERT_WEBHOOK_URL_FILE: files.path('secrets/alert-webhook'),
  ...settings,
});
const run = (script: string, args: string[], settings?: Record<string, string>) =>
  spawn(process.execPath, [join(projectFolder, 'infra/dist/doctor', script), ...args], {
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
function watch(settings?: Record<string, string>): void {
  watching = run('watch.js', [files.folder, stateFolder, `${roundSeconds}`, `${roundSeconds}`], settings);
}
async function stopWatching(): Promise<void> {
  if (!watching || watching.exitCode !== null) return;
  const exited = once(watching, 'exit');
  watching.kill();
  await exited;
}
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(50);
}
const withWebhook = () => ({
  ALERT_WEBHOOK_URL_FILE: '',
  ALERT_WEBHOOK_URL: `${web.origin}/hook`,
  ALERT_HEARTBEAT_URL: `${web.origin}/heartbeat`,
});
const deliveryLines = () => linesOf(checkAlertDelivery(files.open(), join(stateFolder, 'state.json')));

test('mail and webhook tell of what broke and what works again, and nothing twice', async () => {
  mailServer = await MailServer.open(mailPort);
  const { mails } = mailServer;
  watch(withWebhook());
  // In this test only the database runs, so other checks fail.
  await until(() => mails.length === 1 && received.posts.length === 1);
  expect(mails[0]).toMatch(/^From: Majlis <majlis@example\.org>$/m);
  expect(mails[0]).toMatch(
    /^To: amal@example\.org, omar@example\.org\nSubject: Majlis localhost:8080: The site is down, and \d more$/m,
  );
  expect(mails[0]).toMatch(/^- gateway: does not respond .*: make up; .*\n {2}Since \d{4}-\d\d-\d\d \d\d:\d\d UTC\.$/m);
  expect(received.posts[0]?.problems.map(({ subject }) => subject)).toContain('publisher');

  await runSql(data.ownerUrl, 'REVOKE INSERT ON cms.hero_images FROM majlis_cms');
  await until(() => mails.length === 2);
  expect(mails[1]).toMatch(/New:\n- database: majlis_cms may not read or write .*make up gives the rights again/);

  // The round ends with a heartbeat.
  const { heartbeats } = received;
  await until(() => received.heartbeats > heartbeats);
  await stopWatching();
  watch(withWebhook());
  await until(() => received.heartbeats > heartbeats + 4);
  expect(mails).toHaveLength(2);

  await runSql(data.ownerUrl, 'GRANT INSERT ON cms.hero_images TO majlis_cms');
  await until(() => mails.length === 3 && received.posts.length === 3);
  expect(received.posts[2]?.solved.map(({ subject }) => subject)).toContain('database');
  expect(received.posts[2]?.text).toMatch(/Solved:\n- database: .*\n {2}It lasted from .* to .*/);
  expect(received.posts[2]?.text).toContain('Still open, as told before:\n');
  expect(deliveryLines()).toMatch(/^ok {5}alerts: the last round of checks was at .*$/);
}, 60_000);

test('while an alert cannot be sent the doctor says so and the heartbeat stops; it is sent later', async () => {
  watch({ ALERT_HEARTBEAT_URL: `${web.origin}/heartbeat` });
  await until(() => /wrong/.test(deliveryLines()));
  expect(deliveryLines()).toMatch(
    /^wrong {2}alerts: the mail could not be sent since .* \(.*ECONNREFUSED.*\): correct ALERT_\* in infra\/compose\/\.env .*make test-alert$/m,
  );
  const { heartbeats } = received;
  mailServer = await MailServer.open(mailPort);
  await until(() => received.heartbeats > heartbeats);
  expect(mailServer.mails).toHaveLength(1);
  expect(deliveryLines()).not.toMatch(/wrong/);
}, 60_000);

test('a wrong password is not sent in the clear, and the doctor names what the server said', async () => {
  mailServer = await MailServer.open(mailPort);
  watch({ ALERT_SMTP_PASSWORD: 'another' });
  await until(() => /wrong/.test(deliveryLines()));
  expect(deliveryLines()).toMatch(/the mail could not be sent since .* \(Invalid login: .*rejected\)/);
}, 60_000);

test('a heartbeat that cannot be sent and a watcher that is silent are reported', async () => {
  watch({ ALERT_MAIL_TO: '', ALERT_SMTP_URL: '', ALERT_HEARTBEAT_URL: `http://127.0.0.1:${mailPort}/secret` });
  await until(() => /wrong/.test(deliveryLines()));
  expect(deliveryLines()).toMatch(
    /^wrong {2}alerts: the heartbeat could not be sent \(127\.0\.0\.1:\d+ does not respond \(ECONNREFUSED\)\): .*alert-heartbeat/,
  );
  await stopWatching();
  const inAnHour = Date.now() + 3_600_000;
  const silent = checkAlertDelivery(files.open(), join(stateFolder, 'state.json'), inAnHour);
  expect(linesOf(silent)).toMatch(/^wrong {2}alerts: the last round .*restart doctor-watch/);
}, 60_000);

test('a test message reaches every receiver', async () => {
  mailServer = await MailServer.open(mailPort);
  const settings = withWebhook();
  const sent = run('send-test-alert.js', [], settings);
  expect(await text(sent.stdout)).toBe('ok     mail: sent\nok     webhook: sent\nok     heartbeat: sent\n');
  expect(mailServer.mails).toEqual([expect.stringContaining('Subject: Majlis localhost:8080: test message\n')]);
  expect(received).toMatchObject({ posts: [{ title: 'Majlis localhost:8080: test message' }], heartbeats: 1 });
});

test.each([
  [
    'a receiver that rejects it',
    { ALERT_MAIL_TO: '', ALERT_SMTP_URL: '', ALERT_WEBHOOK_URL_FILE: '', ALERT_WEBHOOK_URL: 'http://127.0.0.1:1/x' },
    /^wrong {2}webhook: 127\.0\.0\.1:1 does not respond/,
  ],
  ['nobody who gets it', { ALERT_MAIL_TO: '', ALERT_SMTP_URL: '' }, /^Nobody is told: set ALERT_MAIL_TO/],
  ['a wrong setting', { ALERT_MAIL_TO: 'amal' }, /ALERT_MAIL_TO: Mail addresses, separated by spaces or commas/],
])('a test message fails with %s', async (_case, settings, expected) => {
  const sent = run('send-test-alert.js', [], settings);
  const [output, errors] = await Promise.all([text(sent.stdout), text(sent.stderr), once(sent, 'exit')]);
  expect(output + errors).toMatch(expected);
  expect(sent.exitCode).toBe(1);
});
