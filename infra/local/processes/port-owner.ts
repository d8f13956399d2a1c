import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

const listening = '0A';

/** Which program listens on a port, where the system lets us see it: `nginx (process 4711)`. */
export function portOwner(port: number): string | undefined {
  const sockets = socketsOn(port);
  if (sockets.size === 0) return undefined;
  const pid = processes().find((candidate) => socketsOf(candidate).some((socket) => sockets.has(socket)));
  return pid && `${nameOf(pid)} (process ${pid})`;
}

function socketsOn(port: number): Set<string> {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].filter((table) => existsSync(table));
  const rows = tables.flatMap((table) => readFileSync(table, 'utf8').split('\n').slice(1));
  const columns = rows.map((row) => row.trim().split(/\s+/));
  return new Set(
    columns
      .filter(([, local, , state]) => local?.endsWith(suffix) && state === listening)
      .map((column) => `socket:[${column[9]}]`),
  );
}

const processes = () => readdirSync('/proc').filter((name) => /^\d+$/.test(name));

function socketsOf(pid: string): string[] {
  const folder = `/proc/${pid}/fd`;
  return orNothing(() => readdirSync(folder)).flatMap((name) => orNothing(() => [readlinkSync(`${folder}/${name}`)]));
}

function orNothing(look: () => string[]): string[] {
  try {
    return look();
  } catch {
    // Another user's process, or what was there has just been closed.
    return [];
  }
}

const nameOf = (pid: string) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
