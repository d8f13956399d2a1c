import type { Hash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { z } from 'zod';
import { UserFacingError } from '../command-line.js';
import type { BackupCounts } from '../completeness.js';

/** The manifest lists all other members, so it is the last one. */
export const dumpName = 'database.dump';
export const manifestName = 'manifest.json';
const objectsFolder = 'objects/';

export const objectMemberName = (key: string): string => `${objectsFolder}${key}`;

export function objectKeyOf(member: string): string | undefined {
  const key = member.startsWith(objectsFolder) ? member.slice(objectsFolder.length) : '';
  return isSafeKey(key) ? key : undefined;
}

/** A safe key has no meaning for a file system or a URL besides its characters, so that no path can be traversed. */
export function isSafeKey(key: string): boolean {
  const isPlain = (part: string) => /^[\p{L}\p{N}_ .@+=(),'-]+$/u.test(part) && part !== '.' && part !== '..';
  return key.length <= 900 && key.split('/').every(isPlain);
}

const pattern = /^majlis-\d{8}T\d{6}Z\.tar$/;

export const archiveName = (at: Date): string => `majlis-${compactTime(at)}.tar`;
export const isArchiveName = (name: string): boolean => pattern.test(name);

export const compactTime = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

/** The number increases when older releases cannot read newer archives (infra/adr/0015). */
export const formatVersion = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const bytes = z.int().nonnegative();

const fileShape = z.strictObject({ name: z.string(), bytes, sha256, contentType: z.string().optional() });
const tableShape = z.strictObject({ table: z.string(), rows: bytes, checksum: z.string() });

const manifestShape = z.strictObject({
  format: z.literal(formatVersion),
  version: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  postgres: z.string(),
  /** Applied migrations by schema: they identify the version of a database, the release does not. */
  migrations: z.record(z.string(), z.array(z.string())),
  tables: z.array(tableShape),
  withoutRows: z.array(z.string()),
  files: z.array(fileShape),
});

export type Manifest = z.infer<typeof manifestShape>;
export type ArchivedFile = z.infer<typeof fileShape>;
export type TableChecksum = z.infer<typeof tableShape>;

/** The history does not count, because it grows when rows are deleted. */
export const countContents = ({ tables, files }: Manifest): BackupCounts => ({
  rows: tables.reduce((sum, { table, rows }) => (table.endsWith('.revisions') ? sum : sum + rows), 0),
  objects: objectKeysOf(files).length,
});

export const objectKeysOf = (files: ArchivedFile[]): string[] =>
  files.map(({ name }) => objectKeyOf(name)).filter((key) => key !== undefined);

export function readManifest(text: string): Manifest {
  const value = parseJson(text);
  const header = z.object({ format: z.number(), version: z.string().optional() }).safeParse(value);
  if (header.success && header.data.format > formatVersion)
    throw new UserFacingError(
      `It was written in format ${header.data.format} by a newer release (${header.data.version ?? 'unknown'}); this one reads format ${formatVersion}. Upgrade Majlis, then restore.`,
    );
  const parsed = manifestShape.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UserFacingError(`Its manifest is invalid (${issue?.path.join('.') || 'manifest'}: ${issue?.message}).`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UserFacingError('Its manifest is invalid (it is not JSON).');
  }
}

/** The last line of an archive, which tar ignores; `head --bytes=-65 FILE | sha256sum` checks it by hand. */
export const trailerChecksum = (hash: Hash): string => `${hash.digest('hex')}\n`;
export const trailerBytes = 65;

export async function readTrailer(file: FileHandle, size: number): Promise<string | undefined> {
  if (size <= trailerBytes) return undefined;
  const { buffer } = await file.read(Buffer.alloc(trailerBytes), 0, trailerBytes, size - trailerBytes);
  const text = buffer.toString('latin1');
  return /^[0-9a-f]{64}\n$/.test(text) ? text : undefined;
}

/** `latest` never expires: after a clock was set back its name is not the newest. */
export function expiredArchives(names: string[], maxArchives: number, latest: string): string[] {
  const others = names.filter((name) => isArchiveName(name) && name !== latest).sort();
  return others.slice(0, Math.max(0, others.length - (maxArchives - 1)));
}
