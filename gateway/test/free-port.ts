import { createServer } from 'node:net';

let lastPort = 21_000 + 500 * Number(process.env.JEST_WORKER_ID ?? 0);

/** Each test process has its own range of ports, below those that the system assigns. */
export async function freePort(): Promise<number> {
  lastPort += 1;
  const port = lastPort;
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
