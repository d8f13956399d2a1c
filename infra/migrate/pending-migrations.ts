import { authMigrations, cmsMigrations } from '@majlis/cms/migrations';
import { conferencesMigrations } from '@majlis/conferences/migrations';
import { feedsMigrations } from '@majlis/feeds/migrations';
import { withClient } from '@majlis/kit/database/with-client';
import type pg from 'pg';

const migrationsOf = {
  cms: () => Promise.all([authMigrations(), cmsMigrations()]),
  conferences: () => Promise.all([conferencesMigrations()]),
  feeds: () => Promise.all([feedsMigrations()]),
} as const;
export type Service = keyof typeof migrationsOf;

export const services = Object.keys(migrationsOf) as Service[];

/** Uses the service's own role, so that it also notices missing privileges. */
export function pendingMigrations(url: string, service: Service): Promise<string[]> {
  return withClient({ connectionString: url, connectionTimeoutMillis: 5_000 }, async (role) => {
    const pending: string[] = [];
    for (const { schema, migrations } of await migrationsOf[service]()) {
      const { rows } = await role.query<{ name: string }>(`SELECT name FROM ${schema}.migrations`);
      const applied = new Set(rows.map(({ name }) => name));
      pending.push(...migrations.map(({ name }) => name).filter((name) => !applied.has(name)));
      pending.push(...(await tablesWithoutGrants(role, schema)));
    }
    return pending;
  });
}

/** Privileges are granted after all migrations have run, so a new table is inaccessible for a moment. Only triggers write revisions. */
async function tablesWithoutGrants(role: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await role.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = $1::regnamespace AND relkind = 'r'
     AND relname NOT IN ('migrations', 'revisions') AND NOT has_table_privilege(oid, 'INSERT') ORDER BY relname`,
    [schema],
  );
  return rows.map(({ name }) => `rights to ${schema}.${name}`);
}
