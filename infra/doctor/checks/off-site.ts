import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Bucket } from '@majlis/kit/storage/bucket';
import { type CheckResult, ok, wrong } from '../check-result.js';
import type { Installation } from '../installation.js';

const probeName = 'doctor-can-write';
const s3 = 's3:';
/** The default timeout is for large files. */
const idleTimeoutMs = 5_000;

export async function checkOffSite(installation: Installation): Promise<CheckResult[]> {
  const subject = 'off-site';
  const location = installation.setting('BACKUP_OFF_SITE');
  // Of other places than S3 servers the record of the last backup says whether they could be written to.
  if (!location?.startsWith(s3)) return [];
  const url = location.slice(s3.length);
  const accessKey = installation.secret('backup-s3-access-key');
  const secretKey = installation.secret('backup-s3-secret-key');
  if (!accessKey || !secretKey)
    return [
      wrong(subject, `${url} has no keys: write them to infra/compose/secrets/backup-s3-access-key and -secret-key`),
    ];
  try {
    const region = installation.setting('BACKUP_S3_REGION') || undefined;
    const bucket = new Bucket({ url, accessKey, secretKey, region, idleTimeoutMs });
    const written = Buffer.from(new Date().toISOString());
    await bucket.write(probeName, { bytes: written.length, stream: Readable.from([written]) });
    const copy = await bucket.read(probeName);
    const read = copy && (await buffer(copy.stream));
    await bucket.remove(probeName);
    if (read?.equals(written)) return [ok(subject, `${url} can be written, read and deleted from`)];
    return [wrong(subject, `${url} returns other content than was written: no backup there can be trusted`)];
  } catch (error) {
    const advice =
      'correct BACKUP_OFF_SITE or BACKUP_S3_REGION (infra/compose/.env), or the keys (infra/compose/secrets/backup-s3-*)';
    return [wrong(subject, `${url} cannot be written to (${(error as Error).message}): ${advice}`)];
  }
}
