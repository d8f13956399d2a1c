import type pg from 'pg';
import { type CheckResult, ok, wrong } from '../check-result.js';
import type { Installation } from '../installation.js';
import { objectStoreUrl, openStore } from './object-store.js';

const subject = 'stored files';
const sampleSize = 20;
const maxListed = 3;

const tablesSql = `
  SELECT format('%I.%I', nspname, relname) AS name FROM pg_class class JOIN pg_namespace space ON space.oid = relnamespace
  WHERE relkind = 'r' AND nspname IN ('cms', 'conferences', 'feeds') AND relname NOT IN ('idempotency_keys', 'migrations', 'revisions')`;

/** Other sites may have the same paths, but not the files with the hashes that were registered (infra/adr/uploads.md). */
const filesSql = (table: string): string => `
  SELECT DISTINCT hit[1] AS key
  FROM ${table} AS one, regexp_matches(one::text, '/(?:images/)?([a-z]+/[0-9a-f]{64}(?:-\\d+x\\d+)?\\.(?:webp|pdf))', 'g') AS hit
  JOIN operations.uploads ON sha256 = substring(hit[1] FROM '[0-9a-f]{64}') AND removed_at IS NULL`;

/** A backup checks every file that a row names, each night; this is a sample of them. */
export async function checkStoredFiles(
  owner: pg.Client,
  installation: Installation,
  url = objectStoreUrl(installation),
): Promise<CheckResult[]> {
  const { rows: tables } = await owner.query<{ name: string }>(tablesSql);
  const union = tables.map(({ name }) => filesSql(name)).join(' UNION ');
  const { rows } = await owner.query<{ key: string }>(`SELECT key FROM (${union}) named ORDER BY random() LIMIT $1`, [
    sampleSize,
  ]);
  if (rows.length === 0) return [];
  const missing: string[] = [];
  try {
    const store = await openStore(installation, url);
    for (const { key } of rows) if (!(await store.head(key))) missing.push(key);
  } catch {
    // The check of the object store reports it.
    return [];
  }
  if (missing.length === 0) return [ok(subject, `${rows.length} of those that rows name are in the object store`)];
  const more = missing.length > maxListed ? ` and ${missing.length - maxListed} more` : '';
  return [
    wrong(
      subject,
      `the object store lacks ${missing.length} of ${rows.length} that rows name (${missing.slice(0, maxListed).join(', ')}${more}): ` +
        'make restore brings them back from the newest backup (infra/reference.md, "An incomplete backup")',
    ),
  ];
}
