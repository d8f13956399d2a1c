import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { freePort, isPortInUse, portOwner } from './ports.js';

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

async function listen(port: number, host: string): Promise<void> {
  server = createServer().listen(port, host);
  await once(server, 'listening');
}

test('a free port is not taken and nobody’s', async () => {
  const port = await freePort();
  expect(await isPortInUse(port)).toBe(false);
  expect(portOwner(port)).toBeUndefined();
});

test('a port is taken while somebody listens on it, who can be named', async () => {
  const port = await freePort();
  await listen(port, '127.0.0.1');
  expect(await isPortInUse(port)).toBe(true);
  expect(portOwner(port)).toMatch(new RegExp(`\\(process ${process.pid}\\)$`));
});

test('a port is taken when only its IPv6 side is, since localhost may mean that', async () => {
  const port = await freePort();
  await listen(port, '::1');
  expect(await isPortInUse(port)).toBe(true);
});
