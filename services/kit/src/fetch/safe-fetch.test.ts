import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { listen } from '../../testing/listen.js';
import { isAllowedAddress, parseAllowedUrl } from './allowed-addresses.js';
import { type FetchOptions, safeFetch } from './safe-fetch.js';

/** The bomb is made before any request, because compressing takes a second, in which nothing would respond. */
const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024));

const brotliBomb = brotliCompressSync(Buffer.alloc(20 * 1024 * 1024), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
});

const encoded =
  (encoding: string, body: Buffer): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-encoding': encoding }).end(body);
  };

const faults: Record<string, RequestListener> = {
  '/feed': (request, response) => {
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else
      response
        .writeHead(200, { etag: '"1"', 'last-modified': 'Fri, 20 Nov 2026 08:00:00 GMT', 'content-type': 'text/xml' })
        .end('<rss/>');
  },
  '/packed': (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('unpacked'));
  },
  '/echo': (request, response) => {
    response.end(JSON.stringify(request.headers));
  },
  '/hang': () => undefined,
  '/drip': (_request, response) => {
    const drop = setInterval(() => response.write('x'), 20);
    response.once('close', () => clearInterval(drop));
  },
  '/stall': (_request, response) => {
    response.writeHead(200).write('half');
  },
  '/cut': (_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half');
    setTimeout(() => response.destroy(), 20);
  },
  '/endless': (_request, response) => {
    const block = Buffer.alloc(65_536, 'x');
    const pour = () => {
      while (response.write(block));
    };
    response.on('drain', pour);
    pour();
  },
  '/bomb': (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
  },
  '/not-gzip': encoded('gzip', Buffer.from('plain text')),
  '/not-brotli': encoded('br', Buffer.from('plain text')),
  '/undeclared': encoded('identity', gzipSync('unpacked')),
  '/declared-otherwise': encoded('br', gzipSync('unpacked')),
  '/packed-twice': encoded('gzip', gzipSync(gzipSync('unpacked'))),
  '/brotli': encoded('br', brotliCompressSync('unpacked')),
  '/deflate': encoded('deflate', deflateSync('unpacked')),
  '/raw-deflate': encoded('deflate', deflateRawSync('unpacked')),
  '/half-packed': encoded('gzip', gzipSync('unpacked').subarray(0, 20)),
  '/brotli-bomb': encoded('br', brotliBomb),
  '/transformed': (_request, response) => void response.writeHead(203).end('transformed'),
  '/delta': (_request, response) => void response.writeHead(226).end('delta'),
  '/needs-cookie': (request, response) => {
    if (request.headers.cookie === 'seen=1; visit=a%20b') response.end('let in');
    else
      response
        .writeHead(302, {
          location: '/needs-cookie',
          'set-cookie': ['seen=1; Path=/; HttpOnly', 'visit=a%20b', 'other=1; Domain=other.example', 'safe=1; Secure'],
        })
        .end();
  },
  '/headers': (_request, response) => {
    response.writeHead(200, { 'x-long': 'x'.repeat(60_000) }).end();
  },
  '/broken': (_request, response) => {
    response.writeHead(500).end('sorry');
  },
  '/always-unchanged': (_request, response) => {
    response.writeHead(304).end();
  },
  '/no-location': (_request, response) => {
    response.writeHead(302).end();
  },
};
const redirects: Record<string, string> = {
  '/fourth': '/third',
  '/third': '/second',
  '/second': '/first',
  '/first': '/feed',
  '/to-private': 'http://10.0.0.1/',
  '/to-metadata': 'http://169.254.169.254/latest/meta-data/',
  '/to-file': 'file:///etc/passwd',
  '/to-port': 'http://1.1.1.1:6379/',
};

let server: Server;
let origin: string;
const sockets = new Set<Socket>();
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    const location = redirects[path];
    if (location) response.writeHead(302, { location, 'set-cookie': 'visitor=1' }).end();
    else faults[path]?.(request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  origin = await listen(server);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const limits = { connectMs: 1_000, headersMs: 1_000, totalMs: 700, bytes: 1024 * 1024 };
const get = (path: string, more: Partial<FetchOptions> = {}) =>
  safeFetch(`${origin}${path}`, { addressPolicy: { loopback: true }, limits, ...more });

test('a response has its body, type, URL and validators', async () => {
  const response = await get('/third');
  expect(response).toMatchObject({
    outcome: 'fetched',
    url: `${origin}/feed`,
    contentType: 'text/xml',
    validators: { etag: '"1"', lastModified: 'Fri, 20 Nov 2026 08:00:00 GMT' },
  });
  expect(response.outcome === 'fetched' && response.body.toString()).toBe('<rss/>');
});

test('a 304 response is reported as unchanged', async () => {
  expect(await get('/feed', { validators: { etag: '"1"' } })).toEqual({ outcome: 'unchanged', maxAgeSeconds: 0 });
});

test('a compressed response is decompressed', async () => {
  const response = await get('/packed');
  expect(response.outcome === 'fetched' && response.body.toString()).toBe('unpacked');
});

test.each([
  ['/undeclared', 'unpacked'],
  ['/declared-otherwise', 'unpacked'],
  ['/packed-twice', 'unpacked'],
  ['/brotli', 'unpacked'],
  ['/deflate', 'unpacked'],
  ['/raw-deflate', 'unpacked'],
  ['/not-gzip', 'plain text'],
  ['/not-brotli', 'plain text'],
  ['/transformed', 'transformed'],
  ['/delta', 'delta'],
  ['/needs-cookie', 'let in'],
])('the body of %s is "%s"', async (path, text) => {
  const response = await get(path);
  expect(response.outcome === 'fetched' && response.body.toString()).toBe(text);
});

test('a cookie is not sent to another host', async () => {
  const elsewhere = origin.replace('127.0.0.1', 'localhost');
  redirects['/away'] = `${elsewhere}/echo`;
  const response = await get('/away');
  expect(response.outcome === 'fetched' && response.url).toBe(`${elsewhere}/echo`);
  expect(JSON.parse(response.outcome === 'fetched' ? response.body.toString() : '')).not.toHaveProperty('cookie');
});

test('the request has the user agent of a feed reader and no cookie', async () => {
  const response = await get('/echo', { validators: { lastModified: 'Fri, 20 Nov 2026 08:00:00 GMT' } });
  const headers: unknown = JSON.parse(response.outcome === 'fetched' ? response.body.toString() : '');
  expect(headers).toMatchObject({
    'user-agent': 'Majlis/1.0 (feed reader)',
    'if-modified-since': 'Fri, 20 Nov 2026 08:00:00 GMT',
  });
  expect(headers).not.toHaveProperty('cookie');
});

test('a caller can set its own Accept and User-Agent headers', async () => {
  const headers = { accept: 'image/webp', 'user-agent': 'Majlis/1.0' };
  const response = await get('/echo', { headers, validators: { etag: '"1"' } });
  expect(JSON.parse(response.outcome === 'fetched' ? response.body.toString() : '')).toMatchObject({
    ...headers,
    'if-none-match': '"1"',
  });
});

test.each([
  ['/hang', 'within 700 ms'],
  ['/drip', 'within 700 ms'],
  ['/stall', 'within 700 ms'],
  ['/cut', 'does not match content-length'],
  ['/endless', 'larger than 1048576 bytes'],
  ['/bomb', 'larger than 1048576 bytes'],
  ['/half-packed', 'unexpected end of file'],
  ['/brotli-bomb', 'larger than 1048576 bytes'],
  ['/headers', 'Headers Overflow|Header.*[Oo]verflow'],
  ['/broken', 'status 500'],
  ['/always-unchanged', 'status 304'],
  ['/no-location', 'status 302'],
  ['/fourth', 'more than 3 times'],
  ['/to-private', '10.0.0.1 is not a public address'],
  ['/to-metadata', '169.254.169.254 is not a public address'],
  ['/to-file', 'not an http or https one'],
  ['/to-port', 'Port 6379 is not a web port'],
])('a fetch of %s fails and leaves no socket open', async (path, message) => {
  const started = performance.now();
  // A busy machine must not turn the size limit into a timeout.
  const patient = { ...limits, headersMs: 5_000, totalMs: 5_000 };
  const chosen = message.startsWith('within') ? limits : patient;
  await expect(get(path, { limits: chosen })).rejects.toThrow(new RegExp(message));
  expect(performance.now() - started).toBeLessThan(onThisMachine(5_000));
  for (let waited = 0; sockets.size > 0 && waited < 40; waited += 1) await sleep(25);
  expect(sockets.size).toBe(0);
});

test('the timeout for headers applies before the total timeout', async () => {
  const quick = { ...limits, headersMs: 100, totalMs: 20_000 };
  await expect(get('/hang', { limits: quick })).rejects.toThrow('Headers Timeout');
});

test('the caller can abort a fetch', async () => {
  const stopper = new AbortController();
  setTimeout(() => stopper.abort(), 50);
  await expect(get('/hang', { signal: stopper.signal })).rejects.toThrow('abort');
});

test('a refused connection is reported', async () => {
  await expect(safeFetch('http://127.0.0.1:50999/', { addressPolicy: { loopback: true }, limits })).rejects.toThrow(
    'ECONNREFUSED',
  );
});

test('a name that resolves to a private address is rejected before anything is sent', async () => {
  await expect(safeFetch('http://localhost/', { addressPolicy: { loopback: false }, limits })).rejects.toThrow(
    'not a public address',
  );
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '::7f00:1',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '2002:a00:1::',
  '2001::1',
  '2001:db8::1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '100::1',
  'x',
])('%s is not allowed', (address) => expect(isAllowedAddress(address, { loopback: false })).toBe(false));

test.each(['1.1.1.1', '93.184.215.14', '2606:4700::1111', '::ffff:1.1.1.1'])('%s is allowed', (address) =>
  expect(isAllowedAddress(address, { loopback: false })).toBe(true),
);

test.each([
  ['ftp://example.org/', 'not an http or https one'],
  ['file:///etc/passwd', 'not an http or https one'],
  ['feed.xml', 'not valid'],
  ['https://me:secret@example.org/', 'credentials'],
  ['https://example.org:8443/', 'Port 8443'],
  ['http://127.0.0.1/', '127.0.0.1 is not'],
  ['http://2130706433/', '127.0.0.1 is not'],
  ['http://0x7f.1/', '127.0.0.1 is not'],
  ['http://[::1]/', '::1 is not'],
  ['http://[::ffff:10.0.0.1]/', '::ffff:a00:1 is not'],
])('the URL %s is rejected', (address, message) => {
  expect(() => parseAllowedUrl(address, { loopback: false })).toThrow(message);
});

test('redirects from https to http and to private addresses are rejected', () => {
  const secure = new URL('https://example.org/');
  expect(() => parseAllowedUrl('http://example.org/', { loopback: false }, secure)).toThrow('from https to http');
  expect(parseAllowedUrl('/feed', { loopback: false }, secure).href).toBe('https://example.org/feed');
  expect(parseAllowedUrl('http://127.0.0.1:4100/feed', { loopback: true }).port).toBe('4100');
  expect(() => parseAllowedUrl('http://10.0.0.1:4100/', { loopback: true })).toThrow('not a public address');
});
