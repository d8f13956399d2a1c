import type { Client } from 'pg';
import { escapeIdentifier } from 'pg';
import type { TableChecksum } from '../contents.js';

/** These tables describe the running system, not its content; a restore must not revive ended staff sessions. */
export const tablesWithoutRows = ['auth.sessions', 'operations.service_instances', 'operations.backups'];

const canonicalTextSql = `SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'iso_8601';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL search_path = pg_catalog`;

/** `client` must be in a transaction: its snapshot is what is summed up, and the settings are local to it. */
export async function tableChecksums(client: Client, excluded: string[] = tablesWithoutRows): Promise<TableChecksum[]> {
  await client.query(canonicalTextSql);
  const { rows } = await client.query<{ schema: string; name: string }>(
    `SELECT nspname AS schema, relname AS name FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
     WHERE relkind = 'r' AND relpersistence = 'p' AND nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
     ORDER BY 1, 2`,
  );
  const checksums: TableChecksum[] = [];
  for (const { schema, name } of rows)
    if (!excluded.includes(`${schema}.${name}`))
      checksums.push({ table: `${schema}.${name}`, ...(await checksumTable(client, schema, name)) });
  return checksums;
}

/** The sum of the rows' hashes does not depend on their order, and every missing, added or changed row changes it. */
async function checksumTable(client: Client, schema: string, name: string): Promise<Omit<TableChecksum, 'table'>> {
  const table = `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
  const sumOfHalf = (from: number) => `coalesce(sum(('x' || substr(hash, ${from}, 16))::bit(64)::bigint::numeric), 0)`;
  const { rows } = await client.query<{ rows: string; checksum: string }>(
    `SELECT count(*) AS rows, encode(sha256(convert_to(${sumOfHalf(1)} || ' ' || ${sumOfHalf(17)}, 'UTF8')), 'hex') AS checksum
     FROM (SELECT encode(sha256(convert_to(t::text, 'UTF8')), 'hex') AS hash FROM ${table} t) AS hashes`,
  );
  const [sum] = rows;
  return { rows: Number(sum?.rows), checksum: String(sum?.checksum) };
}

export function diffChecksums(expected: TableChecksum[], actual: TableChecksum[]): string[] {
  const checksums = new Map(actual.map((sum) => [sum.table, sum]));
  const differences = expected.flatMap(({ table, rows, checksum }) => {
    const sum = checksums.get(table);
    checksums.delete(table);
    if (!sum) return [`${table} is missing`];
    if (sum.rows !== rows) return [`${table} has ${sum.rows} rows instead of ${rows}`];
    return sum.checksum === checksum ? [] : [`${table} has other content`];
  });
  return [...differences, ...[...checksums.keys()].map((table) => `${table} should not be there`)];
}
