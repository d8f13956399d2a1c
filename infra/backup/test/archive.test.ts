import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Headers } from 'tar-stream';
import { packWithTrailer as sealedTar } from '../../drill/archives/rebuild-archive.js';
import { checkArchive } from '../archive/check-archive.js';
import type { Manifest } from '../archive/format.js';
import { dumpName, isSafeKey, manifestName } from '../archive/format.js';
import { ArchiveWriter } from '../archive/write-archive.js';
import { assertNotNewer } from '../restore-archive.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'majlis-archive-'));
});
afterAll(() => rm(folder, { recursive: true }));

const dumped = Buffer.alloc(3_000, 'PGDMP ');
const picture = Buffer.alloc(1_500, 'webp ');
const key = 'objects/team/a-1.webp';
let written = 0;

const sumOf = (name: string, bytes: Buffer) => ({
  name,
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});
const manifest: Manifest = {
  format: 1,
  version: '0.1.0',
  startedAt: '2026-11-20T02:30:00.000Z',
  finishedAt: '2026-11-20T02:30:05.000Z',
  postgres: '18.4',
  migrations: { cms: ['Content1700000000002'] },
  tables: [{ table: 'cms.content_entries', rows: 2, checksum: 'x' }],
  withoutRows: ['auth.sessions'],
  files: [sumOf(dumpName, dumped), sumOf(key, picture)],
};

async function place(bytes: Buffer): Promise<string> {
  written += 1;
  const path = join(folder, `majlis-${written}.tar`);
  await writeFile(path, bytes);
  return path;
}

type Planted = { name: string; bytes?: Buffer } & Partial<Headers>;
const dumpMember: Planted = { name: dumpName, bytes: dumped };
const pictureMember: Planted = { name: key, bytes: picture };
const manifestOf = (changes: object = {}): Planted => ({
  name: manifestName,
  bytes: Buffer.from(JSON.stringify({ ...manifest, ...changes })),
});

async function sealed(...members: Planted[]): Promise<string> {
  return place(await sealedTar(members.map(({ bytes = Buffer.alloc(0), ...header }) => ({ header, bytes }))));
}

async function wholeArchive(): Promise<string> {
  written += 1;
  const path = join(folder, `majlis-${written}.tar`);
  const writer = await ArchiveWriter.create(path);
  await writer.add({ name: dumpName, bytes: dumped.length }, Readable.from([dumped]));
  await writer.add({ name: key, bytes: picture.length, contentType: 'image/webp' }, Readable.from([picture]));
  await writer.finish(manifestName, JSON.stringify({ ...manifest, files: writer.files }));
  return path;
}

test('what was written is read back, with its checksums; only its owner may read the file', async () => {
  const path = await wholeArchive();
  const { manifest: found, bytes, sha256 } = await checkArchive(path);
  expect(found.files).toEqual([sumOf(dumpName, dumped), { ...sumOf(key, picture), contentType: 'image/webp' }]);
  expect(sha256).toBe(sumOf('', await readFile(path)).sha256);
  expect(await stat(path)).toMatchObject({ size: bytes, mode: 0o100600 });
});

test('a hundred megabytes pass through without being held', async () => {
  const chunk = Buffer.alloc(1 << 20, 7);
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  async function* content() {
    for (let sent = 0; sent < 100; sent += 1) {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
      yield chunk;
    }
  }
  const path = join(folder, 'large.tar');
  const writer = await ArchiveWriter.create(path);
  await writer.add({ name: dumpName, bytes: 100 << 20 }, Readable.from(content()));
  await writer.finish(manifestName, JSON.stringify({ ...manifest, files: writer.files }));
  await expect(checkArchive(path)).resolves.toMatchObject({ manifest: { files: [{ bytes: 100 << 20 }] } });
  expect(most).toBeLessThan(40 << 20);
});

test.each([2_999, 3_001])('a member that says 3000 bytes and has %d is not written', async (bytes) => {
  const writer = await ArchiveWriter.create(join(folder, `short-${bytes}.tar`));
  const adding = writer.add({ name: dumpName, bytes: 3_000 }, Readable.from([Buffer.alloc(bytes)]));
  await expect(adding).rejects.toThrow('Size mismatch');
  await writer.abort();
});

test('of every part of an archive one flipped bit is enough', async () => {
  const whole = await readFile(await wholeArchive());
  const path = await place(whole);
  await expect(checkArchive(path)).resolves.toBeDefined();
  for (let at = 0; at < whole.length; at += 61) {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << (at % 8)), at);
    await writeFile(path, bytes);
    await expect(checkArchive(path)).rejects.toThrow(/is damaged|is cut off|is not a backup/);
  }
});

test('an archive that ends early anywhere is refused', async () => {
  const whole = await readFile(await wholeArchive());
  const path = await place(whole);
  for (const left of [1, 64, 65, 66, 512, 700, 1_024, 3_584, whole.length - 66, whole.length - 65, whole.length - 1]) {
    await writeFile(path, whole.subarray(0, left));
    await expect(checkArchive(path)).rejects.toThrow(/is cut off|is not a backup/);
  }
});

const other = (name: string) => ({ name, bytes: Buffer.from('x') });
test.each<[string, RegExp, () => Promise<string>]>([
  ['that is empty', /is empty/, () => place(Buffer.alloc(0))],
  ['that is a text', /not a backup of Majlis/, () => place(Buffer.alloc(5_000, 'some text\n'))],
  ['that is another tar', /not a backup of Majlis/, () => sealed(other('etc/passwd'))],
  ['that is not there', /There is no/, async () => join(folder, 'none.tar')],
  [
    'with something behind its end',
    /is cut off|is damaged/,
    async () => place(Buffer.concat([await readFile(await wholeArchive()), Buffer.from('more')])),
  ],
  ['without its manifest', /has no manifest/, () => sealed(dumpMember, pictureMember)],
  ['without an object', /a-1\.webp is missing/, () => sealed(dumpMember, manifestOf())],
  [
    'with one more',
    /b\.webp, which its manifest/,
    () => sealed(dumpMember, pictureMember, other('objects/team/b.webp'), manifestOf()),
  ],
  ['with one twice', /a-1\.webp twice/, () => sealed(dumpMember, pictureMember, pictureMember, manifestOf())],
  ['with more after its manifest', /after its manifest/, () => sealed(dumpMember, manifestOf(), pictureMember)],
  ['whose object is another', /a-1\.webp is not what/, () => sealed(dumpMember, other(key), manifestOf())],
  ['whose manifest is no JSON', /not JSON/, () => sealed(dumpMember, pictureMember, other(manifestName))],
  ['whose manifest lacks something', /tables/, () => sealed(dumpMember, pictureMember, manifestOf({ tables: 1 }))],
  [
    'of another dump',
    /database\.dump is not what/,
    () => sealed({ name: dumpName, bytes: picture }, pictureMember, manifestOf()),
  ],
  [
    'of a newer format',
    /format 2 by a newer release \(9\.0\).*Upgrade/,
    () => sealed(dumpMember, pictureMember, manifestOf({ format: 2, version: '9.0' })),
  ],
  [
    'that leads out of its folder',
    /"objects\/\.\.\/\.\.\/x" \(file\)/,
    () => sealed(dumpMember, other('objects/../../x'), manifestOf()),
  ],
  ['with an absolute name', /"\/etc\/cron\.d\/x"/, () => sealed(dumpMember, other('/etc/cron.d/x'), manifestOf())],
  [
    'with a link',
    /\(symlink\)/,
    () => sealed(dumpMember, { name: key, type: 'symlink', linkname: '/etc/passwd' }, manifestOf()),
  ],
])('an archive %s is refused', async (_case, sentence, make) => {
  await expect(checkArchive(await make())).rejects.toThrow(sentence);
});

test('an archive of a newer release is told by what was done to its tables', async () => {
  await expect(assertNotNewer(manifest)).resolves.toBeUndefined();
  const newer = {
    ...manifest,
    version: '9.0',
    migrations: { cms: ['Content1700000000002', 'Galleries1800000000001'] },
  };
  await expect(assertNotNewer(newer)).rejects.toThrow(
    'newer release (9.0): this one does not know cms Galleries1800000000001. Upgrade',
  );
});

test.each([
  ['team/a-1.webp', true],
  ['seeded/old picture.jpg', true],
  ['مجلس/صورة.webp', true],
  ['../a', false],
  ['a/../b', false],
  ['/a', false],
  ['a//b', false],
  ['a/.', false],
  ['a\\b', false],
  ['a\nb', false],
  ['a\0b', false],
  ['', false],
])('%j is a plain key: %s', (name, isPlain) => {
  expect(isSafeKey(name)).toBe(isPlain);
});
