import type { Client } from 'pg';

/**
 * The hashes of stored uploads that rows name, as the transaction of `client` sees them. Undefined where they are not
 * recorded: before an upgrade a backup is made of the tables of the release before.
 */
export async function namedUploads(client: Client): Promise<string[] | undefined> {
  const known = await client.query(
    "SELECT FROM pg_proc WHERE oid = to_regprocedure('operations.uploads_in_use(text[])')",
  );
  if (known.rowCount === 0) return undefined;
  const { rows } = await client.query<{ sha256: string }>(
    `SELECT DISTINCT uploads_in_use AS sha256 FROM operations.uploads_in_use(
       ARRAY(SELECT sha256 FROM operations.uploads WHERE removed_at IS NULL)) ORDER BY 1`,
  );
  return rows.map(({ sha256 }) => sha256);
}
