import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from './ask.js';
import { type Gateway, kinds, picture, script, startGateway } from './start-gateway.js';

describe.each(kinds)('files behind the %s', (kind) => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterAll(() => gateway.stop());

  const asset = '/assets/index-4f2a.js';
  const image = '/images/carousel/0a1b-1920x1080.webp';

  test('a hashed asset is kept for ever', async () => {
    const { status, text, headers } = await ask(gateway.origin, asset);
    expect([status, text]).toEqual([200, script]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/^text\/javascript/);
  });

  test.each(['/assets/index-old.js', '/assets/', '/images/carousel/none-1x1.webp'])(
    'a file that is gone, like %s, is a short 404 that nobody keeps',
    async (path) => {
      const { status, headers, text } = await ask(gateway.origin, path);
      expect([status, headers['cache-control'], headers['content-type']]).toEqual([
        404,
        'no-store',
        'text/plain; charset=utf-8',
      ]);
      expect(text.length).toBeLessThan(100);
    },
  );

  test('a bundled picture is kept for a day and runs nothing', async () => {
    const { text, headers } = await ask(gateway.origin, '/pictures/library.svg');
    expect([text, headers['cache-control']]).toEqual([picture, 'public, max-age=86400']);
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  });

  test('an uploaded image is kept for ever, is what its name says, and runs nothing', async () => {
    const { status, text, headers, rawHeaders } = await ask(gateway.origin, image);
    expect([status, text]).toEqual([200, 'an image']);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(rawHeaders.filter((name) => /^content-type$/i.test(name))).toHaveLength(1);
  });

  test('only images come out of the image folder', async () => {
    const { status, text } = await ask(gateway.origin, '/images/carousel/0a1b-1920x1080.html');
    expect(status).toBe(404);
    expect(text).not.toContain('alert');
  });

  test.each(['PUT', 'POST', 'DELETE'])('images cannot be written with %s', async (method) => {
    expect(await ask(gateway.origin, image, { method, body: 'x' })).toMatchObject({ status: 405 });
  });

  test('a part of an image can be asked for', async () => {
    const { status, text } = await ask(gateway.origin, image, { headers: { Range: 'bytes=3-7' } });
    expect([status, text]).toEqual([206, 'image']);
  });

  test('of names that begin with a dot only the standard ones are shown', async () => {
    const { status, text } = await ask(gateway.origin, '/.well-known/security.txt');
    expect([status, text]).toEqual([200, 'Contact: mailto:security@example.org']);
  });
});
