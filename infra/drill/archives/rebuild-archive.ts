import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { extract, type Headers, pack } from 'tar-stream';
import { dumpName, manifestName, trailerBytes } from '../../backup/archive/format.js';

export type Member = { header: Headers; bytes: Buffer };

export async function readMembers(archive: Buffer): Promise<Member[]> {
  const members: Member[] = [];
  const tar = archive.subarray(0, archive.length - trailerBytes);
  for await (const entry of Readable.from([tar]).pipe(extract())) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
    members.push({ header: entry.header, bytes: Buffer.concat(chunks) });
  }
  return members;
}

export async function packWithTrailer(members: Member[]): Promise<Buffer> {
  const tar = pack();
  for (const { header, bytes } of members) tar.entry({ ...header, size: bytes.length, pax: null } as Headers, bytes);
  tar.finalize();
  const content = Buffer.concat(await Readable.from(tar).toArray());
  const trailer = createHash('sha256').update(content).digest('hex');
  return Buffer.concat([content, Buffer.from(`${trailer}\n`)]);
}

export async function replaceMember(archive: Buffer, name: string, change: (text: string) => string): Promise<Buffer> {
  const members = await readMembers(archive);
  const changed = members.map((member) =>
    member.header.name === name
      ? { ...member, bytes: Buffer.from(change(member.bytes.toString('latin1')), 'latin1') }
      : member,
  );
  return packWithTrailer(name === manifestName ? changed : changed.map(updateChecksums(changed)));
}

const updateChecksums =
  (members: Member[]) =>
  (member: Member): Member => {
    const dump = members.find(({ header }) => header.name === dumpName);
    if (member.header.name !== manifestName || !dump) return member;
    const manifest = JSON.parse(member.bytes.toString()) as { files: { name: string }[] };
    const dumpFields = { bytes: dump.bytes.length, sha256: createHash('sha256').update(dump.bytes).digest('hex') };
    const files = manifest.files.map((file) => (file.name === dumpName ? { ...file, ...dumpFields } : file));
    return { ...member, bytes: Buffer.from(JSON.stringify({ ...manifest, files })) };
  };
