import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Socket } from 'node:net';
import { listen, stopServer } from '@majlis/kit/testing/listen';
import { type Fault, faults, harmless, redirect } from './faults.js';

/** A server with one URL for each fault. It serves a good feed while `isFaulty` is false, else the fault. */
export type FaultServer = {
  origin: string;
  isFaulty: boolean;
  /** The photo feed has one URL only, so its fault is set here. */
  photoFault: string;
  names: { failing: string[]; harmless: string[] };
  openSockets(): number;
  urlFor(kind: string, fault: string): string;
  stop(): Promise<void>;
};

const photos = JSON.stringify({
  data: [{ id: 'good', caption: 'مجلس', permalink: 'https://www.instagram.com/p/good/', media_type: 'IMAGE' }],
});
const feed = (path: string) => `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>F</title><item>
  <guid>good</guid><title>مجلس ${path}</title><link>https://a.example${path}</link><pubDate>2026-11-01T08:00:00Z</pubDate>
  <enclosure url="https://a.example${path}.mp3" type="audio/mpeg"/></item></channel></rss>`;

export async function startFaultServer(): Promise<FaultServer> {
  const sockets = new Set<Socket>();
  const tlsServers = {
    'self-signed TLS': tlsServer('491231235959Z', sockets),
    'expired TLS': tlsServer('250101000000Z', sockets),
  };
  const tls: Record<string, Fault> = {};
  for (const [name, server] of Object.entries(tlsServers))
    tls[name] = redirect((await listen(server)).replace('http:', 'https:'));
  const handlers = { ...faults, ...tls, ...harmless };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://faults');
    const isPhotos = pathname === '/me/media';
    const goodBody = isPhotos ? photos : feed(pathname);
    const name = isPhotos ? faultServer.photoFault : decodeURIComponent(pathname.split('/')[2] ?? '');
    if (pathname === '/refresh_access_token') response.writeHead(404).end();
    else if (faultServer.isFaulty) handlers[name]?.(request, response, goodBody);
    else response.writeHead(200).end(goodBody);
  });
  trackSockets(server, sockets);
  const origin = await listen(server);
  const faultServer: FaultServer = {
    origin,
    isFaulty: false,
    photoFault: '',
    names: { failing: Object.keys({ ...faults, ...tls }), harmless: Object.keys(harmless) },
    openSockets: () => sockets.size,
    urlFor: (kind, fault) => `${origin}/${kind}/${encodeURIComponent(fault)}`,
    stop: async () => {
      await Promise.all([server, ...Object.values(tlsServers)].map(stopServer));
    },
  };
  return faultServer;
}

function trackSockets(server: Server, sockets: Set<Socket>): void {
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  });
}

/** A server with a self-signed certificate that is valid until `end`. */
function tlsServer(end: string, sockets: Set<Socket>): Server {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(0x30, der(0x31, der(0x30, oid('0603550403'), der(0x0c, Buffer.from('faults')))));
  const time = (text: string) => der(0x17, Buffer.from(text));
  const algorithm = der(0x30, oid('06082a8648ce3d040302'));
  const validity = der(0x30, time('200101000000Z'), time(end));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const content = der(0x30, der(0x02, Buffer.from([1])), algorithm, name, validity, name, key);
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const certificate = der(0x30, content, algorithm, signature).toString('base64');
  const server = createTlsServer(
    {
      cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
      key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    },
    (_request, response) => response.end(feed('/tls')),
  );
  trackSockets(server, sockets);
  return server;
}

/** Encodes a DER element of a certificate (X.690). */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const length = content.length < 128 ? [content.length] : [0x82, content.length >> 8, content.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const oid = (hex: string) => Buffer.from(hex, 'hex');
