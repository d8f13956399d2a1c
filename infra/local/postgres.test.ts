import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findRunningPostgresUrl, type PostgresOptions, startPostgres } from './postgres.js';
import { projectFolder } from './run-settings.js';

let folder: string;
let options: PostgresOptions;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-postgres-'));
  options = { dataFolder: join(folder, 'data'), log: join(folder, 'log'), durable: false };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('data survives a restart', async () => {
  const first = await startPostgres(options);
  await query(first.url, "CREATE TABLE kept (word text); INSERT INTO kept VALUES ('مجلس')");
  await first.stop();

  const second = await startPostgres(options);
  expect(await query(second.url, 'SELECT word FROM kept')).toEqual([{ word: 'مجلس' }]);
  await second.stop();
});

test('only the owner can connect, with the password and over loopback', async () => {
  const postgres = await startPostgres(options);
  const guess = new URL(postgres.url);
  guess.password = 'guess';
  await expect(query(guess.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  expect(await query(postgres.url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  await postgres.stop();
});

test('other processes find the URL of a running server', async () => {
  const postgres = await startPostgres(options);
  expect(await findRunningPostgresUrl(options.dataFolder)).toBe(postgres.url);
  await postgres.stop();
  expect(await findRunningPostgresUrl(options.dataFolder)).toBeUndefined();
});

test("a failed start reports PostgreSQL's output", async () => {
  const postgres = await startPostgres(options);
  const other = { ...options, dataFolder: join(folder, 'other'), port: postgres.port };
  await expect(startPostgres(other)).rejects.toThrow('could not bind');
  await postgres.stop();
});

test('the server stops when the process that started it is killed', async () => {
  const starter = `
    import { startPostgres } from '${projectFolder}/infra/dist/local/postgres.js';
    console.log((await startPostgres(${JSON.stringify(options)})).url);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', starter], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await once(child.stdout, 'data');
  const url = String(output).trim();
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);

  const logged = readFileSync(options.log, 'utf8').length;
  child.kill('SIGKILL');
  while (!readFileSync(options.log, 'utf8').slice(logged).includes('database system is shut down')) await sleep(20);
  await expect(query(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
});
