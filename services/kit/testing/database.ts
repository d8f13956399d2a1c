import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

export const rolePasswords = {
  cms: 'cms password of the tests',
  conferences: 'conferences password of the tests',
  feeds: 'feeds password of the tests',
  publisher: 'publisher password of the tests',
  watch: 'watch password of the tests',
};

export type TestDatabase = {
  ownerUrl: string;
  urlFor(service: keyof typeof rolePasswords): string;
  drop(): Promise<void>;
};

/** Creates a migrated, empty database for one test file. */
export async function createDatabase(): Promise<TestDatabase> {
  const template = new URL(process.env.TEST_DATABASE_URL ?? '');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const at = (database: string, role?: keyof typeof rolePasswords) => {
    const url = new URL(template);
    url.pathname = `/${database}`;
    if (role) Object.assign(url, { username: `majlis_${role}`, password: encodeURIComponent(rolePasswords[role]) });
    return url.href;
  };
  const copy = () => runSql(at('postgres'), `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`);
  await copy().catch(copy); // retried, because it fails while another file copies the template
  return {
    ownerUrl: at(name),
    urlFor: (service) => at(name, service),
    drop: () => runSql(at('postgres'), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

export async function openDatabase(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, options: '-c majlis.actor=job:test' });
  await client.connect();
  return client;
}

/** Waits until `count` connections wait for a lock. A transaction would not see connections that are opened during it. */
export async function waitForLocks({ ownerUrl }: TestDatabase, count = 1): Promise<void> {
  const client = await openDatabase(ownerUrl);
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while (((await client.query(waiting)).rowCount ?? 0) < count) await sleep(20);
  await client.end();
}

export async function runSql(url: string, sql: string): Promise<void> {
  const client = await openDatabase(url);
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
