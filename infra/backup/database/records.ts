import type { CheckedArchive } from '../archive/check-archive.js';
import { objectOfMember } from '../archive/names.js';
import { withClient } from './client.js';

/** What staff and monitoring see of backups: a row of `operations.backups` for each. */
export class BackupRecord {
  private constructor(
    private readonly ownerUrl: string,
    private readonly id: string,
  ) {}

  /** The caller has its turn: one that still seems to run has ended without being able to say so. */
  static async begin(ownerUrl: string, file: string, startedAt: Date): Promise<BackupRecord> {
    return withClient(ownerUrl, async (client) => {
      await client.query(
        `UPDATE operations.backups SET outcome = 'failed', finished_at = now(), message = $1 WHERE outcome = 'running'`,
        ['It was killed, or the machine went down.'],
      );
      const { rows } = await client.query<{ id: string }>(
        `INSERT INTO operations.backups (started_at, outcome, file) VALUES ($1, 'running', $2) RETURNING id`,
        [startedAt, file],
      );
      return new BackupRecord(ownerUrl, String(rows[0]?.id));
    });
  }

  stored({ bytes, sha256, manifest }: CheckedArchive): Promise<void> {
    const objects = manifest.files.filter(({ name }) => objectOfMember(name) !== undefined).length;
    return this.end(
      "outcome = 'stored', finished_at = now(), bytes = $2, objects = $3, sha256 = $4",
      bytes,
      objects,
      sha256,
    );
  }

  failed(message: string): Promise<void> {
    return this.end("outcome = 'failed', finished_at = now(), message = $2", message);
  }

  private async end(changes: string, ...values: unknown[]): Promise<void> {
    await withClient(this.ownerUrl, (client) =>
      client.query(`UPDATE operations.backups SET ${changes} WHERE id = $1`, [this.id, ...values]),
    );
  }
}

/** Where an archive lies besides, or why it does not. */
export async function recordOffSite(ownerUrl: string, file: string, at: { place: string } | { failure: string }) {
  const [place, message] = 'place' in at ? [at.place, null] : [null, `Not off-site: ${at.failure}`];
  await withClient(ownerUrl, (client) =>
    client.query(`UPDATE operations.backups SET off_site = $2, message = $3 WHERE file = $1 AND outcome = 'stored'`, [
      file,
      place,
      message,
    ]),
  );
}

/** When the last backup that is there was begun. */
export async function lastStored(ownerUrl: string): Promise<Date | undefined> {
  return withClient(ownerUrl, async (client) => {
    // By number: a clock that was set back must not make an old one the last for ever.
    const { rows } = await client.query<{ began: Date }>(
      "SELECT started_at AS began FROM operations.backups WHERE outcome = 'stored' ORDER BY id DESC LIMIT 1",
    );
    return rows[0]?.began;
  });
}
