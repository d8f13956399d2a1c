import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendRequest } from './send-request.js';
import { documentName, type Gateway, picture, script, startGateway, waitForFileCache } from './start-gateway.js';

describe('files behind nginx', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());

  const asset = '/assets/index-4f2a.js';
  const image = '/images/carousel/0a1b-1920x1080.webp';
  const pdf = `/documents/${documentName}`;

  test('a hashed asset is cached for ever', async () => {
    const { status, text, headers } = await sendRequest(gateway.origin, asset);
    expect([status, text]).toEqual([200, script]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/^text\/javascript/);
  });

  test.each([
    '/assets/index-old.js',
    '/assets/',
    '/images/carousel/none-1x1.webp',
    '/images/carousel/0b0b-1x1-480.avif',
    `/documents/${'00'.repeat(32)}.pdf`,
  ])('a missing file, like %s, is a short 404 that is not cached', async (path) => {
    const { status, headers, text } = await sendRequest(gateway.origin, path);
    expect([status, headers['cache-control'], headers['content-type'], headers['content-disposition']]).toEqual([
      404,
      'no-store',
      'text/plain; charset=utf-8',
      undefined,
    ]);
    expect(text.length).toBeLessThan(100);
  });

  test('a bundled image is cached for a day and cannot run scripts', async () => {
    const { text, headers } = await sendRequest(gateway.origin, '/pictures/library.svg');
    expect([text, headers['cache-control']]).toEqual([picture, 'public, max-age=86400']);
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  });

  test.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/icon-192.png', 'image/png'],
  ])('the icon %s is cached for a day, and other sites may show it', async (path, type) => {
    const { status, text, headers } = await sendRequest(gateway.origin, path);
    expect([status, text, headers['content-type']]).toEqual([200, 'an icon', type]);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  test('an uploaded image is cached for ever, has the type of its name, and cannot run scripts', async () => {
    const { status, text, headers, rawHeaders } = await sendRequest(gateway.origin, image);
    expect([status, text]).toEqual([200, 'an image']);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(rawHeaders.filter((name) => /^content-type$/i.test(name))).toHaveLength(1);
  });

  test.each(['.avif', '-480.avif', '-480.webp', '-960.avif'])(
    'until the rendition %s is there, the full size replaces it for seconds, with its own type',
    async (ending) => {
      const rendition = image.replace('.webp', ending);
      const { status, text, headers } = await sendRequest(gateway.origin, rendition);
      expect([status, text]).toEqual([200, 'an image']);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=5',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      await writeFile(join(gateway.uploadsFolder, rendition.slice('/images/'.length)), 'a rendition');
      await waitForFileCache();
      const made = await sendRequest(gateway.origin, rendition);
      expect([made.text, made.headers['content-type']]).toEqual(['a rendition', `image/${ending.split('.')[1]}`]);
      expect(made.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    },
  );

  test('visitors cannot name the location of full sizes', async () => {
    const { status } = await sendRequest(gateway.origin, '/gateway/full-size/carousel/0a1b-1920x1080.webp');
    expect(status).toBe(404);
  });

  test('a document is a download of type PDF, is cached for ever, and cannot run scripts', async () => {
    const { status, text, headers, rawHeaders } = await sendRequest(gateway.origin, pdf);
    expect([status, text]).toEqual([200, '%PDF-1.7 a document']);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const names = rawHeaders.filter((_name, index) => index % 2 === 0).map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  test.each([
    [pdf.replace('.pdf', '%2epdf'), 'application/pdf', 'attachment'],
    [pdf.replace('/documents', '/%64ocuments'), 'application/pdf', 'attachment'],
    [pdf.replace('/documents', '/conferences/spring/sessions/opening'), 'application/pdf', 'attachment'],
    [pdf.replace('/documents', '/ar/conferences/spring/sessions/opening'), 'application/pdf', 'attachment'],
    [image.replace('.webp', '.web%70'), 'image/webp', undefined],
  ])('%s is the same file, however its path is encoded', async (path, type, disposition) => {
    const { status, headers } = await sendRequest(gateway.origin, path);
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([200, type, disposition]);
  });

  test.each([
    '/images/carousel/0a1b-1920x1080.html',
    '/images/documents/notes.html',
    `/images/documents/${documentName}`,
    '/documents/notes.html',
    '/documents',
    '/documents/../carousel/0a1b-1920x1080.html',
    `/documents/${documentName.toUpperCase()}`,
  ])('only images and documents are served from the uploads, each under its own path: %s', async (path) => {
    const { status, text } = await sendRequest(gateway.origin, path);
    expect(status).toBe(404);
    expect(text).not.toMatch(/alert|PDF/);
  });

  test.each(['PUT', 'POST', 'DELETE', 'PATCH'])('%s cannot write images or documents', async (method) => {
    for (const path of [image, pdf])
      expect(await sendRequest(gateway.origin, path, { method, body: 'x' })).toMatchObject({ status: 405 });
  });

  test('HEAD has the headers of a document without its body', async () => {
    const { status, text, headers } = await sendRequest(gateway.origin, pdf, { method: 'HEAD' });
    expect([status, text, headers['content-length'], headers['content-type']]).toEqual([
      200,
      '',
      '19',
      'application/pdf',
    ]);
  });

  test.each([
    [image, 'bytes=3-7', 'image', 'bytes 3-7/8'],
    [pdf, 'bytes=9-', 'a document', 'bytes 9-18/19'],
  ])('a range of %s can be requested', async (path, range, expectedText, contentRange) => {
    const { status, text, headers } = await sendRequest(gateway.origin, path, { headers: { Range: range } });
    expect([status, text, headers['content-range']]).toEqual([206, expectedText, contentRange]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each([image, pdf])('a range of %s beyond its end returns 416', async (path) => {
    const { status, headers, text } = await sendRequest(gateway.origin, path, { headers: { Range: 'bytes=99-' } });
    expect([status, headers['content-range']]).toEqual([416, expect.stringMatching(/^bytes \*\/\d+$/)]);
    expect(text).not.toMatch(/PDF|an image/);
  });

  test('an unchanged document costs a 304', async () => {
    const { headers } = await sendRequest(gateway.origin, pdf);
    const again = await sendRequest(gateway.origin, pdf, { headers: { 'If-None-Match': headers.etag } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('of hidden files only those of /.well-known/ are served', async () => {
    const { status, text } = await sendRequest(gateway.origin, '/.well-known/security.txt');
    expect([status, text]).toEqual([200, 'Contact: mailto:security@example.org']);
    for (const path of ['/.secret', '/.build-id', '/.git/config'])
      expect([path, (await sendRequest(gateway.origin, path)).status]).toEqual([path, 404]);
  });
});
