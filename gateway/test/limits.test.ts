import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type HttpResponse, sendRequest } from './send-request.js';
import { type Gateway, startGateway } from './start-gateway.js';

const kilobytes = (count: number) => Buffer.alloc(count * 1024, 'a');

describe('limits of nginx', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());

  const post = (path: string, body: Buffer, headers = {}) =>
    sendRequest(gateway.origin, path, { method: 'POST', body, headers });

  test.each([
    ['/api/cms/content', 256],
    ['/api/cms/upload-image', 10 * 1024],
    ['/api/cms/team-members', 10 * 1024],
    ['/api/cms/upload-document', 20 * 1024 + 50],
  ])('%s takes %i kB', async (path, size) => {
    expect(await post(path, kilobytes(size))).toMatchObject({ status: 200 });
    expect(gateway.services.cms.requests.at(-1)?.bytes).toBe(size * 1024);
  });

  test.each([
    ['/api/cms/content', 257],
    ['/api/cms/hero-images', 1024],
    ['/api/cms/upload-image', 10 * 1024 + 100],
    ['/api/cms/upload-document', 20 * 1024 + 100],
    ['/api/cms/upload-documents', 257],
    ['/api/cms/album-thumbnail', 257],
    ['/api/conferences', 257],
  ])('%s refuses %i kB in words', async (path, size) => {
    const { status, text, headers } = await post(path, kilobytes(size));
    expect(status).toBe(413);
    expect(JSON.parse(text)).toEqual({ message: 'What was sent is too large.', requestId: headers['x-request-id'] });
  });

  test('a body that does not tell its length is counted', async () => {
    const { status } = await post('/api/cms/content', kilobytes(300), { 'Transfer-Encoding': 'chunked' });
    expect(status).toBe(413);
  });

  test('reads are not counted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 35 }, () => sendRequest(gateway.origin, '/api/auth/session')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('too many writes at once are told when to come back', async () => {
    // A made-up address does not give a visitor a second allowance.
    const answers = await Promise.all(
      Array.from({ length: 35 }, (_, index) =>
        post('/api/auth/logout', Buffer.alloc(0), { 'X-Forwarded-For': `9.9.9.${index}` }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(10);
    const [first] = refused;
    expect([first?.headers['retry-after'], first?.headers['content-type']]).toEqual(['1', 'application/json']);
    expect(JSON.parse(first?.text ?? '')).toEqual({
      message: 'Too many requests. Please wait a moment and try again.',
      requestId: first?.headers['x-request-id'],
    });
  });

  test('sign-in can be tried a few times, then not for a while', async () => {
    const answers = [];
    for (let tries = 0; tries < 25; tries += 1) answers.push(await sendRequest(gateway.origin, '/api/auth/google'));
    expect(answers.slice(0, 21).every(({ status }) => status === 200)).toBe(true);
    expect(answers.at(-1)).toMatchObject({ status: 429, headers: { 'retry-after': '6' } });
  });

  test('one visitor cannot hold more than forty requests open', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    gateway.services.feeds.respond = () => released.then(() => ({}));
    const refused: HttpResponse[] = [];
    const asked = Array.from({ length: 60 }, async () => {
      const answer = await sendRequest(gateway.origin, '/api/feeds');
      if (answer.status === 429) refused.push(answer);
      return answer.status;
    });
    // Forty are held by the service; when the other twenty have their answer, nobody else is on the way.
    while (refused.length < 20) await wait(20);
    release();
    const statuses = await Promise.all(asked);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(refused[0]?.headers['content-type']).toBe('application/json');
  });
});
