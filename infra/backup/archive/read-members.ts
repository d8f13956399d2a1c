import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { extract, type Headers } from 'tar-stream';

type Visit = (header: Headers, content: AsyncIterable<Buffer>) => Promise<void>;

type Reading = {
  /** The first byte that is no member's. */
  end: number;
  visit: Visit;
  onBytes?: (chunk: Buffer) => void;
  signal?: AbortSignal | undefined;
};

/** Reads an archive front to back and shows each member in turn; what a visit leaves unread is passed over. */
export async function readMembers(path: string, { end, visit, onBytes, signal }: Reading): Promise<void> {
  const members = extract();
  const feeding = pipeline(
    createReadStream(path, { end: end - 1, highWaterMark: 1 << 20 }),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        onBytes?.(chunk);
        yield chunk;
      }
    },
    members,
    { signal },
  );
  // It is awaited below, but may fail before.
  feeding.catch(() => undefined);
  for await (const entry of members) {
    await visit(entry.header, entry as AsyncIterable<Buffer>);
    entry.resume();
  }
  await feeding;
}
