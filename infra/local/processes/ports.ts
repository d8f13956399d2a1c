import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { get } from 'node:http';
import { createServer, type ListenOptions } from 'node:net';
import getPort from 'get-port';

export const freePort = (): Promise<number> => getPort({ host: '127.0.0.1' });

/** Both loopback addresses are tried, because a browser may resolve localhost to either. */
export async function isPortInUse(port: number): Promise<boolean> {
  const errors = await Promise.all(['127.0.0.1', '::1'].map((host) => listenError({ port, host, exclusive: true })));
  // Other errors, such as a machine without IPv6, do not mean that the port is taken.
  return errors.includes('EADDRINUSE');
}

function listenError(options: ListenOptions): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer().once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen(options, () => server.close(() => resolve(undefined)));
  });
}

export function respondsOk(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 2_000 }, (response) => {
      response.resume();
      resolve(String(response.statusCode).startsWith('2'));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}

const listening = '0A';

export function portOwner(port: number): string | undefined {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = ['/proc/net/tcp', '/proc/net/tcp6']
    .filter((table) => existsSync(table))
    .flatMap((table) => readFileSync(table, 'utf8').split('\n'))
    .map((row) => row.trim().split(/\s+/));
  const sockets = rows
    .filter(([, local, , state]) => local?.endsWith(suffix) && state === listening)
    .map((columns) => `socket:[${columns[9]}]`);
  const ownsSocket = (pid: string) => socketsOf(pid).some((socket) => sockets.includes(socket));
  const pid =
    sockets.length > 0 ? readdirSync('/proc').find((name) => /^\d+$/.test(name) && ownsSocket(name)) : undefined;
  return pid && `${readFileSync(`/proc/${pid}/comm`, 'utf8').trim()} (process ${pid})`;
}

function socketsOf(pid: string): string[] {
  const folder = `/proc/${pid}/fd`;
  return emptyOnError(() => readdirSync(folder)).flatMap((name) =>
    emptyOnError(() => [readlinkSync(`${folder}/${name}`)]),
  );
}

function emptyOnError(read: () => string[]): string[] {
  try {
    return read();
  } catch {
    // The process belongs to another user, or has just ended.
    return [];
  }
}
