import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '@majlis/kit/database/with-client';
import type { ProcessUser } from './processes/parent-death-signal.js';
import { freePort } from './processes/ports.js';
import { type ManagedProcess, type Program, runProgram, startProgram } from './processes/program.js';
import { findPostgresPrograms, type PostgresPrograms } from './programs/postgres-programs.js';

export type PostgresOptions = {
  dataFolder: string;
  port?: number;
  log: string;
  /** If false, PostgreSQL is faster but may lose data in a power cut, which is enough for tests. */
  durable?: boolean;
};

export type Postgres = ManagedProcess & { url: string; port: number };

const ownerRole = 'majlis_owner';
const database = 'majlis';
const nobodyUid = 65_534;
const isRoot = process.getuid?.() === 0;

export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const dataFolder = resolve(options.dataFolder);
  const cluster = join(dataFolder, 'cluster');
  const programs = findPostgresPrograms(join(dataFolder, 'libraries'));
  if (!existsSync(cluster)) await createCluster(dataFolder, programs, options.log);
  const password = ownerPassword(dataFolder);
  await removeStalePidFile(cluster);
  const start = () => startServer(cluster, programs, options);
  // Another program may take the free port before PostgreSQL listens on it.
  const { port, ...server } = await start().catch(start);
  await createDatabase(ownerUrl(password, port, 'postgres'));
  return { ...server, url: ownerUrl(password, port, database), port };
}

export async function findRunningPostgresUrl(dataFolder: string): Promise<string | undefined> {
  const cluster = join(resolve(dataFolder), 'cluster');
  return isReady(cluster) ? ownerUrl(ownerPassword(dataFolder), Number(pidFile(cluster)[3]), database) : undefined;
}

const ownerUrl = (password: string, port: number, name: string) =>
  `postgres://${ownerRole}:${password}@127.0.0.1:${port}/${name}`;

function ownerPassword(dataFolder: string): string {
  const file = join(dataFolder, 'owner-password');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error(`${file} is missing: the password of the database beside it is lost.`);
}

// The cluster is created under another name and renamed, so that an interrupted first start leaves no incomplete one.
async function createCluster(dataFolder: string, programs: PostgresPrograms, log: string): Promise<void> {
  const [unfinishedCluster, passwordFile] = [
    join(dataFolder, 'cluster.unfinished'),
    join(dataFolder, 'initial-password'),
  ];
  const password = randomBytes(24).toString('base64url');
  rmSync(unfinishedCluster, { recursive: true, force: true });
  mkdirSync(dataFolder, { recursive: true, mode: 0o755 });
  mkdirSync(unfinishedCluster, { mode: 0o700 });
  for (const file of [passwordFile, join(dataFolder, 'owner-password')]) writeFileSync(file, password, { mode: 0o600 });
  if (isRoot) for (const path of [unfinishedCluster, passwordFile]) chownSync(path, nobodyUid, nobodyUid);
  const accessArguments = [`--username=${ownerRole}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const localeArguments = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const args = [`--pgdata=${unfinishedCluster}`, ...accessArguments, ...localeArguments];
  const { initdb, environment } = programs;
  const user = userFor(unfinishedCluster, programs);
  try {
    await runProgram({ file: initdb, args, environment, log, parentDeathSignal: 'TERM', user });
    renameSync(unfinishedCluster, join(dataFolder, 'cluster'));
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** PostgreSQL refuses to run as root, so root starts it as the owner of its data folder. */
function userFor(folder: string, { postgres }: PostgresPrograms): ProcessUser | undefined {
  if (!isRoot) return undefined;
  const { uid, gid } = statSync(folder);
  return { uid, gid, bypassPermissions: ![folder, postgres].every(isOpenToAll) };
}

function isOpenToAll(path: string): boolean {
  const parent = dirname(path);
  return parent === path || ((statSync(parent).mode & 0o001) !== 0 && isOpenToAll(parent));
}

async function startServer(cluster: string, programs: PostgresPrograms, options: PostgresOptions) {
  const port = options.port ?? (await freePort());
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    // The default socket would be in a folder that all users share.
    unix_socket_directories: '',
    shared_buffers: '32MB',
    io_method: 'sync',
    ...(options.durable === false && {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: 300,
    }),
  };
  const program: Program = {
    file: programs.postgres,
    args: ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    environment: programs.environment,
    log: options.log,
    user: userFor(cluster, programs),
    // SIGINT is PostgreSQL's fast shutdown.
    parentDeathSignal: 'INT',
    stopSignal: 'SIGINT',
  };
  return { port, ...(await startProgram(program, () => isReady(cluster))) };
}

function createDatabase(url: string): Promise<void> {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
    if (!rowCount) await client.query(`CREATE DATABASE ${database}`);
  });
}

/** Returns the lines of postmaster.pid: line 1 is the process id, 4 the port, 8 the state. */
const pidFile = (cluster: string): string[] => readOfProcess(join(cluster, 'postmaster.pid')).split('\n');

/** Returns an empty text if the process has ended, which it may do at any moment. */
function readOfProcess(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(String((error as NodeJS.ErrnoException).code))) return '';
    throw error;
  }
}

const isReady = (cluster: string) => pidFile(cluster)[7]?.trim() === 'ready';

async function removeStalePidFile(cluster: string): Promise<void> {
  const pid = Number(pidFile(cluster)[0]);
  for (let waitedMs = 0; pid && isServer(pid, cluster); waitedMs += 50) {
    if (waitedMs === 2_000) process.kill(pid, 'SIGINT');
    if (waitedMs > 12_000) throw new Error(`Another PostgreSQL (process ${pid}) is using ${cluster}. Stop it first.`);
    await sleep(50);
  }
  // PostgreSQL refuses to start when another program has the process id of the stale file.
  if (pid) rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

function isServer(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !existsSync('/proc/self') || readOfProcess(`/proc/${pid}/cmdline`).includes(cluster);
}
