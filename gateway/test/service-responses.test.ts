import { gunzipSync } from 'node:zlib';
import { sendRequest } from './send-request.js';
import { type Gateway, startGateway } from './start-gateway.js';

const text = 'Conversations on religious, economic and political freedom. '.repeat(8);
const episodes = Array.from({ length: 10_000 }, (_, number) => ({
  slug: `episode-${number}`,
  title: `حديث ${number}`,
  text,
}));

describe('responses of services through nginx', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  beforeEach(() => gateway.services.feeds.reset());
  afterAll(() => gateway.stop());

  // Each test has a path of its own, which is not cached yet.
  let address = 0;
  beforeEach(() => {
    address += 1;
  });
  const read = (headers = {}, method = 'GET') =>
    sendRequest(gateway.origin, `/api/podcast-episodes/slug/episode-${address}`, { headers, method });

  test.each(['', 'sid=abc'])(
    'ten thousand items arrive complete, and compressed for clients that accept gzip (cookie: %s)',
    async (Cookie) => {
      gateway.services.feeds.respond = () => ({ body: episodes });
      const plain = await read({ Cookie });
      const compressed = await read({ Cookie, 'Accept-Encoding': 'gzip, deflate, br' });
      expect(plain.body.length).toBeGreaterThan(5_000_000);
      expect(plain.text === JSON.stringify(episodes)).toBe(true);
      expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'application/json' });
      expect(compressed.body.length).toBeLessThan(plain.body.length / 10);
      expect(gunzipSync(compressed.body).equals(plain.body)).toBe(true);
      expect([plain.headers.vary, compressed.headers.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
    },
  );

  test('a short response is not compressed, and HEAD has the headers of GET', async () => {
    const gzip = { 'Accept-Encoding': 'gzip' };
    gateway.services.feeds.respond = () => ({ headers: { 'Content-Length': 7 }, body: 'short' });
    const short = await read({ ...gzip, Cookie: 'sid=abc' });
    expect([short.text, short.headers['content-encoding']]).toEqual(['"short"', undefined]);
    gateway.services.feeds.respond = () => ({ body: episodes.slice(0, 10) });
    const head = await read(gzip, 'HEAD');
    expect([head.status, head.text, head.headers['content-encoding']]).toEqual([200, '', 'gzip']);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'gzip'],
    ['br, GZIP;q=0.5', 'gzip'],
    ['gzip;q=0, br', undefined],
    ['xgzip, br', undefined],
    ['', undefined],
  ])('for a client that accepts "%s" the service is asked for %s', async (accepted, encoding) => {
    await read({ 'Accept-Encoding': accepted, Cookie: 'sid=abc' });
    expect(gateway.services.feeds.requests.map(({ headers }) => headers['accept-encoding'])).toEqual([encoding]);
  });

  test.each([{}, { 'Accept-Encoding': 'gzip' }])(
    'a response that the visitor already has costs a 304 (%o)',
    async (headers) => {
      gateway.services.feeds.respond = (received) =>
        received.headers['if-none-match']?.includes('"7"')
          ? { status: 304, headers: { ETag: '"7"' } }
          : { headers: { ETag: '"7"' }, body: episodes.slice(0, 10) };
      const { headers: first } = await read(headers);
      expect(first.etag).toBe('"7"');
      const again = await read({ ...headers, 'If-None-Match': first.etag });
      expect([again.status, again.text, again.headers['content-encoding']]).toEqual([304, '', undefined]);
      expect(again.headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
    },
  );
});
