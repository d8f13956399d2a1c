import { dumpName, manifestName, objectMemberName } from '../../backup/archive/format.js';
import { type Member, packWithTrailer, readMembers, replaceMember } from './rebuild-archive.js';

export type Corruption = {
  description: string;
  expectedMessage: RegExp;
  corrupt: (archive: Buffer) => Promise<Buffer> | Buffer;
};

const isObject = ({ header }: Member) => header.name.startsWith(objectMemberName(''));

function flipBit(archive: Buffer, offset: number): Buffer {
  const copy = Buffer.from(archive);
  copy.writeUInt8(copy.readUInt8(offset) ^ 4, offset);
  return copy;
}

async function rebuildWith(archive: Buffer, change: (members: Member[]) => Member[]): Promise<Buffer> {
  return packWithTrailer(change(await readMembers(archive)));
}

/** Some are accidents; the others have a valid trailer, as if an attacker had made them. */
export const corruptions: Corruption[] = [
  { description: 'empty', expectedMessage: /is empty/, corrupt: () => Buffer.alloc(0) },
  {
    description: 'no tar',
    expectedMessage: /is not a backup/,
    corrupt: () => Buffer.from('<html>404</html>'.repeat(500)),
  },
  {
    description: 'half of it',
    expectedMessage: /is cut off/,
    corrupt: (archive) => archive.subarray(0, archive.length / 2),
  },
  {
    description: 'without its last byte',
    expectedMessage: /is cut off/,
    corrupt: (archive) => archive.subarray(0, archive.length - 1),
  },
  {
    description: 'a flipped bit in the dump',
    expectedMessage: /is damaged/,
    corrupt: (archive) => flipBit(archive, 3_000),
  },
  {
    description: 'a flipped bit in a picture',
    expectedMessage: /is damaged/,
    corrupt: (archive) => flipBit(archive, Math.floor(archive.length * 0.9)),
  },
  {
    description: 'a picture is missing',
    expectedMessage: /is missing: its manifest names it/,
    corrupt: (archive) =>
      rebuildWith(archive, (members) => members.filter((member) => member !== members.find(isObject))),
  },
  {
    description: 'a member that leads out of its folder',
    expectedMessage: /which no backup does/,
    corrupt: (archive) =>
      rebuildWith(archive, (members) => [
        ...members.slice(0, -1),
        { header: { name: 'objects/../../etc/cron.d/x' }, bytes: Buffer.from('x') },
        ...members.slice(-1),
      ]),
  },
  {
    description: 'a manifest that names other rows',
    expectedMessage: /has \d+ rows instead of \d+/,
    corrupt: (archive) => replaceMember(archive, manifestName, (text) => text.replace(/("rows": ?)(\d+)/, '$19$2')),
  },
  {
    description: 'a manifest with the checksum of another table',
    expectedMessage: /has other content/,
    corrupt: (archive) =>
      replaceMember(archive, manifestName, (text) => text.replace(/("checksum": ?")\w{8}/, '$100000000')),
  },
  {
    description: 'a newer release',
    expectedMessage: /newer release/,
    corrupt: (archive) =>
      replaceMember(archive, manifestName, (text) => text.replace('Content1700000000002', 'Later1900000000001')),
  },
  {
    description: 'a dump that is none',
    expectedMessage: /cannot be restored/,
    corrupt: (archive) => replaceMember(archive, dumpName, (text) => `PGDMP${text.slice(5, 2_000)}`),
  },
];
