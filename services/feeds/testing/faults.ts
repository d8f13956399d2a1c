import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FetchErrorCode } from '@majlis/contracts/feeds/fetch-errors';

/** A misbehaving handler; `goodBody` is the body of a good response. */
export type Fault = (request: IncomingMessage, response: ServerResponse, goodBody: string) => void;

const respond =
  (status: number, headers: Record<string, string> = {}, body: string | Buffer = ''): Fault =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'text/xml', ...headers }).end(body);
export const redirect = (location: string) => respond(302, { location });
/** Responds with a modified good body. */
const modifiedBody =
  (change: (goodBody: string) => string | Buffer, headers: Record<string, string> = {}): Fault =>
  (request, response, goodBody) =>
    respond(200, headers, change(goodBody))(request, response, goodBody);

const megabyte = 1024 * 1024;
const zeros = Buffer.alloc(64 * megabyte);
const gzipBomb = gzipSync(zeros);
const brotliBomb = brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
const rss = (items: string) => `<rss version="2.0"><channel><title>F</title>${items}</channel></rss>`;
const item = (guid: string, title: string) =>
  `<item><guid>${guid}</guid><title>${title}</title><link>https://a.example/${guid}</link></item>`;
const entities = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');

/** Writes until the client disconnects. */
const endless: Fault = (_request, response) => {
  const block = Buffer.alloc(65_536, '<item>');
  const pour = () => {
    while (response.write(block));
  };
  response.on('drain', pour);
  pour();
};

/** Writes one piece per interval until the client disconnects. */
const drip =
  (intervalMs: number, write: (response: ServerResponse) => void): Fault =>
  (_request, response) => {
    const timer = setInterval(() => write(response), intervalMs);
    response.once('close', () => clearInterval(timer));
  };

const slowHeaders: Fault = (request, response, goodBody) => {
  response.socket?.write('HTTP/1.1 200 OK\r\nx-slow: ');
  drip(200, () => response.socket?.write('x'))(request, response, goodBody);
};

const half = (goodBody: string) => goodBody.slice(0, goodBody.length / 2);

const connectionFaults: Record<string, Fault> = {
  'hangs before headers': () => undefined,
  'hangs in the body': (_request, response, goodBody) => response.writeHead(200).write(half(goodBody)),
  'drips a byte every 100 ms': drip(100, (response) => response.write('<')),
  'slow headers': slowHeaders,
  'reset at once': (request) => request.socket.resetAndDestroy(),
  'reset in the middle': (request, response, goodBody) => {
    response.writeHead(200).write(half(goodBody));
    setTimeout(() => request.socket.resetAndDestroy(), 20);
  },
  'no HTTP at all': (request) => request.socket.end('220 mail.example ESMTP\r\n'),
  'huge headers': respond(200, { 'x-long': 'x'.repeat(60_000) }),
  'Content-Length too long': (_request, response, goodBody) => {
    response.writeHead(200, { 'content-length': goodBody.length + 100 }).write(goodBody);
    setTimeout(() => response.destroy(), 20);
  },
  'Content-Length too short': (request, _response, goodBody) =>
    request.socket.end(
      `HTTP/1.1 200 OK\r\ncontent-length: ${half(goodBody).length}\r\nconnection: close\r\n\r\n${goodBody}`,
    ),
  'connection refused': redirect('http://127.0.0.1:9/'),
  'redirect to a private literal': redirect('http://10.0.0.1/feed.xml'),
  'redirect to a mapped literal': redirect('http://[::ffff:169.254.169.254]/latest/meta-data/'),
  'redirect to a number': redirect('http://0xa000001/'),
  'redirect to a private name': redirect('http://intranet.example/feed.xml'),
  'redirect to a name that is public and private': redirect('http://both.example/feed.xml'),
  'redirect to no name': redirect('http://nowhere.example/feed.xml'),
  'redirect to file:': redirect('file:///etc/passwd'),
  'redirect to ftp:': redirect('ftp://files.example/feed.xml'),
  'redirect to another port': redirect('http://93.184.215.14:6379/'),
  'redirect loop': (request, response, goodBody) => redirect(request.url ?? '')(request, response, goodBody),
  'status 500': respond(500, {}, '<rss/>'),
  'status 403': respond(403),
  'status 404': respond(404, {}, '<html>Not found</html>'),
  'status 204': (_request, response) => response.writeHead(204).end(),
  'status 429 with Retry-After': respond(429, { 'retry-after': '7200' }),
  'unrequested 304': respond(304),
};

const contentFaults: Record<string, Fault> = {
  'endless body': endless,
  'gzip bomb': respond(200, { 'content-encoding': 'gzip' }, gzipBomb),
  'gzip bomb in gzip': respond(200, { 'content-encoding': 'gzip, gzip' }, gzipSync(gzipBomb)),
  'brotli bomb': respond(200, { 'content-encoding': 'br' }, brotliBomb),
  'deflate garbage': respond(200, { 'content-encoding': 'deflate' }, Buffer.alloc(5_000, 0xa5)),
  'empty response': respond(200),
  'a page of HTML': respond(200, { 'content-type': 'text/html' }, '<!doctype html><body><p>Sign in<br>first</body>'),
  'other JSON': respond(200, { 'content-type': 'application/json' }, '{"data":{"items":[]}}'),
  truncated: modifiedBody(half),
  'XML bomb': respond(200, {}, `<!DOCTYPE r [<!ENTITY l0 "lol">${entities}]>${rss(item('good', '&l9;'))}`),
  XXE: respond(200, {}, `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${rss(item('good', '&x;'))}`),
  'windows-1256 declared as UTF-8': respond(
    200,
    { 'content-type': 'text/xml; charset=utf-8' },
    Buffer.from(rss(item('good', '\xe3\xd1\xcd\xc8\xc7 \xe3\xd1\xcd\xc8\xc7')), 'latin1'),
  ),
  '200,000 items': modifiedBody(() => rss(Array.from({ length: 200_000 }, (_, n) => item(`n${n}`, 'x')).join(''))),
};

/** Readable responses that must not lose or change a good item. */
export const harmless: Record<string, Fault> = {
  'gzip declared but not sent': modifiedBody((goodBody) => goodBody, { 'content-encoding': 'gzip' }),
  '100,000 levels deep': respond(200, {}, rss(`<item>${'<a>'.repeat(100_000)}`)),
  'an empty channel': respond(200, {}, rss('')),
  'a feed of another kind': respond(200, {}, rss(item('other', 'Of another kind'))),
  'a title of 1 MB': respond(200, {}, rss(item('long', 'x'.repeat(megabyte)))),
  'UTF-8 declared as windows-1256': modifiedBody((goodBody) => goodBody, {
    'content-type': 'text/xml; charset=windows-1256',
  }),
  'UTF-16 without a mark': modifiedBody((goodBody) => Buffer.from(goodBody.replace(/^<\?.*?\?>/, ''), 'utf16le')),
};

/** Each of these must be recorded as a failure. */
export const faults: Record<string, Fault> = { ...connectionFaults, ...contentFaults };

/** The error code that staff see for each fault. */
export const errorCodes: Record<string, FetchErrorCode> = {
  'hangs before headers': 'timeout',
  'hangs in the body': 'timeout',
  'drips a byte every 100 ms': 'timeout',
  'slow headers': 'timeout',
  'reset at once': 'connectionLost',
  'no HTTP at all': 'damaged',
  'huge headers': 'tooLarge',
  'Content-Length too long': 'damaged',
  'Content-Length too short': 'breaksOff',
  'connection refused': 'unreachable',
  'redirect to a private literal': 'privateNetwork',
  'redirect to a mapped literal': 'privateNetwork',
  'redirect to a number': 'privateNetwork',
  'redirect to a private name': 'privateNetwork',
  'redirect to a name that is public and private': 'privateNetwork',
  'redirect to no name': 'noServer',
  'redirect to file:': 'notPublic',
  'redirect to ftp:': 'notPublic',
  'redirect to another port': 'port',
  'redirect loop': 'endlessRedirects',
  'status 500': 'serverError',
  'status 403': 'forbidden',
  'status 404': 'gone',
  'status 204': 'refused',
  'status 429 with Retry-After': 'tooOften',
  'unrequested 304': 'emptyRedirect',
  'endless body': 'tooLarge',
  'gzip bomb': 'tooLarge',
  'gzip bomb in gzip': 'tooLarge',
  'brotli bomb': 'tooLarge',
  'deflate garbage': 'encoding',
  'empty response': 'empty',
  'a page of HTML': 'webPage',
  'other JSON': 'json',
  truncated: 'breaksOff',
  'XML bomb': 'entities',
  XXE: 'entities',
  'windows-1256 declared as UTF-8': 'encoding',
  'expired TLS': 'certificate',
  'self-signed TLS': 'certificate',
};
