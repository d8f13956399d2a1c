import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { UserFacingError } from './command-line.js';

/** The files of a snapshot, beside the folder of the objects. */
export const dumpName = 'database.dump';
const contentsName = 'contents.json';

const contentsShape = z.object({
  version: z.string(),
  // Release 0.1.0 requires these two, so that it can restore a snapshot of this one after a rollback.
  startedAt: z.iso.datetime(),
  postgres: z.string(),
  /** Applied migrations by schema: they identify the version of a database, the release does not. */
  migrations: z.record(z.string(), z.array(z.string())),
  tables: z.array(z.object({ table: z.string(), rows: z.int().nonnegative(), checksum: z.string() })),
  withoutRows: z.array(z.string()),
});

/** The tables that the dump of a snapshot must hold. restic itself knows what its files must hold. */
export type Contents = z.infer<typeof contentsShape>;
export type TableChecksum = Contents['tables'][number];

/** The history does not count, because it grows when rows are deleted, nor do migrations, which an empty database has, too. */
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
