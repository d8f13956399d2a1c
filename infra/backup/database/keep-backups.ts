import { withClient } from './client.js';

/** PostgreSQL's code. */
const undefinedTable = '42P01';

type Row = { backup: Record<string, unknown> };

/**
 * The list of backups must not go back in time with the content: archives made since are still there. A live database may
 * be too old, or too broken, to have one. The next backup is compared with the one that is restored, if the list has it:
 * the others hold content that is replaced now.
 */
export async function keepBackups(liveUrl: string, scratchUrl: string, restored: string): Promise<void> {
  const columns =
    'started_at, finished_at, outcome, file, bytes, row_count, objects, used_objects, sha256, off_site, message, pruned_at, superseded_at';
  const backups = await withClient(liveUrl, async (live) => {
    // As JSON, because the table of an earlier release lacks some of the columns.
    const { rows } = await live.query<Row>('SELECT to_jsonb(backups) AS backup FROM operations.backups ORDER BY id');
    return rows.map(({ backup }) => backup);
  }).catch((error: { code?: string }) => {
    if (error.code === undefinedTable) return [];
    throw error;
  });
  await withClient(scratchUrl, async (scratch) => {
    await scratch.query(
      `INSERT INTO operations.backups (${columns})
       SELECT ${columns} FROM json_populate_recordset(NULL::operations.backups, $1)`,
      [JSON.stringify(backups)],
    );
    await scratch.query(
      'UPDATE operations.backups SET superseded_at = CASE WHEN file IS DISTINCT FROM $1 THEN now() END',
      [restored],
    );
  });
}
