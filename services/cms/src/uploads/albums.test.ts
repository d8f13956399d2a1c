import { LOGGER, type Logger } from '@majlis/kit/logging/logger';
import { startServer } from '@majlis/kit/testing/listen';
import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { albumResponse, type FakeFlickr, respond, startFakeFlickr } from '../../testing/fake-flickr.js';
import { type RunningCms, runCms } from '../../testing/running-cms.js';
import { createPicture } from '../../testing/sample-picture.js';

let flickr: FakeFlickr;
let cms: RunningCms;
let photo: Buffer;
let defaults: Pick<FakeFlickr, 'respondOEmbed' | 'respondPicture'>;
let warn: jest.SpiedFunction<Logger['warn']>;
beforeAll(async () => {
  photo = await createPicture({ width: 800, height: 600, format: 'jpeg' });
  flickr = await startFakeFlickr();
  defaults = {
    respondOEmbed: flickr.respondOEmbed,
    respondPicture: (_request, response) => response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(photo),
  };
  cms = await runCms({ FLICKR_OEMBED_URL: flickr.oEmbed });
});
beforeEach(() => {
  Object.assign(flickr, defaults, { requestedPaths: [] });
  warn = jest.spyOn(cms.app.get<Logger>(LOGGER), 'warn');
});
afterEach(() => void jest.restoreAllMocks());
afterAll(async () => {
  await cms.stop();
  await flickr.stop();
});

const spring = 'https://www.flickr.com/photos/majlis/albums/72157650686499888';
const requestThumbnail = (url: string) => cms.staff.post('/api/cms/album-thumbnail').send({ url });

test('the picture of an album is copied into our own store', async () => {
  const { body } = await requestThumbnail(spring).expect(200);
  expect(body.imageUrl).toMatch(/^\/images\/conferences\/[0-9a-f]{64}-800x600\.webp$/);
  expect(flickr.requestedPaths).toEqual([`/oembed/?format=json&url=${encodeURIComponent(spring)}`, '/picture_b.jpg']);
  expect((await cms.staff.get('/api/cms/media?folder=conferences').expect(200)).body.files[0].url).toBe(body.imageUrl);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  'https://flickr.com/photos/37107167@N07/sets/72157647277042064/',
  'https://www.flickr.com/photos/majlis/albums/with/72157650686499888',
  'https://www.flickr.com/photos/majlis/sets/72157650686499888?page=2',
  'https://flic.kr/s/aHsk8hUbqq',
])('%s is an album', async (url) => {
  expect((await requestThumbnail(url).expect(200)).body.imageUrl).not.toBe('');
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
])('"%s" is not a Flickr album, and no request is sent', async (url) => {
  expect((await requestThumbnail(url).expect(200)).body).toEqual({ imageUrl: '' });
  expect(flickr.requestedPaths).toEqual([]);
});

test.each([
  'photos/majlis',
  'ftp://www.flickr.com/photos/majlis/albums/1',
  'https://me:x@www.flickr.com/photos/m/albums/1',
])('%s is rejected as an invalid URL', async (url) => {
  expect(messagesOf((await requestThumbnail(url).expect(400)).body.fields)).toEqual({
    url: expect.stringContaining('full address'),
  });
});

const withOEmbed = (body: unknown, type?: string) => () => {
  flickr.respondOEmbed = (_request, response) => respond(response, body, type);
};
const withPicture = (bytes: () => Buffer, type: string) => () => {
  flickr.respondPicture = (_request, response) => response.writeHead(200, { 'Content-Type': type }).end(bytes());
};

test.each<[string, () => void, string]>([
  [
    'an album that Flickr does not know',
    () => (flickr.respondOEmbed = (_request, response) => response.writeHead(404).end()),
    'status 404',
  ],
  [
    'a photo that is no album',
    withOEmbed({ ...albumResponse('https://live.staticflickr.com/1_b.jpg'), flickr_type: 'photo' }),
    'flickr_type',
  ],
  ['an album without a picture', withOEmbed({ flickr_type: 'album' }), 'thumbnail_url'],
  ['an HTML page', withOEmbed('<html></html>', 'text/html'), 'text/html'],
  ['invalid JSON', withOEmbed('{"flickr_type":'), 'SyntaxError'],
  ['a huge response', withOEmbed('x'.repeat(100_000)), 'larger than 65536 bytes'],
  ['a picture elsewhere', withOEmbed(albumResponse('https://example.org/a.jpg')), 'example.org, not at Flickr'],
  [
    'a picture at a host with a similar name',
    withOEmbed(albumResponse('https://staticflickr.com.example.org/a.jpg')),
    'not at Flickr',
  ],
  ['a picture in the private network', withOEmbed(albumResponse('http://10.0.0.1/a.jpg')), '10.0.0.1, not at Flickr'],
  ['a picture that is a file', withOEmbed(albumResponse('file:///etc/passwd')), 'not at Flickr'],
  ['a picture without TLS', withOEmbed(albumResponse('http://live.staticflickr.com/a.jpg')), 'not at Flickr'],
  [
    'a picture that is gone',
    () => (flickr.respondPicture = (_request, response) => response.writeHead(410).end()),
    'status 410',
  ],
  [
    'a picture that is a page',
    withPicture(() => Buffer.from('<script>alert(1)</script>'), 'text/html'),
    'is text/html',
  ],
  ['a page declared as a picture', withPicture(() => Buffer.from('<script>'), 'image/jpeg'), 'not an image we can use'],
  ['a damaged picture', withPicture(() => photo.subarray(0, 900), 'image/jpeg'), 'damaged'],
  ['a huge picture', withPicture(() => Buffer.alloc(11 * 1024 * 1024), 'image/jpeg'), 'larger than 10485760 bytes'],
])('%s leaves the cover empty and logs a warning', async (_case, prepare, reason) => {
  prepare();
  expect((await requestThumbnail(spring).expect(200)).body).toEqual({ imageUrl: '' });
  expect(warn).toHaveBeenCalledTimes(1);
  const warned = { album: spring, error: expect.stringContaining(reason) };
  expect(warn).toHaveBeenCalledWith(expect.objectContaining(warned), 'could not fetch album cover');
});

test('redirects are not followed', async () => {
  let reached = 0;
  const inner = await startServer((_request, response) => {
    reached += 1;
    response.end('secret');
  });
  const location = inner.origin;
  for (const handler of ['respondPicture', 'respondOEmbed'] as const) {
    flickr[handler] = (_request, response) => response.writeHead(302, { location }).end();
    expect((await requestThumbnail(spring).expect(200)).body).toEqual({ imageUrl: '' });
  }
  await inner.stop();
  expect(reached).toBe(0);
});

test.each(['respondOEmbed', 'respondPicture'] as const)(
  'a hang in "%s" times out within ten seconds',
  async (handler) => {
    flickr[handler] = () => undefined;
    const started = performance.now();
    expect((await requestThumbnail(spring).expect(200)).body).toEqual({ imageUrl: '' });
    expect(performance.now() - started).toBeLessThan(onThisMachine(6_000));
  },
);

test('many concurrent requests all get a response within ten seconds', async () => {
  flickr.respondOEmbed = () => undefined;
  const started = performance.now();
  const responses = await Promise.all(Array.from({ length: 10 }, () => requestThumbnail(spring)));
  expect(responses.map(({ status, body }) => [status, body])).toEqual(Array(10).fill([200, { imageUrl: '' }]));
  expect(performance.now() - started).toBeLessThan(onThisMachine(10_000));
});
