import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseStoredImageUrl, renditionsBeside } from '@majlis/contracts/shared/stored-images';
import { HttpException } from '@nestjs/common';
import sharp from 'sharp';
import { FolderStore } from '../storage/folder-store.js';
import type { ObjectStore } from '../storage/object-store.js';
import { isPreparingUpload, storeImage, storeRenditions } from './store-image.js';

let root: string;
let store: ObjectStore;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'majlis-images-'));
  store = new FolderStore(root);
});
afterAll(() => rm(root, { recursive: true }));

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 70 } }, limitInputPixels: false });
const jpeg = (width = 600, height = 400) => canvas(width, height).jpeg().toBuffer();
const upload = (bytes: Buffer) => storeImage(store, 'carousel', bytes);
const keyOf = (imageUrl: string) => imageUrl.slice('/images/'.length);
const stored = async (imageUrl: string) => {
  const bytes = await store.get(imageUrl.replace('/images/', ''));
  if (!bytes) throw new Error(`${imageUrl} is not in the store`);
  return bytes;
};
const rejection = async (bytes: Buffer, at: ObjectStore = store) => {
  const error: unknown = await storeImage(at, 'carousel', bytes).catch((thrown: unknown) => thrown);
  if (!(error instanceof HttpException)) throw error;
  return `${error.getStatus()} ${error.message}`;
};

test('an upload is stored in full size, then in every size and format of its srcset', async () => {
  const { imageUrl } = await upload(await jpeg(2400, 1200));
  expect(imageUrl).toMatch(/^\/images\/carousel\/[0-9a-f]{64}-1920x960\.webp$/);
  const key = keyOf(imageUrl);
  expect((await store.list('carousel')).map((object) => object.key)).toEqual([key]);
  expect([await storeRenditions(store, key), await storeRenditions(store, key)]).toEqual([5, 0]);
  const expected = parseStoredImageUrl(imageUrl)?.sources.flatMap(({ srcSet }) => srcSet.split(', ')) ?? [];
  expect(expected).toHaveLength(6);
  for (const rendition of expected) {
    const [url = '', width = ''] = rendition.split(' ');
    const metadata = await sharp(await stored(url)).metadata();
    expect(`${metadata.width}w`).toBe(width);
    expect(metadata.format).toBe(url.endsWith('.avif') ? 'heif' : 'webp');
  }
});

test('a small image is never enlarged', async () => {
  const { imageUrl } = await upload(await jpeg(200, 100));
  expect(imageUrl).toMatch(/-200x100\.webp$/);
});

test('the same image gets the same path', async () => {
  const bytes = await jpeg(300, 300);
  expect(await upload(bytes)).toEqual(await upload(bytes));
});

test.each(['png', 'webp', 'avif'] as const)('%s is accepted', async (format) => {
  const { imageUrl } = await upload(await canvas(64, 64).toFormat(format).toBuffer());
  expect(imageUrl).toMatch(/-64x64\.webp$/);
});

function segmentOf(file: Buffer, code: number): number {
  let at = 2;
  while (file[at + 1] !== code) at += 2 + file.readUInt16BE(at + 2);
  return at;
}

test.each([
  ['before a segment', 0xc0],
  ['before the image data', 0xda],
])('a complete JPEG with stray bytes %s is accepted, a truncated one rejected', async (_case, code) => {
  const file = await canvas(120, 80).jpeg().toBuffer();
  const at = segmentOf(file, code);
  const stray = Buffer.concat([file.subarray(0, at), Buffer.from([0, 1, 2, 3]), file.subarray(at)]);
  await expect(sharp(stray, { failOn: 'warning' }).raw().toBuffer()).rejects.toThrow('extraneous bytes');
  expect((await upload(stray)).imageUrl).toMatch(/-120x80\.webp$/);
  expect(await rejection(stray.subarray(0, -40))).toContain('400 This image is damaged');
});

test('transparency is kept', async () => {
  const logo = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  expect((await sharp(await stored((await upload(logo)).imageUrl)).metadata()).hasAlpha).toBe(true);
});

test.each<[string, () => Promise<Buffer>]>([
  ['in CMYK', () => canvas(40, 40).toColourspace('cmyk').jpeg().toBuffer()],
  ['with 16 bits per channel', () => canvas(40, 40).toColourspace('rgb16').png().toBuffer()],
  ['in greyscale', () => canvas(40, 40).greyscale().png().toBuffer()],
  ['with a palette', () => canvas(40, 40).png({ palette: true }).toBuffer()],
  ['with progressive encoding', () => canvas(40, 40).jpeg({ progressive: true }).toBuffer()],
])('an image %s is stored as 8-bit sRGB', async (_case, file) => {
  const { space, depth } = await sharp(await stored((await upload(await file())).imageUrl)).metadata();
  expect({ space, depth }).toEqual({ space: 'srgb', depth: 'uchar' });
});

test('an image is rotated upright and loses its metadata', async () => {
  const camera = await canvas(300, 200)
    .withExif({ IFD0: { Copyright: 'Amal', Model: 'camera-9' }, IFD3: { GPSLatitude: '3/1 8/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { imageUrl } = await upload(camera);
  expect(imageUrl).toMatch(/-200x300\.webp$/);
  const bytes = await stored(imageUrl);
  const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
  expect({ exif, icc, xmp, orientation }).toEqual({});
  expect(bytes.includes('camera-9')).toBe(false);
});

test('data appended to an image is not stored', async () => {
  const passenger = '<script>alert(document.domain)</script>';
  const { imageUrl } = await upload(Buffer.concat([await jpeg(), Buffer.from(passenger)]));
  expect((await stored(imageUrl)).includes('script')).toBe(false);
});

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['an empty file', () => Buffer.alloc(0), '400 This file is empty.'],
  ['a text', () => Buffer.from('hello'), '415 This file is not an image we can use.'],
  ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), '415 This file is not'],
  ['GIF', () => canvas(9, 9).gif().toBuffer(), '415 This file is not'],
  ['GIF that is a script too', () => Buffer.from('GIF89a/*\0\0*/=1;alert(1)'), '415 This file is not'],
  ['TIFF', () => canvas(9, 9).tiff().toBuffer(), '415 This file is not'],
  ['PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n'), '415 This file is not'],
  ['the first half of a JPEG', async () => (await jpeg()).subarray(0, 900), '400 This image is damaged'],
  [
    'a PNG signature and nothing else',
    () => Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
    '400 This image is damaged',
  ],
  ['more than 10 MB', () => Buffer.alloc(10 * 1024 * 1024 + 1), '413 This file is larger than 10 MB.'],
  ['20,000 pixels per side', () => canvas(20_000, 20_000).png().toBuffer(), '400 This image has too many pixels.'],
  ['a strip of 12,001 pixels', () => canvas(12_001, 10).png().toBuffer(), '400 This image has too many pixels.'],
])('%s is rejected with a message', async (_case, file, message) => {
  expect(await rejection(await file())).toContain(message);
});

test('an image that ends its process is rejected, and the next one accepted', async () => {
  const rejected = rejection(await jpeg(7_000, 5_000));
  while (!isPreparingUpload()) await sleep(1);
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  for (const pid of children.trim().split(' '))
    if ((await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes('images/image-worker'))
      process.kill(Number(pid), 'SIGKILL');
  expect(await rejected).toContain('400 This image cannot be prepared.');
  expect((await upload(await jpeg(200, 100))).imageUrl).toMatch(/-200x100\.webp$/);
});

test('a rejected image names the form field', async () => {
  const error: unknown = await upload(Buffer.from('hello')).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ response: { fields: { image: { code: 'notImage' } } } });
});

test('uploads beyond the queue limit get 503, and none is lost', async () => {
  const bytes = await jpeg(100, 100);
  const results = await Promise.all(
    Array.from({ length: 9 }, () => upload(bytes).catch((error: HttpException) => error)),
  );
  const rejected = results.filter((result) => result instanceof HttpException);
  expect(rejected.map((error) => error.getStatus())).toEqual([503, 503, 503]);
  expect(results.filter((result) => 'imageUrl' in result)).toHaveLength(6);
});

test('what an interrupted run left out is made later, and nothing twice', async () => {
  const key = keyOf((await upload(await jpeg(1200, 800))).imageUrl);
  const put: ObjectStore['put'] = (name, ...file) =>
    name.endsWith('.avif') ? Promise.reject(new Error('The store is down')) : store.put(name, ...file);
  const interrupted: ObjectStore = Object.assign(Object.create(store), { put });
  await expect(storeRenditions(interrupted, key)).rejects.toThrow('Images cannot be stored');
  expect(await storeRenditions(store, key)).toBeGreaterThanOrEqual(3);
  expect(await storeRenditions(store, key)).toBe(0);
  for (const rendition of renditionsBeside(key)) expect(await store.head(rendition.key)).toBeDefined();
});

test('an image that is no longer stored has no renditions', async () => {
  expect(await storeRenditions(store, `carousel/${'e'.repeat(64)}-9x9.webp`)).toBe(0);
});

test('an unavailable store is reported as such, not as an invalid file', async () => {
  const unavailable = new FolderStore('/dev/null/nowhere');
  expect(await rejection(await jpeg(), unavailable)).toBe(
    '503 Images cannot be stored at the moment. Please try again soon.',
  );
});
