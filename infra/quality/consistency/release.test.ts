import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { buildInstallation, listPods } from '../../kubernetes/test/kustomize.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const workflows = readdirSync(join(root, '.github/workflows'));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a script in the folder, to which these files are copied first. */
function run(files: string[], command: string[], env: Record<string, string> = {}) {
  for (const file of files) cpSync(join(root, file), join(folder, file), { recursive: true });
  const [program = '', ...options] = command;
  const { status, stdout, stderr } = spawnSync(program, options, {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
function change(file: string, transform: (text: string) => string): void {
  const changed = transform(read(file));
  expect(changed).not.toBe(read(file));
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, file), changed);
}

const lint = (changedFolder: string) =>
  spawnSync(process.execPath, ['infra/quality/check-workflows.mjs', changedFolder], { cwd: root, encoding: 'utf8' });

test('the workflows pass the check', () => {
  expect(workflows).toEqual(['kubernetes.yml', 'release.yml', 'test.yml']);
  expect(lint('.github/workflows')).toMatchObject({ status: 0, stderr: '' });
});

test.each([
  ['an action with a tag', 'test.yml', /@[0-9a-f]{40} # v5\.0\.0/, '@v5', 'not named by its commit'],
  ['an unknown key', 'release.yml', 'timeout-minutes', 'timeout', 'unexpected key "timeout"'],
  [
    'the output of a step that does not exist',
    'release.yml',
    'steps.build.outputs',
    'steps.bild.outputs',
    '"bild" is not defined',
  ],
  ['a job that does not exist', 'release.yml', 'needs: build', 'needs: bild', 'needs job "bild" which does not exist'],
])('the check rejects %s', (_case, name, what, by, expected) => {
  change(`.github/workflows/${name}`, (text) => text.replace(what, by));
  const { status, stderr } = lint(join(folder, '.github/workflows'));
  expect([status, stderr]).toEqual([1, expect.stringContaining(expected)]);
});

type Job = {
  uses?: string;
  needs?: string | string[];
  strategy?: { matrix: Record<string, unknown[]> };
  steps?: { run?: string }[];
};
const jobsOf = (name: string) => (parse(read(`.github/workflows/${name}`)) as { jobs: Record<string, Job> }).jobs;

test('a release is built from all images of the Dockerfile, after make test', () => {
  expect(jobsOf('test.yml').test?.steps?.map(({ run = '' }) => run)).toContain('make test');
  const { test: tested, build, publish } = jobsOf('release.yml');
  expect(tested?.uses).toBe('./.github/workflows/test.yml');
  expect(build?.needs).toContain('test');
  expect(publish?.needs).toBe('build');
  const stages = read('infra/compose/Dockerfile').split(/^(?=FROM )/m);
  const images = stages.filter((stage) => /^USER /m.test(stage)).map((stage) => / AS (\S+)/.exec(stage)?.[1]);
  expect(build?.strategy?.matrix.image).toEqual(images);
  expect(build?.strategy?.matrix.machine?.map((machine) => (machine as { platform: string }).platform)).toEqual([
    'linux/amd64',
    'linux/arm64',
  ]);
});

const { version } = JSON.parse(read('package.json')) as { version: string };
const printNotes = (tag = `v${version}`) =>
  run(['infra/release', 'package.json'], [process.execPath, 'infra/release/release-notes.mjs', tag]);

test('the notes of a release are its entry of the changelog', () => {
  cpSync(join(root, 'CHANGELOG.md'), join(folder, 'CHANGELOG.md'));
  const { status, stdout, stderr } = printNotes();
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('### Added\n');
  expect(stdout).toContain('### Upgrade\n');
  expect(stdout).not.toMatch(/^##? |^\[/m);
});

test.each([
  ['another tag', 'v9.9.9', (text: string) => `${text}\n`, 'The tag is v9.9.9'],
  ['an entry of another version', undefined, (text: string) => text.replaceAll(`[${version}]`, '[9.9.9]'), 'is not of'],
  ['an entry without a date', undefined, (text: string) => text.replace(/\] - \d{4}.*/, ']'), 'is not of'],
  [
    'an entry without an upgrade note',
    undefined,
    (text: string) => text.replaceAll('### Upgrade', '### Notes'),
    'does not say how to upgrade',
  ],
])('there are no notes for %s', (_case, tag, transform, expected) => {
  change('CHANGELOG.md', transform);
  const { status, stderr } = printNotes(tag);
  expect([status, stderr]).toEqual([1, expect.stringContaining(expected)]);
});

/** Fake programs: each image has a digest of its own, and every call is recorded. */
const docker = `#!/bin/sh
echo "docker $*" >> calls
case "$*" in *"imagetools inspect"*)
  for image; do :; done
  printf 'sha256:%s\\n' "$(printf %s "$image" | sha256sum | cut -c 1-64)" ;;
esac`;

test('a release joins the processors, signs each image, and names every image by digest', () => {
  for (const [name, text] of [
    ['docker', docker],
    ['cosign', '#!/bin/sh\necho "cosign $*" >> calls'],
  ] as const)
    writeFileSync(join(folder, name), text, { mode: 0o755 });
  for (const image of ['services', 'gateway', 'operations'])
    for (const [at, runner] of ['ubuntu-24.04', 'ubuntu-24.04-arm'].entries()) {
      const digests = join(folder, `artifacts/digests-${image}-${runner}`);
      mkdirSync(digests, { recursive: true });
      writeFileSync(join(digests, `${at}`.repeat(64)), '');
    }
  const { status, stderr } = run(
    ['infra/release', 'docker-compose.yml'],
    ['infra/release/publish-images.sh', 'ghcr.io/example', '1.2.3', 'artifacts'],
    { PATH: `${folder}:${process.env.PATH}` },
  );
  expect([status, stderr]).toEqual([0, '']);
  const calls = readFileSync(join(folder, 'calls'), 'utf8').split('\n');
  const services = 'ghcr.io/example/majlis-services';
  expect(calls).toContain(
    `docker buildx imagetools create --tag ${services}:1.2.3 ${services}@sha256:${'1'.repeat(64)} ${services}@sha256:${'0'.repeat(64)}`,
  );
  const env = readFileSync(join(folder, 'release/images.env'), 'utf8').trim().split('\n');
  for (const name of ['services', 'gateway', 'operations']) {
    const [, image] = env.find((line) => line.startsWith(`MAJLIS_${name.toUpperCase()}_IMAGE=`))?.split('=') ?? [];
    expect(calls).toContain(`cosign sign --yes --recursive ${image}`);
  }
  const names = env.map((line) => line.split('=')[0]);
  for (const name of names) expect(read('docker-compose.yml')).toContain(`\${${name}:-`);
  const { images } = parse(readFileSync(join(folder, 'release/kustomization.yaml'), 'utf8')) as {
    images: { name: string; newName: string; digest: string }[];
  };
  const pods = listPods(buildInstallation({ resources: ['overlays/small'], images }));
  const used = pods.flatMap(({ spec }) =>
    [...spec.containers, ...(spec.initContainers ?? [])].map(({ image }) => image),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((image) => !/@sha256:[0-9a-f]{64}$/.test(image ?? ''))).toEqual([]);
  expect(used).toContain(env[0]?.split('=')[1]);
});
