import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const fileIn = (cluster: string) => join(cluster, 'postmaster.pid');

/** Whether the server that has just been started takes connections. */
export const isReady = (cluster: string) => linesOf(cluster)[7]?.trim() === 'ready';

/** Where the server of this cluster listens; undefined when none takes connections. */
export const portOf = (cluster: string) => (isReady(cluster) ? Number(linesOf(cluster)[3]) : undefined);

/** Deals with what an earlier server left: waits for one that is still stopping, forgets one that is gone. */
export async function clearLeftover(cluster: string): Promise<void> {
  const pid = Number(linesOf(cluster)[0]);
  for (let waited = 0; pid && isServer(pid, cluster); waited += 50) {
    if (waited === 2_000) process.kill(pid, 'SIGINT');
    if (waited > 12_000) throw new Error(`Another PostgreSQL (process ${pid}) is using ${cluster}. Stop it first.`);
    await sleep(50);
  }
  // PostgreSQL would refuse to start if another program had been given the same process id.
  if (pid) rmSync(fileIn(cluster), { force: true });
}

function linesOf(cluster: string): string[] {
  return existsSync(fileIn(cluster)) ? readFileSync(fileIn(cluster), 'utf8').split('\n') : [];
}

function isServer(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync('/proc/self') || (existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes(cluster));
}
