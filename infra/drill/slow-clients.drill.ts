import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describeResults, LoadGenerator, type LoadResults, percentile } from './load/load-generator.js';
import { printMeasurement } from './print-measurement.js';
import { openProduction } from './production/production.js';

const production = openProduction();
const slowClients = 500;
const limitMs = 1_000;
const durationMs = 25_000;
const byteIntervalMs = 1_000;

let clients: Socket[] = [];
let results: LoadResults;

beforeAll(async () => {
  const asset = await largestAsset();
  clients = Array.from({ length: slowClients }, (_, index) => slowClient(index, asset));
  await wait(2_000);
  const reads = ['/', '/about', '/conferences', '/api/cms/content', '/api/conferences', asset];
  let count = 0;
  const next = () => ({ path: reads[count++ % reads.length] as string });
  const load = new LoadGenerator({ port: production.info.proxyPort, perSecond: 100, next });
  await wait(durationMs);
  results = await load.stop();
}, 90_000);

afterAll(() => {
  for (const socket of clients) socket.destroy();
});

test(`${slowClients} slow clients leave 99 % of the others' responses within ${limitMs / 1_000} s`, () => {
  printMeasurement(describeResults(results));
  expect(results.failed).toBe(0);
  expect(percentile(results, 0.99)).toBeLessThan(limitMs);
});

test('clients that send headers slowly or never read a response are disconnected', async () => {
  const notDripping = clients.filter((_, index) => index % 3 !== 1);
  const dripping = clients.filter((_, index) => index % 3 === 1);
  // The sockets are read now, because a client that does not read does not notice that it was disconnected.
  for (const socket of notDripping) socket.resume();
  await wait(2_000);
  const disconnected = notDripping.filter(({ closed }) => closed).length;
  // Slow bodies may continue: each holds one connection, and the gateway allows a visitor forty.
  const stillOpen = dripping.filter(({ closed }) => !closed).length;
  const seconds = (durationMs + 2_000) / 1_000;
  printMeasurement(
    `${disconnected} of ${notDripping.length} within ${seconds} s (${stillOpen} of ${dripping.length} bodies go on dripping)`,
  );
  expect(disconnected).toBe(notDripping.length);
});

/** Connects directly to the gateway, because the proxy would absorb the load. Each client claims another address. */
function slowClient(index: number, asset: string): Socket {
  const socket = connect(production.info.gatewayPort, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  const head = `Host: localhost\r\nX-Forwarded-For: 10.0.${index % 250}.${Math.floor(index / 250)}\r\n`;
  const drip = (start: string) => {
    socket.write(start);
    const timer = setInterval(() => socket.write('x'), byteIntervalMs);
    socket.once('close', () => clearInterval(timer)).resume();
  };
  switch (index % 3) {
    case 0:
      drip(`GET / HTTP/1.1\r\n${head}X-Slow: `);
      break;
    case 1:
      drip(`POST /api/auth/logout HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 200000\r\n\r\n`);
      break;
    default:
      socket.write(`GET ${asset} HTTP/1.1\r\n${head}\r\n`.repeat(60));
      socket.pause();
  }
  return socket;
}

async function largestAsset(): Promise<string> {
  const { origin } = production;
  const html = await (await fetch(`${origin}/`)).text();
  const scripts = [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path);
  const sizes = await Promise.all(
    [...new Set(scripts)].map(async (path) => ({ path, size: (await (await fetch(origin + path)).text()).length })),
  );
  const [largest] = sizes.sort((one, other) => other.size - one.size);
  if (!largest) throw new Error('the first page names no script');
  return largest.path;
}
