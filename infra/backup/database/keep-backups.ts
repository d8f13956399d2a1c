import { withClient } from './client.js';

/** PostgreSQL's code. */
const undefinedTable = '42P01';

type Row = Record<string, unknown>;

/**
 * The list of backups must not go back in time with the content: archives made since are still there. A live database may
 * be too old, or too broken, to have one.
 */
export async function keepBackups(liveUrl: string, scratchUrl: string): Promise<void> {
  const columns = 'started_at, finished_at, outcome, file, bytes, objects, sha256, off_site, message';
  const backups = await withClient(liveUrl, async (live) => {
    const { rows } = await live.query<Row>(`SELECT ${columns} FROM operations.backups ORDER BY id`);
    return rows;
  }).catch((error: { code?: string }) => {
    if (error.code === undefinedTable) return [];
    throw error;
  });
  await withClient(scratchUrl, (scratch) =>
    scratch.query(
      `INSERT INTO operations.backups (${columns})
       SELECT ${columns} FROM json_populate_recordset(NULL::operations.backups, $1)`,
      [JSON.stringify(backups)],
    ),
  );
}
