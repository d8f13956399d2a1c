import { dumpName, manifestName, memberOfObject } from '../../backup/archive/format.js';
import { type Member, membersOf, reseal, sealed } from './reseal.js';

/** How an archive was spoilt, and what a restore must say of it. */
export type Damage = { how: string; sentence: RegExp; spoil: (archive: Buffer) => Promise<Buffer> | Buffer };

const isObject = ({ header }: Member) => header.name.startsWith(memberOfObject(''));

function flipped(archive: Buffer, at: number): Buffer {
  const copy = Buffer.from(archive);
  copy.writeUInt8(copy.readUInt8(at) ^ 4, at);
  return copy;
}

async function rebuilt(archive: Buffer, change: (members: Member[]) => Member[]): Promise<Buffer> {
  return sealed(change(await membersOf(archive)));
}

/** Some are accidents; the others look whole from outside, as if somebody had made them so. */
export const damages: Damage[] = [
  { how: 'empty', sentence: /is empty/, spoil: () => Buffer.alloc(0) },
  { how: 'no tar', sentence: /is not a backup/, spoil: () => Buffer.from('<html>404</html>'.repeat(500)) },
  { how: 'half of it', sentence: /is cut off/, spoil: (archive) => archive.subarray(0, archive.length / 2) },
  { how: 'without its last byte', sentence: /is cut off/, spoil: (archive) => archive.subarray(0, archive.length - 1) },
  { how: 'a flipped bit in the dump', sentence: /is damaged/, spoil: (archive) => flipped(archive, 3_000) },
  {
    how: 'a flipped bit in a picture',
    sentence: /is damaged/,
    spoil: (archive) => flipped(archive, Math.floor(archive.length * 0.9)),
  },
  {
    how: 'a picture is missing',
    sentence: /is missing: its manifest names it/,
    spoil: (archive) => rebuilt(archive, (members) => members.filter((member) => member !== members.find(isObject))),
  },
  {
    how: 'a member that leads out of its folder',
    sentence: /which no backup does/,
    spoil: (archive) =>
      rebuilt(archive, (members) => [
        ...members.slice(0, -1),
        { header: { name: 'objects/../../etc/cron.d/x' }, bytes: Buffer.from('x') },
        ...members.slice(-1),
      ]),
  },
  {
    how: 'a manifest that names other rows',
    sentence: /has \d+ rows instead of \d+/,
    spoil: (archive) => reseal(archive, manifestName, (text) => text.replace(/("rows": ?)(\d+)/, '$19$2')),
  },
  {
    how: 'a manifest with the checksum of another table',
    sentence: /has other content/,
    spoil: (archive) => reseal(archive, manifestName, (text) => text.replace(/("checksum": ?")\w{8}/, '$100000000')),
  },
  {
    how: 'a newer release',
    sentence: /newer release/,
    spoil: (archive) =>
      reseal(archive, manifestName, (text) => text.replace('Content1700000000002', 'Later1900000000001')),
  },
  {
    how: 'a dump that is none',
    sentence: /cannot be restored/,
    spoil: (archive) => reseal(archive, dumpName, (text) => `PGDMP${text.slice(5, 2_000)}`),
  },
];
