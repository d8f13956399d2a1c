import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { type Binaries, findBinaries } from './database/binaries.js';
import { type Cluster, environment, openCluster, ownerRole } from './database/cluster.js';
import { clearLeftover, isReady, portOf } from './database/postmaster-file.js';
import { freePort } from './processes/ports.js';
import { type Part, type Program, startProgram } from './processes/program.js';

export type PostgresOptions = {
  /** Holds the cluster and the owner's password; made when absent, kept between starts. */
  dataFolder: string;
  /** A free one is picked when it is not given. */
  port?: number;
  /** The file that what PostgreSQL says is added to. */
  log: string;
  /** False gives up safety at a power cut for speed: for tests. */
  durable?: boolean;
};

/** A running server; `url` opens the database `majlis` as its owner. */
export type Postgres = Part & { url: string; port: number };

const database = 'majlis';

/** Starts PostgreSQL on the loopback address, as root or not; it ends with this process even after `kill -9`. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const dataFolder = resolve(options.dataFolder);
  const binaries = findBinaries(join(dataFolder, 'libraries'));
  const cluster = await openCluster(dataFolder, { binaries, log: options.log });
  await clearLeftover(cluster.folder);
  const { port, ...part } = await startServer(cluster, binaries, options);
  await createDatabase(ownerUrl(cluster, port, 'postgres'));
  return { ...part, url: ownerUrl(cluster, port, database), port };
}

/** How the owner opens the database of a server that runs on `dataFolder` already; undefined when none does. */
export async function runningUrl(dataFolder: string): Promise<string | undefined> {
  const folder = resolve(dataFolder);
  const cluster = await openCluster(folder, { binaries: findBinaries(join(folder, 'libraries')), log: '' });
  const port = portOf(cluster.folder);
  return port ? ownerUrl(cluster, port, database) : undefined;
}

const ownerUrl = ({ password }: Cluster, port: number, name: string) =>
  `postgres://${ownerRole}:${password}@127.0.0.1:${port}/${name}`;

async function startServer(cluster: Cluster, binaries: Binaries, options: PostgresOptions) {
  const start = async (): Promise<Part & { port: number }> => {
    const port = options.port ?? (await freePort());
    const program: Program = {
      file: binaries.postgres,
      args: ['-D', cluster.folder, ...settings(port, options.durable ?? true)],
      environment: environment(binaries),
      log: options.log,
      user: cluster.user,
      // PostgreSQL's word for a fast but clean stop.
      onOurDeath: 'INT',
      toStop: 'SIGINT',
    };
    return { port, ...(await startProgram(program, () => isReady(cluster.folder))) };
  };
  // Between picking a free port and listening on it somebody else may have taken it.
  return start().catch(start);
}

function settings(port: number, durable: boolean): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    // The default socket is a file in a folder that everybody shares.
    unix_socket_directories: '',
    shared_buffers: '32MB',
    io_method: 'sync',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 300 }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
    if (!rowCount) await client.query(`CREATE DATABASE ${database}`);
  } finally {
    await client.end();
  }
}
