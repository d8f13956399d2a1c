import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { freePort, isPortInUse, portOwner } from './ports.js';

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

async function listen(port: number, host: string): Promise<void> {
  server = createServer().listen(port, host);
  await once(server, 'listening');
}

test('a free port is not in use and has no owner', async () => {
  const port = await freePort();
  expect(await isPortInUse(port)).toBe(false);
  expect(portOwner(port)).toBeUndefined();
});

test('a port is in use while a program listens on it, and its owner is found', async () => {
  const port = await freePort();
  await listen(port, '127.0.0.1');
  expect(await isPortInUse(port)).toBe(true);
  expect(portOwner(port)).toMatch(new RegExp(`\\(process ${process.pid}\\)$`));
});

test('a port that is in use on IPv6 only is in use, since localhost may resolve to it', async () => {
  const port = await freePort();
  await listen(port, '::1');
  expect(await isPortInUse(port)).toBe(true);
});
