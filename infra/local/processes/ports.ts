import { once } from 'node:events';
import { createServer } from 'node:net';
import { codeOf } from './error-code.js';

/** A port of the loopback address that nobody listens on. */
export function freePort(): Promise<number> {
  return listenOnce(0, '127.0.0.1');
}

/** Whether a browser that asks for localhost:port could meet somebody else there. */
export async function isTaken(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    try {
      await listenOnce(port, host);
    } catch (error) {
      // Whatever else fails, such as a machine without IPv6, takes the port from nobody.
      if (codeOf(error) === 'EADDRINUSE') return true;
    }
  }
  return false;
}

async function listenOnce(port: number, host: string): Promise<number> {
  const server = createServer().listen({ port, host, exclusive: true });
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address && typeof address === 'object' ? address.port : port;
}
