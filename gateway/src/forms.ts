import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { accepts, type Encoding, encodings } from './encodings.js';

/** A file as it is sent: plain, or as it was compressed when it was written. */
export type Form = { encoding: Encoding | ''; body: Buffer; etag: string };

const places = { br: (name: string) => join('.br', name), gzip: (name: string) => `${name}.gz` };

/** The best form of a file that its visitor takes, read anew each time; none when there is no such file. */
export async function readForm(folder: string, name: string, request: IncomingMessage): Promise<Form | undefined> {
  for (const encoding of encodings.filter((known) => accepts(request, known))) {
    const form = await read(join(folder, places[encoding](name)), encoding);
    if (form) return form;
  }
  return read(join(folder, name), '');
}

/** Tags as If-None-Match lists them; a proxy on the way may have marked ours as weak. */
export const isUnchanged = ({ headers }: IncomingMessage, etag: string) =>
  (headers['if-none-match'] ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));

async function read(path: string, encoding: Form['encoding']): Promise<Form | undefined> {
  try {
    const body = await readFile(path);
    return { encoding, body, etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"` };
  } catch {
    return undefined; // missing, a folder, unreadable, or a name that is too long for one
  }
}
