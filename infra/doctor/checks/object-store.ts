import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Bucket, MissingBucketError } from '@majlis/kit/storage/bucket';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import { openObjectStore } from '@majlis/kit/storage/open-object-store';
import type pg from 'pg';
import { type Checked, listFirst, logsOf, reportOn } from '../check-result.js';
import { type Installation, secretsFolder, settingsFile } from '../installation.js';
import { httpGet } from './site.js';

export async function checkObjectStore(installation: Installation, url?: string): Checked {
  const { ok, wrong } = reportOn('object store');
  // The suffix makes it a content type that the store accepts.
  const key = 'doctor/can-be-written.webp';
  try {
    const store = await openStore(installation, url);
    const written = Buffer.from(new Date().toISOString());
    await store.put(key, written, 'image/webp');
    const read = await store.get(key);
    await store.delete(key);
    if (read?.equals(written)) return ok('can be written, read and deleted from');
    return wrong(`returns other content than was written: ${logsOf('objectstore')}`);
  } catch (error) {
    return wrong(`cannot be written to (${(error as Error).message}): ${adviceFor(error, installation)}`);
  }
}

/** Older installations have only the root keys of the store. */
function openStore(installation: Installation, url?: string): Promise<ObjectStore> {
  const owner = installation.secret('images-access-key') ? 'images' : 'object-store';
  return openObjectStore({
    url: url ?? (installation.setting('OBJECT_STORE_URL') || 'http://objectstore:9000/images'),
    accessKey: installation.secret(`${owner}-access-key`),
    secretKey: installation.secret(`${owner}-secret-key`),
    region: installation.setting('OBJECT_STORE_REGION') || undefined,
  });
}

const deniedCodes = new Set(['AccessDenied', 'InvalidAccessKeyId', 'SignatureDoesNotMatch']);

function adviceFor(error: unknown, installation: Installation): string {
  const isExternal = installation.setting('OBJECT_STORE_URL') !== '';
  const keys = `${secretsFolder}/images-access-key and -secret-key`;
  if (error instanceof MissingBucketError) {
    const create = isExternal ? 'create it, or correct OBJECT_STORE_URL' : 'make up creates it again';
    return `${create}; make restore brings back its files (infra/reference.md, "An incomplete backup")`;
  }
  if (!deniedCodes.has((error as { code?: string }).code ?? ''))
    return `${isExternal ? '' : 'make up gives it its volume again; '}${logsOf('objectstore')}`;
  if (isExternal)
    return `it does not accept the keys in ${keys}: write those that it was given for Majlis, then make up`;
  return `it does not know the keys in ${keys}: make up gives them to it and to the services`;
}

const offSiteKey = 'doctor-can-write';

/** Checks S3 servers only; for other places the record of the last backup says whether they could be written to. */
export async function checkOffSite(installation: Installation): Checked {
  const { ok, wrong } = reportOn('off-site');
  const [, url] = /^s3:(.*)/.exec(installation.setting('BACKUP_OFF_SITE')) ?? [];
  if (url === undefined) return undefined;
  const [accessKey, secretKey] = ['access', 'secret'].map((kind) => installation.secret(`backup-s3-${kind}-key`));
  if (!accessKey || !secretKey)
    return wrong(`${url} has no keys: write them to ${secretsFolder}/backup-s3-access-key and -secret-key`);
  try {
    const region = installation.setting('BACKUP_S3_REGION') || undefined;
    // The default timeout is for large files.
    const bucket = new Bucket({ url, accessKey, secretKey, region, idleTimeoutMs: 5_000 });
    const written = Buffer.from(new Date().toISOString());
    await bucket.write(offSiteKey, { bytes: written.length, stream: Readable.from([written]) });
    const copy = await bucket.read(offSiteKey);
    const read = copy && (await buffer(copy.stream));
    await bucket.remove(offSiteKey);
    if (read?.equals(written)) return ok(`${url} can be written, read and deleted from`);
    return wrong(`${url} returns other content than was written: no backup there can be trusted`);
  } catch (error) {
    const place = `BACKUP_OFF_SITE or BACKUP_S3_REGION (${settingsFile}), or the keys (${secretsFolder}/backup-s3-*)`;
    return wrong(`${url} cannot be written to (${(error as Error).message}): correct ${place}`);
  }
}

const unreachableCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/**
 * Stores a picture and a document and reads them as a visitor does. Their names are new each time, because a cached copy would hide
 * that the gateway cannot reach the store.
 */
export async function checkUploadDelivery(installation: Installation, gateway: string, storeUrl?: string): Checked {
  const { ok, wrong } = reportOn('uploads');
  const host = installation.publicUrl?.host;
  if (!host) return undefined;
  const text = 'stored by the doctor';
  const picture = `doctor/${randomUUID()}.webp`;
  const document = `documents/${randomBytes(32).toString('hex')}.pdf`;
  const probes = [
    { kind: 'picture', key: picture, path: `/images/${picture}`, contentType: 'image/webp' },
    { kind: 'document', key: document, path: `/${document}`, contentType: 'application/pdf' },
  ];
  try {
    const store = await openStore(installation, storeUrl);
    for (const { kind, key, path, contentType } of probes) {
      await store.put(key, Buffer.from(text), contentType);
      const response = await httpGet(gateway, path, host);
      await store.delete(key);
      // The check of the site reports a gateway that does not run.
      if (unreachableCodes.has(response.errorCode ?? '')) return undefined;
      const { status } = response;
      if (status === 200 && response.text === text) continue;
      const message = `the gateway does not serve a ${kind} that was just stored (${status || response.text})`;
      // Pictures and documents fail for the same reason, so one result is enough.
      return wrong(`${message}, and visitors see only those in its cache: ${deliveryAdvice(status)}`);
    }
    return ok('the gateway serves a new picture and document');
  } catch {
    // The check of the object store reports a store that fails.
    return undefined;
  }
}

/** The store has just taken the file, so a gateway error means that the gateway cannot reach it. */
function deliveryAdvice(status: number): string {
  if (status === 403 || status === 404) return 'make up opens the bucket to the gateway again';
  if (status === 502 || status === 504)
    return 'it does not reach the store, and make restart SERVICE=gateway connects it to the network of the store again';
  return `make up gives it the volume of its cache again; ${logsOf('gateway')}`;
}

const sampleSize = 20;

const tablesSql = `
  SELECT format('%I.%I', nspname, relname) AS name FROM pg_class class JOIN pg_namespace space ON space.oid = relnamespace
  WHERE relkind = 'r' AND nspname IN ('cms', 'conferences', 'feeds') AND relname NOT IN ('idempotency_keys', 'migrations', 'revisions')`;

/** Counts only files whose hashes are registered, because links to other sites may have the same paths (infra/adr/uploads.md). */
const filesSql = (table: string): string => `
  SELECT DISTINCT hit[1] AS key
  FROM ${table} AS one, regexp_matches(one::text, '/(?:images/)?([a-z]+/[0-9a-f]{64}(?:-\\d+x\\d+)?\\.(?:webp|pdf))', 'g') AS hit
  JOIN operations.uploads ON sha256 = substring(hit[1] FROM '[0-9a-f]{64}') AND removed_at IS NULL`;

/** Checks a sample of the files that rows name; each backup checks all of them. */
export async function checkStoredFiles(owner: pg.Client, installation: Installation, storeUrl?: string): Checked {
  const { ok, wrong } = reportOn('stored files');
  const { rows: tables } = await owner.query<{ name: string }>(tablesSql);
  const named = tables.map(({ name }) => filesSql(name)).join(' UNION ');
  const { rows } = await owner.query<{ key: string }>(
    `SELECT key FROM (${named}) named ORDER BY random() LIMIT ${sampleSize}`,
  );
  if (rows.length === 0) return undefined;
  const missing: string[] = [];
  try {
    const store = await openStore(installation, storeUrl);
    for (const { key } of rows) if (!(await store.head(key))) missing.push(key);
  } catch {
    // The check of the object store reports the failure.
    return undefined;
  }
  if (missing.length === 0) return ok(`${rows.length} of those that rows name are in the object store`);
  const message = `the object store lacks ${missing.length} of ${rows.length} that rows name (${listFirst(missing)})`;
  const advice = 'make restore brings them back from the newest backup (infra/reference.md, "An incomplete backup")';
  return wrong(`${message}: ${advice}`);
}
