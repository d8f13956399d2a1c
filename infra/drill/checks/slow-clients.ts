import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Check } from '../check.js';
import { Load, summary, within } from '../load/load.js';
import type { Production } from '../production/production.js';

const attackers = 500;
const limitMs = 1_000;
const lastsMs = 25_000;
/** One more byte, of a head or of a body. */
const betweenBytesMs = 1_000;

/** Those who send or read as slowly as they can hold up nobody else. */
export const slowClients: Check = {
  name: 'slow-clients',
  limitMs: 2 * 60_000,
  async *run(production) {
    const asset = await longestAsset(production);
    const attack = Array.from({ length: attackers }, (_, index) => attacker(production, index, asset));
    await wait(2_000);
    const reads = ['/', '/about', '/conferences', '/api/cms/content', '/api/conferences', asset];
    let count = 0;
    const next = () => {
      count += 1;
      return { path: reads[count % reads.length] as string, right: [200] };
    };
    const load = new Load({ port: production.place.proxyPort, perSecond: 100, next });
    await wait(lastsMs);
    const figures = await load.stop();
    // A body that drips may go on: it holds a connection, and of those a visitor has forty.
    const [others, dripping] = [
      attack.filter((_, index) => index % 3 !== 1),
      attack.filter((_, index) => index % 3 === 1),
    ];
    // Whoever does not read does not hear that it was cut off either.
    for (const socket of others) socket.resume();
    await wait(2_000);
    const cut = others.filter(({ closed }) => closed).length;
    const held = dripping.filter(({ closed }) => !closed).length;
    for (const socket of attack) socket.destroy();
    yield {
      promise: `${attackers} slow clients leave others' 99 % within ${limitMs / 1_000} s`,
      holds: figures.failed === 0 && within(figures, 0.99) < limitMs,
      figure: summary(figures),
    };
    yield {
      promise: 'those who drip a head or take nothing of an answer are sent away',
      holds: cut === others.length,
      figure: `${cut} of ${others.length} within ${(lastsMs + 2_000) / 1_000} s (${held} of ${dripping.length} bodies go on dripping)`,
    };
  },
};

/** Straight to the gateway: the proxy of the drill would bear it in its place. Each one says that it is another visitor. */
function attacker({ place }: Production, index: number, asset: string): Socket {
  const socket = connect(place.gatewayPort, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  const head = `Host: localhost\r\nX-Forwarded-For: 10.0.${index % 250}.${Math.floor(index / 250)}\r\n`;
  const slowly = (start: string) => {
    socket.write(start);
    const timer = setInterval(() => socket.write('x'), betweenBytesMs);
    socket.once('close', () => clearInterval(timer)).resume();
  };
  switch (index % 3) {
    case 0:
      slowly(`GET / HTTP/1.1\r\n${head}X-Slow: `);
      break;
    case 1:
      slowly(
        `POST /api/auth/logout HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 200000\r\n\r\n`,
      );
      break;
    default:
      // Asks for much, over and over, and takes nothing of it.
      socket.write(`GET ${asset} HTTP/1.1\r\n${head}\r\n`.repeat(60));
      socket.pause();
  }
  return socket;
}

/** The script of the bundle that is the longest. */
async function longestAsset({ origin }: Production): Promise<string> {
  const html = await (await fetch(`${origin}/`)).text();
  const scripts = [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path);
  const sizes = await Promise.all(
    [...new Set(scripts)].map(async (path) => ({ path, size: (await (await fetch(origin + path)).text()).length })),
  );
  const [longest] = sizes.sort((one, other) => other.size - one.size);
  if (!longest) throw new Error('the first page names no script');
  return longest.path;
}
