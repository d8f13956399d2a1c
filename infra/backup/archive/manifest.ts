import { z } from 'zod';
import type { BackupCounts } from '../completeness.js';
import { Refusal } from '../refusal.js';
import { objectOfMember } from './names.js';

/** Rises when an older release could no longer read what a newer one writes. */
export const format = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const bytes = z.int().nonnegative();

const fileShape = z.strictObject({ name: z.string(), bytes, sha256, contentType: z.string().optional() });
const tableShape = z.strictObject({ table: z.string(), rows: bytes, checksum: z.string() });

const manifestShape = z.strictObject({
  format: z.literal(format),
  /** The release that wrote it. */
  version: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** The server's, like 18.4. */
  postgres: z.string(),
  /** What was applied, by schema: a database is told apart by these, not by the release. */
  migrations: z.record(z.string(), z.array(z.string())),
  /** Of the same moment as the dump. */
  tables: z.array(tableShape),
  /** Tables whose rows are left out, because they tell of the running system and not of its content. */
  withoutRows: z.array(z.string()),
  files: z.array(fileShape),
});

export type Manifest = z.infer<typeof manifestShape>;
export type ArchivedFile = z.infer<typeof fileShape>;
export type TableSum = z.infer<typeof tableShape>;

export const countsOf = ({ tables, files }: Manifest): BackupCounts => ({
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  objects: objectKeysOf(files).length,
});

export const objectKeysOf = (files: ArchivedFile[]): string[] =>
  files.map(({ name }) => objectOfMember(name)).filter((key) => key !== undefined);

/** Throws a Refusal for a manifest that this release cannot read. */
export function readManifest(text: string): Manifest {
  const given = parsed(text);
  const written = z.object({ format: z.number(), version: z.string().optional() }).safeParse(given);
  if (written.success && written.data.format > format)
    throw new Refusal(
      `It was written in format ${written.data.format} by a newer release (${written.data.version ?? 'unknown'}); this one reads format ${format}. Upgrade Majlis, then restore.`,
    );
  const checked = manifestShape.safeParse(given);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new Refusal(`Its manifest is not one of ours (${issue?.path.join('.') || 'manifest'}: ${issue?.message}).`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('Its manifest is not one of ours (it is not JSON).');
  }
}
