import { uploadQuota } from '@majlis/contracts/uploads';
import { HttpException, HttpStatus, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const { files, bytes: most } = uploadQuota;
const dayInterval = "interval '24 hours'";

/** The first upload at whose end of a day there is room for $2 bytes more; for one file more there is at the end of any. */
const retryAfterSql = `
  SELECT ceil(extract(epoch FROM at + ${dayInterval} - now()))::int AS seconds
  FROM (
    SELECT at, id, sum(bytes) OVER () - sum(bytes) OVER (ORDER BY at, id) AS bytes_left
    FROM recent_uploads WHERE account = $1) AS later
  WHERE bytes_left + $2 <= ${most}
  ORDER BY at, id LIMIT 1`;

/** Bounds what one account uploads within a day; counted in the database, so that any number of copies count together. */
@Injectable()
export class UploadQuota {
  constructor(private readonly database: DataSource) {}

  /** Stores `bytes` for an account as `store` does it; what is refused does not count. Throws 429 when it is too much. */
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
  // Of two uploads at once the second counts the first. Nobody waits for the disk: a power cut may forget the last of them.
  await manager.query(
    `SELECT pg_advisory_xact_lock(hashtextextended('uploads of ' || $1, 0)), set_config('synchronous_commit', 'off', true)`,
    [account],
  );
  await manager.query(`DELETE FROM recent_uploads WHERE account = $1 AND at <= now() - ${dayInterval}`, [account]);
  const [row]: { id: string }[] = await manager.query(
    `INSERT INTO recent_uploads (account, bytes)
     SELECT $1, $2::bigint FROM (SELECT count(*) AS files, coalesce(sum(bytes), 0) AS bytes FROM recent_uploads WHERE account = $1) AS so_far
     WHERE so_far.files < ${files} AND so_far.bytes + $2::bigint <= ${most}
     RETURNING id`,
    [account, length],
  );
  if (row) return row.id;
  const [again]: { seconds: number }[] = await manager.query(retryAfterSql, [account, length]);
  throw quotaExceededError(Math.max(1, again?.seconds ?? 86_400));
}

function quotaExceededError(seconds: number): HttpException {
  const limit = `${files} files or ${most / 1024 ** 3} GB`;
  const message = `You have uploaded as much as one account may within a day (${limit}). Try again in ${formatWait(seconds)}.`;
  return new HttpException({ message, retryAfter: seconds }, HttpStatus.TOO_MANY_REQUESTS);
}

function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
}
