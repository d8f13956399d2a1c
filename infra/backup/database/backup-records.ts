import type { Client } from 'pg';
import type { CheckedArchive } from '../archive/check-archive.js';
import { countContents } from '../archive/format.js';
import type { BackupCounts, PreviousCounts } from '../completeness.js';
import { withClient } from './client.js';

export class BackupRecord {
  private constructor(
    private readonly ownerUrl: string,
    private readonly id: string,
  ) {}

  /** The caller holds the backup lock, so a backup that is recorded as running was killed. */
  static async begin(ownerUrl: string, file: string, startedAt: Date): Promise<BackupRecord> {
    return withClient(ownerUrl, async (client) => {
      await client.query(
        `UPDATE operations.backups SET outcome = 'failed', finished_at = now(), message = $1 WHERE outcome = 'running'`,
        ['The backup was killed, or the machine went down.'],
      );
      const { rows } = await client.query<{ id: string }>(
        `INSERT INTO operations.backups (started_at, outcome, file) VALUES ($1, 'running', $2) RETURNING id`,
        [startedAt, file],
      );
      return new BackupRecord(ownerUrl, String(rows[0]?.id));
    });
  }

  async stored({ bytes, sha256, manifest }: CheckedArchive, comparedCounts: BackupCounts): Promise<void> {
    const { rows, objects } = countContents(manifest);
    await this.end({
      ...{ outcome: 'stored', bytes, sha256 },
      ...{ row_count: rows, objects, used_objects: comparedCounts.objects },
    });
  }

  async failed(message: string): Promise<void> {
    await this.end({ outcome: 'failed', message });
  }

  private async end(values: Record<string, unknown>): Promise<void> {
    await withClient(this.ownerUrl, (client) =>
      update(client, { ...values, finished_at: new Date() }, { column: 'id', values: [this.id] }),
    );
  }
}

export async function previousCounts(ownerUrl: string): Promise<PreviousCounts | undefined> {
  return withClient(ownerUrl, async (client) => {
    // Rows are read as JSON, because the table of an earlier release lacks some columns.
    const { rows } = await client.query<PreviousCounts>(
      `SELECT (backup->>'row_count')::float8 AS rows, coalesce(backup->>'used_objects', backup->>'objects')::float8 AS objects
       FROM (SELECT id, to_jsonb(backups) AS backup FROM operations.backups WHERE outcome = 'stored') AS stored
       WHERE backup->>'superseded_at' IS NULL ORDER BY id DESC LIMIT 1`,
    );
    return rows[0];
  });
}

export async function recordPruned(ownerUrl: string, files: string[]): Promise<void> {
  await withClient(ownerUrl, (client) => update(client, { pruned_at: new Date() }, { column: 'file', values: files }));
}

/** Before an upgrade the table is that of the previous release, so only its existing columns are set. */
async function update(
  client: Client,
  values: Record<string, unknown>,
  where: { column: 'id' | 'file'; values: string[] },
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT attname AS name FROM pg_attribute WHERE attrelid = 'operations.backups'::regclass AND attname = ANY ($1)",
    [Object.keys(values)],
  );
  if (rows.length === 0) return;
  const changes = rows.map(({ name }, index) => `${name} = $${index + 2}`).join(', ');
  await client.query(`UPDATE operations.backups SET ${changes} WHERE ${where.column}::text = ANY ($1)`, [
    where.values,
    ...rows.map(({ name }) => values[name]),
  ]);
}

export async function recordOffSite(
  ownerUrl: string,
  file: string,
  outcome: { location: string } | { failure: string },
) {
  const [location, message] =
    'location' in outcome ? [outcome.location, null] : [null, `Not off-site: ${outcome.failure}`];
  await withClient(ownerUrl, (client) =>
    client.query(`UPDATE operations.backups SET off_site = $2, message = $3 WHERE file = $1 AND outcome = 'stored'`, [
      file,
      location,
      message,
    ]),
  );
}

export async function lastBackupTime(ownerUrl: string): Promise<Date | undefined> {
  return withClient(ownerUrl, async (client) => {
    // The order is that of the ids: after a clock was set back the times are not in order.
    const { rows } = await client.query<{ startedAt: Date }>(
      `SELECT started_at AS "startedAt" FROM operations.backups WHERE outcome = 'stored' ORDER BY id DESC LIMIT 1`,
    );
    return rows[0]?.startedAt;
  });
}

const undefinedTable = '42P01';

type Row = { backup: Record<string, unknown> };

/** Newer archives still exist. They are superseded, so that the next backup is compared with the restored content. */
export async function copyBackupHistory(liveUrl: string, stagingUrl: string, restoredFile: string): Promise<void> {
  const columns =
    'started_at, finished_at, outcome, file, bytes, row_count, objects, used_objects, sha256, off_site, message, pruned_at, superseded_at';
  const backups = await withClient(liveUrl, async (live) => {
    const { rows } = await live.query<Row>('SELECT to_jsonb(backups) AS backup FROM operations.backups ORDER BY id');
    return rows.map(({ backup }) => backup);
  }).catch((error: { code?: string }) => {
    if (error.code === undefinedTable) return [];
    throw error;
  });
  await withClient(stagingUrl, async (staging) => {
    await staging.query(
      `INSERT INTO operations.backups (${columns})
       SELECT ${columns} FROM json_populate_recordset(NULL::operations.backups, $1)`,
      [JSON.stringify(backups)],
    );
    await staging.query(
      'UPDATE operations.backups SET superseded_at = CASE WHEN file IS DISTINCT FROM $1 THEN now() END',
      [restoredFile],
    );
  });
}
