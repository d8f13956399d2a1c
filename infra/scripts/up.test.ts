import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestInstallation } from '../drill/doctor/test-installation.js';
import { projectFolder } from '../local/run-settings.js';

const digest = (character: string) => `ghcr.io/example/majlis-services@sha256:${character.repeat(64)}`;
let folder: string;

/** Puts a program on the PATH of the scripts; `body` is shell. */
const fake = (program: string, body: string) =>
  writeFileSync(join(folder, program), `#!/bin/sh\n${body}`, { mode: 0o755 });
/** Fakes Docker: `cases` are the branches of a shell `case` over the arguments. */
const fakeDocker = (cases: string) => fake('bin/docker', `case "$*" in\n${cases}\nesac`);

function runScript(name: string, args: string[] = [], settings: Record<string, string> = {}) {
  const env = { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, ...settings };
  return spawnSync(join(folder, 'infra/scripts', name), args, { env, encoding: 'utf8' });
}

/** Throws unless the script succeeds. */
function outputOf(name: string, args: string[] = [], settings: Record<string, string> = {}): string {
  const { stdout, stderr, status } = runScript(name, args, settings);
  if (status !== 0) throw new Error(`${name} failed with ${status}: ${stderr}`);
  return stdout;
}

beforeAll(() => {
  folder = TestInstallation.create().folder;
  rmSync(join(folder, 'infra/compose/.env'));
  mkdirSync(join(folder, 'infra/monitoring'));
  // The fake Docker has no containers; the doctor runs as it would in its container.
  mkdirSync(join(folder, 'bin'));
  fakeDocker(`
      *"run "*doctor*) shift $(($# - 1)); exec ${process.execPath} ${projectFolder}/infra/dist/doctor/main.js "$1" ${folder} ;;
      version*) echo docker 28.5.1 ;;
      *" version --short") echo 2.40.0 ;;
      *"up --detach"*) echo "started with $(grep ^MAJLIS_PORT= infra/compose/.env)" ;;`);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('an unattended start ends with the address and the remaining tasks with their commands or files', () => {
  const { stdout, stderr, status } = runScript('up.sh', [], { PUBLIC_ORIGIN: 'http://localhost:18097' });
  expect([stdout, stderr, status]).toEqual([expect.not.stringMatching(/^wrong/m), '', 0]);
  expect(readFileSync(join(folder, 'infra/compose/.env'), 'utf8')).toContain('\nMAJLIS_PORT=18097\n');
  const [before = '', after = ''] = stdout.split('started with MAJLIS_PORT=18097\n');
  expect(before).toContain('note   accounts');
  expect(after).toMatch(/^\nMajlis runs: http:\/\/localhost:18097\nWhat is left to do:\n/);
  expect(after).toMatch(/^note {3}PUBLIC_ORIGIN: .* nothing terminates TLS; for the public: make settings, make up$/m);
  expect(after).toMatch(/^note {3}accounts: .*infra\/compose\/staff\/accounts$/m);
  expect(after).toMatch(/^note {3}sign-in: .* then run make settings$/m);
  expect(after).not.toMatch(/^ok/m);
});

test('a rollback of images that are named by digest says what to do, because there is no tag to move', () => {
  fakeDocker(`
      *"ps --quiet"*) echo container ;;
      *".Config.Image}}"*) echo 2026-01-01T00:00:00Z old ${digest('a')} ;;
      "tag "*) echo moved ;;`);
  const { stdout, stderr, status } = runScript('upgrade.sh', ['back']);
  expect([stdout, status]).toEqual(['', 1]);
  expect(stderr).toContain('put those of the previous release into infra/compose/.env, then make upgrade');
});

test.each([
  ['newer than the services', '2020-01-01T00:00:00Z', 'rolling restart of cms\nrolling restart of feeds\n'],
  ['older', '2099-01-01T00:00:00Z', ''],
])('after a start with store keys that are %s', (_case, startedAt, expected) => {
  fakeDocker(`
      *"ps --quiet cms" | *"ps --quiet feeds") echo container ;;
      "inspect --format {{.State.StartedAt}} container") echo ${startedAt} ;;`);
  fake('infra/scripts/restart.sh', 'echo "rolling restart of $*"');
  const output = outputOf('up.sh');
  expect(output.match(/^rolling restart.*\n/gm)?.join('') ?? '').toBe(expected);
});

/**
 * Fakes a running release: its containers run the image `old`, called `running`, while that name may stand for another image by now
 * and the settings for another name.
 */
const runningRelease = (running: string, { wanted = running, current = 'old' } = {}) => `
      *"ps --quiet"*) echo container ;;
      *"config --images") echo ${wanted} ;;
      "inspect --format {{.Config.Image}} container") echo ${running} ;;
      "inspect --format {{.Image}} container") echo old ;;
      "image inspect --format {{.Id}} ${running}") echo ${current} ;;
      "inspect --format"*) echo 2099-01-01T00:00:00Z ;;
      *"build doctor"*) echo built ;;
      *"pull --policy missing doctor"*) echo pulled ;;`;

test.each([
  [
    'a new image has the same tag',
    runningRelease('majlis-services:local', { current: 'new' }),
    'built\nupgrade BUILD=0',
  ],
  [
    'the settings name the image of another release',
    runningRelease(digest('a'), { wanted: digest('b') }),
    'pulled\nupgrade BUILD=0',
  ],
  ['the release is the same', runningRelease('majlis-services:local'), 'built'],
])('a new release is rolled out like by make upgrade: %s', (_case, docker, expected) => {
  fakeDocker(docker);
  fake('infra/scripts/upgrade.sh', 'echo "upgrade BUILD=$BUILD"');
  const output = outputOf('up.sh');
  expect(output.split('\n\n')[0]?.trim()).toBe(expected);
});

test('after an edited .env jobs run first, and only the containers that change are rolled', () => {
  fakeDocker(`
      *"ps --quiet"*) echo container ;;
      *"config --images") echo majlis-services:local ;;
      *"config --services") printf '%s\\n' cms gateway init-bucket init-pages init-published-permissions migrate ;;
      "inspect --format {{.Config.Image}} container") echo majlis-services:local ;;
      *"inspect --format {{.I"*) echo same ;;
      "inspect --format"*) echo 2099-01-01T00:00:00Z ;;
      *"--dry-run up"*" feeds") echo " DRY-RUN MODE -  Container majlis-feeds-1  Recreate" >&2 ;;
      *"--dry-run up"*) echo " DRY-RUN MODE -  Container majlis-any-1  Running" >&2 ;;
      *" up "*) echo "up: \${*##* --progress quiet up }" | sed 's/.* --env-file .*yml up/up:/' ;;`);
  fake('infra/scripts/restart.sh', 'echo "rolling restart of $*"');
  const output = outputOf('up.sh');
  expect(output.match(/^(?:up|rolling).*$/gm)).toEqual([
    expect.stringMatching(/^up: .*--abort-on-container-failure init-published-permissions$/),
    'up: --detach --wait --no-deps --no-recreate postgres objectstore',
    expect.stringMatching(/^up: .*--abort-on-container-failure init-bucket$/),
    'rolling restart of feeds',
    'up: --detach --wait --remove-orphans',
  ]);
});

test('a run with other overlays never advises to remove the containers of the usual ones', () => {
  fake('bin/docker', `echo "ignores orphans: \${COMPOSE_IGNORE_ORPHANS:-0}"`);
  const run = (...args: string[]) => outputOf('compose.sh', args, { MAJLIS_OVERLAYS: '' }).trim();
  expect(run('run', 'doctor')).toMatch(/ignores orphans: 1$/);
  // Compose rejects the variable together with this option.
  expect(run('up', '--remove-orphans')).toMatch(/ignores orphans: 0$/);
});

test('services that are unhealthy until their next check are waited for', () => {
  fakeDocker(`
      *"--remove-orphans"*) echo started; [ -e ${folder}/second ] || { touch ${folder}/second; exit 1; } ;;
      *"ps --all --format {{.State}} {{.Health}}") echo running unhealthy ;;`);
  fake('bin/sleep', 'true');
  const output = outputOf('up.sh');
  expect(output.match(/^(?:started|Majlis).*/gm)).toEqual([
    'started',
    'started',
    expect.stringMatching(/^Majlis runs/),
  ]);
});

test.each([
  [
    'names the setting that Compose rejects',
    'MAJLIS_PORT=80a',
    'echo "Invalid hostPort: 80a"; exit 1',
    'wrong  settings: Compose cannot read them: Invalid hostPort: 80a; infra/compose/.env: MAJLIS_PORT=80a\n',
  ],
  [
    'says how to write a $',
    'BLOG_FEEDS=https://blog.example.org/feed?$format=rss',
    String.raw`echo 'level=warning msg="The \"format\" variable is not set."'`,
    'wrong  settings: Compose takes $format for a variable, and there is none: in infra/compose/.env write $$format for the text $format\n',
  ],
])('the doctor %s', (_case, line, outcome, expected) => {
  const settings = readFileSync(join(folder, 'infra/compose/.env'), 'utf8');
  writeFileSync(join(folder, 'infra/compose/.env'), `${settings}${line}\n`);
  fakeDocker(`*"config --quiet") ${outcome} ;;`);
  const { stdout, status } = runScript('doctor.sh');
  writeFileSync(join(folder, 'infra/compose/.env'), settings);
  expect([stdout, status]).toEqual([expected, 1]);
});

test('without remaining tasks none are printed', () => {
  fake('bin/docker', 'true');
  const output = outputOf('up.sh');
  expect(output).toMatch(/Majlis runs: http:\/\/localhost:18097\n$/);
});
