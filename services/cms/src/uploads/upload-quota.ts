import { message } from '@majlis/contracts/shared/messages';
import { dailyUploadQuota } from '@majlis/contracts/shared/uploads.schema';
import { HttpException, HttpStatus, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const { files, bytes: maxBytes } = dailyUploadQuota;
const dayInterval = "interval '24 hours'";

/** Seconds until enough of the account's uploads are 24 hours old to fit $2 more bytes or one more file. */
const retryAfterSql = `
  SELECT ceil(extract(epoch FROM at + ${dayInterval} - now()))::int AS seconds
  FROM (
    SELECT at, id, sum(bytes) OVER () - sum(bytes) OVER (ORDER BY at, id) AS bytes_left
    FROM recent_uploads WHERE account = $1) AS later
  WHERE bytes_left + $2 <= ${maxBytes}
  ORDER BY at, id LIMIT 1`;

/** Uploads are counted in the database, so that the limit holds across instances and restarts. */
@Injectable()
export class UploadQuota {
  constructor(private readonly database: DataSource) {}

  /** A failed upload gives its reservation back. Throws 429 when the quota is exceeded. */
  async withReservation<Stored>(account: string, { length }: Buffer, store: () => Promise<Stored>): Promise<Stored> {
    const id = await this.database.transaction((manager) => reserve(manager, account, length));
    try {
      return await store();
    } catch (error) {
      await this.database.query('DELETE FROM recent_uploads WHERE id = $1', [id]);
      throw error;
    }
  }
}

async function reserve(manager: EntityManager, account: string, length: number): Promise<string> {
  // The lock makes concurrent uploads count each other. Losing the last rows in a power cut is acceptable, so the
  // commit need not wait for the disk.
  await manager.query(
    `SELECT pg_advisory_xact_lock(hashtextextended('uploads of ' || $1, 0)), set_config('synchronous_commit', 'off', true)`,
    [account],
  );
  await manager.query(`DELETE FROM recent_uploads WHERE account = $1 AND at <= now() - ${dayInterval}`, [account]);
  const [row]: { id: string }[] = await manager.query(
    `INSERT INTO recent_uploads (account, bytes)
     SELECT $1, $2::bigint FROM (SELECT count(*) AS files, coalesce(sum(bytes), 0) AS bytes FROM recent_uploads WHERE account = $1) AS so_far
     WHERE so_far.files < ${files} AND so_far.bytes + $2::bigint <= ${maxBytes}
     RETURNING id`,
    [account, length],
  );
  if (row) return row.id;
  const [retryAfter]: { seconds: number }[] = await manager.query(retryAfterSql, [account, length]);
  throw quotaExceededError(Math.max(1, retryAfter?.seconds ?? 86_400));
}

function quotaExceededError(seconds: number): HttpException {
  const limit = { files, gigabytes: maxBytes / 1024 ** 3 };
  const minutes = Math.ceil(seconds / 60);
  const text =
    minutes === 1
      ? message('quotaUntilMinute', limit)
      : minutes < 90
        ? message('quotaUntilMinutes', { ...limit, wait: minutes })
        : message('quotaUntilHours', { ...limit, wait: Math.ceil(minutes / 60) });
  return new HttpException({ ...text, retryAfter: seconds }, HttpStatus.TOO_MANY_REQUESTS);
}
