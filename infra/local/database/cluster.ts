import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OtherUser } from '../processes/bound-command.js';
import { runProgram } from '../processes/program.js';
import type { Binaries } from './binaries.js';

/** A database folder, the owner's password for it, and the user its programs must run as. */
export type Cluster = { folder: string; password: string; user: OtherUser | undefined };

type Making = { binaries: Binaries; log: string };

export const ownerRole = 'majlis_owner';
const nobody = 65_534;

/** Opens the cluster in `dataFolder`; makes it the first time. */
export async function openCluster(dataFolder: string, { binaries, log }: Making): Promise<Cluster> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o755 });
  const folder = join(dataFolder, 'cluster');
  const isNew = !existsSync(folder);
  const password = ownerPassword(dataFolder, isNew);
  if (isNew) await initialise(dataFolder, folder, password, { binaries, log });
  return { folder, password, user: userFor(folder, binaries) };
}

function ownerPassword(dataFolder: string, isNew: boolean): string {
  const file = join(dataFolder, 'owner-password');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  if (!isNew) throw new Error(`${file} is missing, so nobody can open the database beside it any more.`);
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, password, { mode: 0o600 });
  return password;
}

// Built aside and renamed, so that an interrupted first start leaves nothing half-made behind.
async function initialise(dataFolder: string, folder: string, password: string, making: Making): Promise<void> {
  const unfinished = join(dataFolder, 'cluster.unfinished');
  const passwordFile = join(dataFolder, 'initial-password');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (isRoot()) for (const path of [unfinished, passwordFile]) chownSync(path, nobody, nobody);
  try {
    await initdb(unfinished, passwordFile, making);
    renameSync(unfinished, folder);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function initdb(folder: string, passwordFile: string, { binaries, log }: Making): Promise<void> {
  const args = ['--pgdata', folder, '--username', ownerRole, '--pwfile', passwordFile, '--auth', 'scram-sha-256'];
  const texts = ['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'];
  return runProgram({
    file: binaries.initdb,
    args: [...args, ...texts],
    environment: environment(binaries),
    log,
    onOurDeath: 'TERM',
    user: userFor(folder, binaries),
  });
}

/** PostgreSQL refuses to run as root: there it runs as the owner of its folder. */
function userFor(folder: string, binaries: Binaries): OtherUser | undefined {
  if (!isRoot()) return undefined;
  const { uid, gid } = statSync(folder);
  return { uid, gid, reachEverything: ![folder, binaries.postgres].every(isOpenToAll) };
}

function isOpenToAll(path: string): boolean {
  const parent = dirname(path);
  return parent === path || ((statSync(parent).mode & 0o001) !== 0 && isOpenToAll(parent));
}

const isRoot = () => process.getuid?.() === 0;

export const environment = (binaries: Binaries) => ({ PATH: '/usr/bin:/bin', LC_ALL: 'C', ...binaries.environment });
