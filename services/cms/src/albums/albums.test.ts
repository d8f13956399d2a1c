import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { LOGGER, type Logger } from '@majlis/kit/app/tokens';
import sharp from 'sharp';
import { album, type FakeFlickr, say, startFakeFlickr } from '../../testing/fake-flickr.js';
import { type RunningCms, runCms } from '../../testing/running-cms.js';

let flickr: FakeFlickr;
let cms: RunningCms;
let photo: Buffer;
let usual: Pick<FakeFlickr, 'tell' | 'sendPicture'>;
let warn: jest.SpiedFunction<Logger['warn']>;
beforeAll(async () => {
  photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#a16207' } })
    .jpeg()
    .toBuffer();
  flickr = await startFakeFlickr();
  usual = {
    tell: flickr.tell,
    sendPicture: (_request, response) => response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(photo),
  };
  cms = await runCms({ FLICKR_OEMBED_URL: flickr.oEmbed });
});
beforeEach(() => {
  Object.assign(flickr, usual, { asked: [] });
  warn = jest.spyOn(cms.app.get<Logger>(LOGGER), 'warn');
});
afterEach(() => void jest.restoreAllMocks());
afterAll(async () => {
  await cms.stop();
  await flickr.stop();
});

const spring = 'https://www.flickr.com/photos/majlis/albums/72157650686499888';
const ask = (url: string) => cms.staff.post('/api/cms/album-thumbnail').send({ url });

test('the picture of an album is copied into our own store', async () => {
  const { body } = await ask(spring).expect(200);
  expect(body.imageUrl).toMatch(/^\/images\/conferences\/[0-9a-f]{64}-800x600\.webp$/);
  expect(flickr.asked).toEqual([`/oembed/?format=json&url=${encodeURIComponent(spring)}`, '/picture_b.jpg']);
  expect((await cms.staff.get('/api/cms/images/conferences').expect(200)).body[0].url).toBe(body.imageUrl);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  'https://flickr.com/photos/37107167@N07/sets/72157647277042064/',
  'https://www.flickr.com/photos/majlis/albums/with/72157650686499888',
  'https://www.flickr.com/photos/majlis/sets/72157650686499888?page=2',
  'https://flic.kr/s/aHsk8hUbqq',
])('%s is an album', async (url) => {
  expect((await ask(url).expect(200)).body.imageUrl).not.toBe('');
});

test.each([
  '',
  'http://www.flickr.com/photos/majlis/albums/1',
  'https://www.flickr.com/photos/majlis/12345',
  'https://www.flickr.com/photos/majlis/albums/',
  'https://www.flickr.com.example.org/photos/majlis/albums/1',
  'https://flickr.com:8443/photos/majlis/albums/1',
  'https://example.org/?https://www.flickr.com/photos/majlis/albums/1',
  'https://live.staticflickr.com/8572/16055522574_ce77fde14e_b.jpg',
  'https://photos.example.org/albums/1',
  'http://169.254.169.254/latest/meta-data/',
])('"%s" is no album of Flickr: nobody is asked', async (url) => {
  expect((await ask(url).expect(200)).body).toEqual({ imageUrl: '' });
  expect(flickr.asked).toEqual([]);
});

test.each([
  'photos/majlis',
  'ftp://www.flickr.com/photos/majlis/albums/1',
  'https://me:x@www.flickr.com/photos/m/albums/1',
])('%s is no address', async (url) => {
  expect((await ask(url).expect(400)).body.fields).toEqual({ url: expect.stringContaining('whole address') });
});

const telling = (answer: unknown, type?: string) => () => {
  flickr.tell = (_request, response) => say(response, answer, type);
};
const sending = (bytes: () => Buffer, type: string) => () => {
  flickr.sendPicture = (_request, response) => response.writeHead(200, { 'Content-Type': type }).end(bytes());
};

test.each<[string, () => void, string]>([
  ['an album that Flickr does not know', () => (flickr.tell = (_q, a) => a.writeHead(404).end()), 'status 404'],
  [
    'a photo that is no album',
    telling({ ...album('https://live.staticflickr.com/1_b.jpg'), flickr_type: 'photo' }),
    'flickr_type',
  ],
  ['an album without a picture', telling({ flickr_type: 'album' }), 'thumbnail_url'],
  ['an HTML page', telling('<html></html>', 'text/html'), 'text/html'],
  ['what is no JSON', telling('{"flickr_type":'), 'SyntaxError'],
  ['a huge answer', telling('x'.repeat(100_000)), 'larger than 65536 bytes'],
  ['a picture elsewhere', telling(album('https://example.org/a.jpg')), 'example.org, not at Flickr'],
  [
    'a picture at a host that only looks like it',
    telling(album('https://staticflickr.com.example.org/a.jpg')),
    'not at Flickr',
  ],
  ['a picture in the private network', telling(album('http://10.0.0.1/a.jpg')), '10.0.0.1, not at Flickr'],
  ['a picture that is a file', telling(album('file:///etc/passwd')), 'not at Flickr'],
  ['a picture without TLS', telling(album('http://live.staticflickr.com/a.jpg')), 'not at Flickr'],
  ['a picture that is gone', () => (flickr.sendPicture = (_q, a) => a.writeHead(410).end()), 'status 410'],
  ['a picture that is a page', sending(() => Buffer.from('<script>alert(1)</script>'), 'text/html'), 'is text/html'],
  [
    'a page that calls itself a picture',
    sending(() => Buffer.from('<script>'), 'image/jpeg'),
    'not an image we can use',
  ],
  ['a damaged picture', sending(() => photo.subarray(0, 900), 'image/jpeg'), 'damaged'],
  ['a huge picture', sending(() => Buffer.alloc(11 * 1024 * 1024), 'image/jpeg'), 'larger than 10485760 bytes'],
])('%s: no picture, and the operator is told', async (_case, prepare, reason) => {
  prepare();
  expect((await ask(spring).expect(200)).body).toEqual({ imageUrl: '' });
  expect(warn).toHaveBeenCalledTimes(1);
  const warned = { album: spring, error: expect.stringContaining(reason) };
  expect(warn).toHaveBeenCalledWith(expect.objectContaining(warned), 'an album has no picture');
});

test('a redirect is not followed, least of all to this machine', async () => {
  let reached = 0;
  const inner = createServer((_request, response) => {
    reached += 1;
    response.end('secret');
  });
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
  const location = `http://127.0.0.1:${(inner.address() as AddressInfo).port}/`;
  for (const part of ['sendPicture', 'tell'] as const) {
    flickr[part] = (_request, response) => response.writeHead(302, { location }).end();
    expect((await ask(spring).expect(200)).body).toEqual({ imageUrl: '' });
  }
  await new Promise((resolve) => inner.close(resolve));
  expect(reached).toBe(0);
});

test.each(['tell', 'sendPicture'] as const)('a Flickr that hangs in "%s" costs less than ten seconds', async (part) => {
  flickr[part] = () => undefined;
  const started = performance.now();
  expect((await ask(spring).expect(200)).body).toEqual({ imageUrl: '' });
  expect(performance.now() - started).toBeLessThan(6_000);
});

test('of many questions at once none is lost, and none waits longer than ten seconds', async () => {
  flickr.tell = () => undefined;
  const started = performance.now();
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(spring)));
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(10).fill([200, { imageUrl: '' }]));
  expect(performance.now() - started).toBeLessThan(10_000);
});
