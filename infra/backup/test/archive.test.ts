import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Headers } from 'tar-stream';
import { packWithTrailer } from '../../drill/archives/rebuild-archive.js';
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

const describeFile = (name: string, bytes: Buffer) => ({
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
  files: [describeFile(dumpName, dumped), describeFile(key, picture)],
};

async function writeFileWith(bytes: Buffer): Promise<string> {
  written += 1;
  const path = join(folder, `majlis-${written}.tar`);
  await writeFile(path, bytes);
  return path;
}

type TestMember = { name: string; bytes?: Buffer } & Partial<Headers>;
const dumpMember: TestMember = { name: dumpName, bytes: dumped };
const pictureMember: TestMember = { name: key, bytes: picture };
const manifestOf = (changes: object = {}): TestMember => ({
  name: manifestName,
  bytes: Buffer.from(JSON.stringify({ ...manifest, ...changes })),
});

async function archiveOf(...members: TestMember[]): Promise<string> {
  return writeFileWith(
    await packWithTrailer(members.map(({ bytes = Buffer.alloc(0), ...header }) => ({ header, bytes }))),
  );
}

async function validArchive(): Promise<string> {
  written += 1;
  const path = join(folder, `majlis-${written}.tar`);
  const writer = await ArchiveWriter.create(path);
  await writer.add({ name: dumpName, bytes: dumped.length }, Readable.from([dumped]));
  await writer.add({ name: key, bytes: picture.length, contentType: 'image/webp' }, Readable.from([picture]));
  await writer.finish(manifestName, JSON.stringify({ ...manifest, files: writer.files }));
  return path;
}

test('an archive is read back with the checksums it was written with, and only its owner may read the file', async () => {
  const path = await validArchive();
  const { manifest: readBack, bytes, sha256 } = await checkArchive(path);
  expect(readBack.files).toEqual([
    describeFile(dumpName, dumped),
    { ...describeFile(key, picture), contentType: 'image/webp' },
  ]);
  expect(sha256).toBe(describeFile('', await readFile(path)).sha256);
  expect(await stat(path)).toMatchObject({ size: bytes, mode: 0o100600 });
});

test('an archive of 100 MB is written without holding it in memory', async () => {
  const chunk = Buffer.alloc(1 << 20, 7);
  const before = process.memoryUsage().arrayBuffers;
  let maxBuffered = 0;
  async function* content() {
    for (let sent = 0; sent < 100; sent += 1) {
      maxBuffered = Math.max(maxBuffered, process.memoryUsage().arrayBuffers - before);
      yield chunk;
    }
  }
  const path = join(folder, 'large.tar');
  const writer = await ArchiveWriter.create(path);
  await writer.add({ name: dumpName, bytes: 100 << 20 }, Readable.from(content()));
  await writer.finish(manifestName, JSON.stringify({ ...manifest, files: writer.files }));
  await expect(checkArchive(path)).resolves.toMatchObject({ manifest: { files: [{ bytes: 100 << 20 }] } });
  expect(maxBuffered).toBeLessThan(40 << 20);
});

test.each([2_999, 3_001])('a member announced with 3000 bytes that has %d is not written', async (bytes) => {
  const writer = await ArchiveWriter.create(join(folder, `short-${bytes}.tar`));
  const adding = writer.add({ name: dumpName, bytes: 3_000 }, Readable.from([Buffer.alloc(bytes)]));
  await expect(adding).rejects.toThrow('Size mismatch');
  await writer.abort();
});

test('a single flipped bit anywhere in an archive is detected', async () => {
  const archive = await readFile(await validArchive());
  const path = await writeFileWith(archive);
  await expect(checkArchive(path)).resolves.toBeDefined();
  for (let at = 0; at < archive.length; at += 61) {
    const bytes = Buffer.from(archive);
    bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << (at % 8)), at);
    await writeFile(path, bytes);
    await expect(checkArchive(path)).rejects.toThrow(/is damaged|is cut off|is not a backup/);
  }
});

test('an archive that is truncated anywhere is rejected', async () => {
  const archive = await readFile(await validArchive());
  const path = await writeFileWith(archive);
  for (const left of [
    1,
    64,
    65,
    66,
    512,
    700,
    1_024,
    3_584,
    archive.length - 66,
    archive.length - 65,
    archive.length - 1,
  ]) {
    await writeFile(path, archive.subarray(0, left));
    await expect(checkArchive(path)).rejects.toThrow(/is cut off|is not a backup/);
  }
});

const other = (name: string) => ({ name, bytes: Buffer.from('x') });
test.each<[string, RegExp, () => Promise<string>]>([
  ['that is empty', /is empty/, () => writeFileWith(Buffer.alloc(0))],
  ['that is a text', /not a backup of Majlis/, () => writeFileWith(Buffer.alloc(5_000, 'some text\n'))],
  ['that is another tar', /not a backup of Majlis/, () => archiveOf(other('etc/passwd'))],
  ['that is not there', /There is no/, async () => join(folder, 'none.tar')],
  [
    'with something behind its end',
    /is cut off|is damaged/,
    async () => writeFileWith(Buffer.concat([await readFile(await validArchive()), Buffer.from('more')])),
  ],
  ['without its manifest', /has no manifest/, () => archiveOf(dumpMember, pictureMember)],
  ['without an object', /a-1\.webp is missing/, () => archiveOf(dumpMember, manifestOf())],
  [
    'with one more',
    /b\.webp, which its manifest/,
    () => archiveOf(dumpMember, pictureMember, other('objects/team/b.webp'), manifestOf()),
  ],
  ['with one twice', /a-1\.webp twice/, () => archiveOf(dumpMember, pictureMember, pictureMember, manifestOf())],
  ['with more after its manifest', /after its manifest/, () => archiveOf(dumpMember, manifestOf(), pictureMember)],
  ['whose object is another', /a-1\.webp is not what/, () => archiveOf(dumpMember, other(key), manifestOf())],
  ['whose manifest is no JSON', /not JSON/, () => archiveOf(dumpMember, pictureMember, other(manifestName))],
  ['whose manifest lacks something', /tables/, () => archiveOf(dumpMember, pictureMember, manifestOf({ tables: 1 }))],
  [
    'of another dump',
    /database\.dump is not what/,
    () => archiveOf({ name: dumpName, bytes: picture }, pictureMember, manifestOf()),
  ],
  [
    'of a newer format',
    /format 2 by a newer release \(9\.0\).*Upgrade/,
    () => archiveOf(dumpMember, pictureMember, manifestOf({ format: 2, version: '9.0' })),
  ],
  [
    'that leads out of its folder',
    /"objects\/\.\.\/\.\.\/x" \(file\)/,
    () => archiveOf(dumpMember, other('objects/../../x'), manifestOf()),
  ],
  ['with an absolute name', /"\/etc\/cron\.d\/x"/, () => archiveOf(dumpMember, other('/etc/cron.d/x'), manifestOf())],
  [
    'with a link',
    /\(symlink\)/,
    () => archiveOf(dumpMember, { name: key, type: 'symlink', linkname: '/etc/passwd' }, manifestOf()),
  ],
])('an archive %s is rejected', async (_case, sentence, make) => {
  await expect(checkArchive(await make())).rejects.toThrow(sentence);
});

test('an archive of a newer release is recognised by its migrations', async () => {
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
])('%j is a safe key: %s', (name, isPlain) => {
  expect(isSafeKey(name)).toBe(isPlain);
});
