import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Bucket, BucketObject } from '@majlis/kit/storage/bucket';
import { contentTypeOf } from '@majlis/kit/storage/folder-store';
import { z } from 'zod';
import { checksumShape } from './database.js';
import { UserFacingError } from './run-program.js';

/** A snapshot has a dump, the description of what the dump must hold, and the folder of the objects. */
export const dumpName = 'database.dump';
const contentsName = 'contents.json';
export const objectsName = 'objects';

const contentsShape = z.object({
  version: z.string(),
  // Release 0.1.0 requires these two fields, so that it can restore this snapshot after a rollback.
  startedAt: z.iso.datetime(),
  postgres: z.string(),
  /** Applied migrations by schema: they identify the version of a database, the release does not. */
  migrations: z.record(z.string(), z.array(z.string())),
  tables: z.array(checksumShape),
  withoutRows: z.array(z.string()),
});
export type Contents = z.infer<typeof contentsShape>;

/** Counts the rows, except the history, which grows when rows are deleted, and the migrations, which an empty database has, too. */
export const countRows = ({ tables }: Contents): number =>
  tables.reduce((sum, { table, rows }) => (/\.(revisions|migrations)$/.test(table) ? sum : sum + rows), 0);

export const writeContents = (folder: string, contents: Contents): Promise<void> =>
  writeFile(join(folder, contentsName), `${JSON.stringify(contents, null, 1)}\n`);

export async function readContents(folder: string): Promise<Contents> {
  const text = await readFile(join(folder, contentsName), 'utf8').catch(() => '{}');
  const parsed = contentsShape.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new UserFacingError(`The snapshot is no backup that this release can restore: ${parsed.error.message}`);
}

/** Brings the copies of all objects up to date. Only new and changed ones are read from the store; `added` are their keys. */
export async function mirrorObjects(bucket: Bucket, folder: string, signal?: AbortSignal) {
  const mirrored = { keys: [] as string[], added: [] as string[], bytes: 0 };
  for await (const object of bucket.list()) {
    signal?.throwIfAborted();
    const { name, bytes, modified } = object;
    if (!isSafeKey(name))
      throw new UserFacingError(`The object store holds ${JSON.stringify(name)}, which no file can be named.`);
    const file = await stat(join(folder, name)).catch(() => undefined);
    if (file?.size !== bytes || Math.round(file.mtimeMs) !== modified.getTime()) {
      if (!(await copyObject(bucket, object, join(folder, name)))) continue;
      mirrored.added.push(name);
    }
    mirrored.keys.push(name);
    mirrored.bytes += bytes;
  }
  const names = new Set(mirrored.keys);
  for (const key of await keysIn(folder)) if (!names.has(key)) await rm(join(folder, key));
  return mirrored;
}

/** In a safe key no character has a special meaning for a file system or a URL, so that no path can be traversed. */
function isSafeKey(key: string): boolean {
  const isPlain = (part: string) => /^[\p{L}\p{N}_ .@+=(),'-]+$/u.test(part) && part !== '.' && part !== '..';
  return key.length <= 900 && key.split('/').every(isPlain);
}

/** An object that is missing now was removed after it was listed. */
async function copyObject(bucket: Bucket, { name, modified }: BucketObject, path: string): Promise<boolean> {
  const object = await bucket.read(name);
  if (!object) return false;
  await mkdir(dirname(path), { recursive: true });
  await pipeline(object.stream, createWriteStream(path, { mode: 0o600 }));
  if ((await stat(path)).size !== object.bytes) throw new Error(`${name} was cut off while it was read from the store`);
  await utimes(path, modified, modified);
  return true;
}

async function keysIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Objects that the backup lacks are kept: they may have been uploaded since, and unused ones are removed later. */
export async function addMissingObjects(bucket: Bucket, folder: string, signal?: AbortSignal) {
  const restored = { added: 0, unchanged: 0, damaged: [] as string[] };
  for (const key of await keysIn(folder)) {
    signal?.throwIfAborted();
    const stored = await hashStored(bucket, key);
    if (stored === undefined) {
      await putObject(bucket, folder, key);
      restored.added += 1;
    } else if (stored === (await hashFile(join(folder, key)))) restored.unchanged += 1;
    else restored.damaged.push(key);
  }
  return restored;
}

export async function putObject(bucket: Bucket, folder: string, key: string): Promise<void> {
  const path = join(folder, key);
  const { size: bytes } = await stat(path);
  await bucket.write(key, { stream: createReadStream(path), bytes, contentType: contentTypeOf(key) });
  if ((await hashStored(bucket, key)) !== (await hashFile(path)))
    throw new Error(`${key} was corrupted during the upload`);
}

async function hashStored(bucket: Bucket, key: string): Promise<string | undefined> {
  const stored = await bucket.read(key);
  return stored && hashContent(stored.stream);
}

export const hashFile = (path: string): Promise<string> => hashContent(createReadStream(path));

async function hashContent(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}
