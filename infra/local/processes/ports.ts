import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { get } from 'node:http';
import { createServer, type ListenOptions } from 'node:net';
import getPort from 'get-port';

/** A port of the loopback address that nobody listens on. */
export const freePort = (): Promise<number> => getPort({ host: '127.0.0.1' });

/** Whether a browser that opens localhost:port could meet somebody else there. */
export async function isPortInUse(port: number): Promise<boolean> {
  const errors = await Promise.all(['127.0.0.1', '::1'].map((host) => listenError({ port, host, exclusive: true })));
  // Whatever else fails, such as a machine without IPv6, takes the port from nobody.
  return errors.includes('EADDRINUSE');
}

function listenError(options: ListenOptions): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer().once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen(options, () => server.close(() => resolve(undefined)));
  });
}

/** Whether a GET is answered with success within two seconds. */
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

/** Which program listens on a port, where the system lets us see it: `nginx (process 4711)`. */
export function portOwner(port: number): string | undefined {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = ['/proc/net/tcp', '/proc/net/tcp6']
    .filter((table) => existsSync(table))
    .flatMap((table) => readFileSync(table, 'utf8').split('\n'))
    .map((row) => row.trim().split(/\s+/));
  const sockets = rows
    .filter(([, local, , state]) => local?.endsWith(suffix) && state === listening)
    .map((columns) => `socket:[${columns[9]}]`);
  const opens = (pid: string) => socketsOf(pid).some((socket) => sockets.includes(socket));
  const pid = sockets.length > 0 ? readdirSync('/proc').find((name) => /^\d+$/.test(name) && opens(name)) : undefined;
  return pid && `${readFileSync(`/proc/${pid}/comm`, 'utf8').trim()} (process ${pid})`;
}

function socketsOf(pid: string): string[] {
  const folder = `/proc/${pid}/fd`;
  return emptyOnError(() => readdirSync(folder)).flatMap((name) =>
    emptyOnError(() => [readlinkSync(`${folder}/${name}`)]),
  );
}

function emptyOnError(look: () => string[]): string[] {
  try {
    return look();
  } catch {
    // Another user's process, or it has just been closed.
    return [];
  }
}
