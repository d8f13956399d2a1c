import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { downloadNginx } from './find-nginx.js';

const hasApt = spawnSync('apt-get', ['--version']).status === 0;

/** The tests use the real apt-get and dpkg-deb with a local package repository. */
(hasApt ? describe : describe.skip)('nginx of the distribution (needs apt-get)', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'majlis-fetch-'));
    mkdirSync(join(folder, 'repository'));
    writeFileSync(join(folder, 'sources.list'), `deb [trusted=yes] copy:${folder}/repository ./\n`);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const downloadTo = (target: string) =>
    downloadNginx(target, [`Dir::Etc::sourcelist=${folder}/sources.list`, 'Dir::Etc::sourceparts=-']);
  const architecture = () => execFileSync('dpkg', ['--print-architecture'], { encoding: 'utf8' }).trim();
  const fields = (name: string) =>
    `Package: ${name}\nVersion: 1.0\nArchitecture: ${architecture()}\nMaintainer: nobody <nobody@localhost>\nDescription: a test\n`;

  const addPackage = (name: string, files: Record<string, string>) => {
    const content = join(folder, name);
    mkdirSync(join(content, 'DEBIAN'), { recursive: true });
    chmodSync(join(content, 'DEBIAN'), 0o755);
    writeFileSync(join(content, 'DEBIAN/control'), fields(name));
    mkdirSync(join(content, 'usr/sbin'), { recursive: true });
    for (const [path, text] of Object.entries(files)) writeFileSync(join(content, path), text, { mode: 0o755 });
    const archive = join(folder, 'repository', `${name}.deb`);
    execFileSync('dpkg-deb', ['--build', '--root-owner-group', content, archive], { stdio: 'ignore' });
    const bytes = readFileSync(archive);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const entry = `${fields(name)}Filename: ./${name}.deb\nSize: ${bytes.length}\nSHA256: ${hash}\n\n`;
    writeFileSync(join(folder, 'repository/Packages'), entry, { flag: 'a' });
  };

  const program = '#!/bin/sh\necho a web server\n';

  test.each([
    ['the package of that name', () => addPackage('nginx', { 'usr/sbin/nginx': program })],
    [
      'the one that it stands for in older releases',
      () => {
        addPackage('nginx', {});
        addPackage('nginx-core', { 'usr/sbin/nginx': program });
      },
    ],
  ])('is unpacked from %s once, without leftovers', async (_which, prepare) => {
    prepare();
    const target = join(folder, 'fetched/nginx');
    const downloaded = await downloadTo(target);
    expect(downloaded && execFileSync(downloaded, { encoding: 'utf8' })).toBe('a web server\n');
    expect(readdirSync(join(folder, 'fetched'))).toEqual(['nginx']);
    rmSync(join(folder, 'repository'), { recursive: true });
    expect(await downloadTo(target)).toBe(downloaded);
  });

  test('two concurrent downloads give the same file', async () => {
    addPackage('nginx', { 'usr/sbin/nginx': program });
    const target = join(folder, 'fetched/nginx');
    const both = await Promise.all([downloadTo(target), downloadTo(target)]);
    expect(both).toEqual(Array(2).fill(join(target, 'usr/sbin/nginx')));
  });

  test('is undefined without such a package, without leftovers', async () => {
    addPackage('another', {});
    expect(await downloadTo(join(folder, 'fetched/nginx'))).toBeUndefined();
    expect(readdirSync(join(folder, 'fetched'))).toEqual([]);
  });
});
