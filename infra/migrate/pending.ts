import { setTimeout as pause } from 'node:timers/promises';
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
type Service = keyof typeof migrationsOf;

export const services = Object.keys(migrationsOf) as Service[];

const connect = (url: string) => ({ connectionString: url, connectionTimeoutMillis: 5_000 });

/** Uses the service's own role, so that it also notices missing privileges. */
export function pendingMigrations(url: string, service: Service): Promise<string[]> {
  return withClient(connect(url), async (role) => {
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

/** The time of four heartbeats (kit/src/operations/heartbeat.ts). */
const liveSeconds = 60;

/** Returns the services of this release that do not run yet, and those of another release that still run. */
export async function otherReleases(url: string, version: string): Promise<string[]> {
  const { rows } = await withClient(connect(url), (database) =>
    database.query<{ name: string; version: string }>(
      `SELECT DISTINCT name, version FROM operations.service_instances
       WHERE name = ANY ($1) AND seen_at > now() - make_interval(secs => $2) ORDER BY name, version`,
      [services, liveSeconds],
    ),
  );
  const missing = services.filter((service) => !rows.some((row) => row.name === service && row.version === version));
  const others = rows.filter((row) => row.version !== version);
  return [
    ...missing.map((name) => `${name} ${version}`),
    ...others.map((row) => `the end of ${row.name} ${row.version}`),
  ];
}

const pollIntervalMs = 1_000;

/** Polls until `findPending` returns nothing, and logs each change. A check that throws counts as pending. */
export async function pollPending(waitingFor: string, findPending: () => Promise<string[]>): Promise<void> {
  for (let logged = ''; ; await pause(pollIntervalMs)) {
    const pending = await findPending().then(
      (names) => names.join(', '),
      // Before the first migration the database, the role or the table may not exist.
      (error: unknown) => (error as Error).message || String(error),
    );
    if (pending === '') return;
    if (pending !== logged) process.stdout.write(`${JSON.stringify({ service: 'wait', waitingFor, pending })}\n`);
    logged = pending;
  }
}
