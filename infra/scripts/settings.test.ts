import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../local/run-settings.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-settings-'));
  for (const file of ['infra/compose/example.env', 'infra/scripts'])
    cpSync(join(projectFolder, file), join(folder, file), { recursive: true });
  execFileSync(join(folder, 'infra/scripts/make-secrets.sh'), { stdio: 'ignore' });
});
afterEach(() => rmSync(folder, { recursive: true }));

const compose = (file: string) => join(folder, 'infra/compose', file);
const read = (file: string) => readFileSync(compose(file), 'utf8');
const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(read('.env'))?.[1];
const accounts = () => read('staff/accounts').replace(/^#.*\n/, '');

function answerQuestions(...inputs: string[]) {
  const script = join(folder, 'infra/scripts/settings.sh');
  const { stdout, status } = spawnSync(script, ['ask'], { input: `${inputs.join('\n')}\n`, encoding: 'utf8' });
  return { output: stdout, status };
}

function withoutTerminal(environment: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...environment };
  return execFileSync(join(folder, 'infra/scripts/settings.sh'), { env, input: '', encoding: 'utf8' });
}

const secret = 'GOCSPX-abcdefghijklmnopqrst';
const id = '12-ab.apps.googleusercontent.com';

test('the first use asks for everything that only an operator knows', () => {
  const { output, status } = answerQuestions(
    'https://www.example.org',
    'y',
    'amal@majlis.example, omar@majlis.example',
    id,
    secret,
  );
  expect(status).toBe(0);
  expect(output).toContain('  https://www.example.org/api/auth/google/callback\n');
  expect(output).not.toContain(secret);
  expect(['PUBLIC_ORIGIN', 'MAJLIS_OVERLAYS', 'TRUSTED_PROXY', 'GOOGLE_CLIENT_ID'].map(setting)).toEqual([
    'https://www.example.org',
    'tls',
    '',
    id,
  ]);
  expect(accounts()).toBe('amal@majlis.example\nomar@majlis.example\n');
  expect(read('secrets/google-client-secret')).toBe(secret);
  expect(statSync(compose('.env')).mode & 0o777).toBe(0o600);
  expect(read('.env').match(/^[A-Z]/gm)).toEqual(read('example.env').match(/^[A-Z]/gm));
});

test('every invalid input is rejected with a message and asked again', () => {
  const { output, status } = answerQuestions(
    'www.example.org',
    'https://www.example.org/',
    'http://www.example.org',
    'https://www.example.org',
    'maybe',
    'n',
    'the proxy',
    '192.0.2.10',
    'amal',
    'amal@majlis.example',
    secret,
    id,
    'short',
    secret,
  );
  expect(status).toBe(0);
  const errors = output.match(/: {3}(.*)/g)?.map((line) => line.slice(4)) ?? [];
  expect(errors).toEqual([
    ...Array(3).fill(expect.stringMatching(/^https:\/\/ and the name, .*no slash at the end\. With http:\/\/ anyone/)),
    'y or n.',
    'An address or a network, like 192.0.2.10 or 172.16.0.0/12.',
    'E-mail addresses, separated by commas.',
    'A client id ends in .apps.googleusercontent.com (the client secret is asked for next).',
    'A client secret is 20 letters or more in one piece, like GOCSPX-..., without quotes or spaces.',
  ]);
  expect(['MAJLIS_OVERLAYS', 'TRUSTED_PROXY'].map(setting)).toEqual(['', '192.0.2.10']);
});

test('a cancelled run leaves no settings, so that the next start asks again', () => {
  expect(answerQuestions('https://www.example.org', 'y').status).toBe(1);
  expect(existsSync(compose('.env'))).toBe(false);
});

test('in a second run Enter keeps the current values, and other overlays stay', () => {
  answerQuestions('https://www.example.org', 'y', 'amal@majlis.example', id, secret);
  withoutTerminal({ MAJLIS_OVERLAYS: 'tls backup' });
  const before = [read('.env'), read('staff/accounts'), read('secrets/google-client-secret')];
  expect(answerQuestions('', '', '', '', '').status).toBe(0);
  expect([read('.env'), read('staff/accounts'), read('secrets/google-client-secret')]).toEqual(before);
  expect(answerQuestions('http://localhost:8090', '', '', '').status).toBe(0);
  expect(['MAJLIS_PORT', 'MAJLIS_OVERLAYS'].map(setting)).toEqual(['8090', 'backup']);
});

test('in a second run behind a proxy Enter keeps the proxy', () => {
  answerQuestions('https://www.example.org', 'n', '192.0.2.10', '', '');
  expect(answerQuestions('', '', '', '', '').status).toBe(0);
  expect(['MAJLIS_OVERLAYS', 'TRUSTED_PROXY'].map(setting)).toEqual(['', '192.0.2.10']);
});

test('Majlis terminates TLS at port 443 only', () => {
  const { output, status } = answerQuestions('https://www.example.org:8443', 'y', 'n', '192.0.2.10', '', '');
  expect([status, setting('PUBLIC_ORIGIN'), setting('MAJLIS_OVERLAYS')]).toEqual([
    0,
    'https://www.example.org:8443',
    '',
  ]);
  expect(output).toContain('TLS is terminated at port 443 only: answer n');
});

test('the Google client is optional, and a client id without a secret is not saved', () => {
  const { output, status } = answerQuestions('http://localhost:8080', '', id, '');
  expect([status, setting('GOOGLE_CLIENT_ID'), accounts()]).toEqual([0, '', '']);
  expect(output).toContain('The client id was not saved, because its secret is missing');
});

test('without a terminal the settings come from the environment', () => {
  withoutTerminal({
    PUBLIC_ORIGIN: 'https://www.example.org',
    TRUSTED_PROXY: '192.0.2.10',
    BLOG_FEEDS: 'https://a.example/feed https://b.example/feed?x=1&y=\\2',
    ADMIN_EMAILS: 'amal@majlis.example',
    GOOGLE_CLIENT_ID: id,
    GOOGLE_CLIENT_SECRET: secret,
  });
  expect(['PUBLIC_ORIGIN', 'TRUSTED_PROXY', 'GOOGLE_CLIENT_ID', 'LOG_LEVEL'].map(setting)).toEqual([
    'https://www.example.org',
    '192.0.2.10',
    id,
    'info',
  ]);
  expect(setting('BLOG_FEEDS')).toBe('https://a.example/feed https://b.example/feed?x=1&y=\\2');
  expect([accounts(), read('secrets/google-client-secret')]).toEqual(['amal@majlis.example\n', secret]);
});

test.each([
  ['the one in the address', { PUBLIC_ORIGIN: 'http://localhost:18080' }, '18080'],
  ['80 where the address has none', { PUBLIC_ORIGIN: 'http://majlis.lan' }, '80'],
  ['the one that is set', { PUBLIC_ORIGIN: 'http://localhost:18080', MAJLIS_PORT: '9000' }, '9000'],
  ['its own behind a proxy', { PUBLIC_ORIGIN: 'http://majlis.lan:8000', TRUSTED_PROXY: '192.0.2.10' }, '8080'],
  [
    'its own behind a proxy that terminates TLS',
    { PUBLIC_ORIGIN: 'https://www.example.org:8443', TRUSTED_PROXY: '192.0.2.10' },
    '8080',
  ],
  ['its own with the overlay tls', { PUBLIC_ORIGIN: 'https://www.example.org', MAJLIS_OVERLAYS: 'tls' }, '8080'],
  ['its own where the address is not valid', { PUBLIC_ORIGIN: 'http://localhost:18080/' }, '8080'],
])('without a terminal the gateway listens on a port: %s', (_case, environment, port) => {
  withoutTerminal(environment);
  expect(setting('MAJLIS_PORT')).toBe(port);
});

test('a chosen port stays when other settings are given', () => {
  withoutTerminal({ PUBLIC_ORIGIN: 'http://localhost:18080', MAJLIS_PORT: '9000' });
  withoutTerminal({ LOG_LEVEL: 'debug' });
  expect(setting('MAJLIS_PORT')).toBe('9000');
});

test('the accounts setting of an early installation becomes the list', () => {
  rmSync(compose('staff'), { recursive: true });
  withoutTerminal({});
  execFileSync('sh', ['-c', `echo 'ADMIN_EMAILS="amal@majlis.example, omar@majlis.example"' >> ${compose('.env')}`]);
  execFileSync(join(folder, 'infra/scripts/make-secrets.sh'), { stdio: 'ignore' });
  expect(accounts()).toBe('amal@majlis.example\nomar@majlis.example\n');
});

test('secrets are created once, all different, in a folder that is closed to other users', () => {
  const readSecrets = () =>
    execFileSync('sh', ['-c', 'cat infra/compose/secrets/*'], { cwd: folder, encoding: 'utf8' });
  const before = readSecrets();
  execFileSync(join(folder, 'infra/scripts/make-secrets.sh'), { stdio: 'ignore' });
  expect(readSecrets()).toBe(before);
  expect(statSync(compose('secrets')).mode & 0o777).toBe(0o700);
  const keys = ['cookie-keys', 'object-store-secret-key', 'cms-database-password'].map((name) =>
    read(`secrets/${name}`),
  );
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
});
