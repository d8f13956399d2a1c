import { once } from 'node:events';
import { createServer, type Server as HttpServer, type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** Listens on a free port of this machine and returns the origin. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export type RunningServer = { origin: string; stop: () => Promise<void> };

export async function startServer(respond: RequestListener): Promise<RunningServer> {
  const server = createServer(respond);
  return { origin: await listen(server), stop: () => stopServer(server) };
}

/** Drops the open connections, too. */
export async function stopServer(server: HttpServer): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
