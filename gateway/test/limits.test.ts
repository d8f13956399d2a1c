import { setTimeout as wait } from 'node:timers/promises';
import { type HttpResponse, sendRequest } from './send-request.js';
import { type Gateway, startGateway } from './start-gateway.js';

const programme = '/api/conferences/c0ffee00-0000-4000-8000-000000000000/import';
const people = '/api/people/import';
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
    [programme, 11 * 1024],
    [people, 11 * 1024],
  ])('%s accepts %i kB', async (path, size) => {
    expect(await post(path, kilobytes(size))).toMatchObject({ status: 200 });
    const service = [programme, people].includes(path) ? 'conferences' : 'cms';
    expect(gateway.services[service].requests.at(-1)?.bytes).toBe(size * 1024);
  });

  test.each([
    ['/api/cms/content', 257],
    ['/api/cms/hero-images', 1024],
    ['/api/cms/upload-image', 10 * 1024 + 100],
    ['/api/cms/upload-document', 20 * 1024 + 100],
    ['/api/cms/upload-documents', 257],
    [`${programme}/preview`, 11 * 1024 + 1],
    [`${programme}/other`, 257],
    ['/api/cms/album-thumbnail', 257],
    ['/api/conferences', 257],
  ])('%s rejects %i kB with a message', async (path, size) => {
    const { status, text, headers } = await post(path, kilobytes(size));
    expect(status).toBe(413);
    expect(JSON.parse(text)).toEqual({
      code: 'sentTooLarge',
      params: { text: 'What was sent is too large.' },
      message: 'What was sent is too large.',
      requestId: headers['x-request-id'],
    });
  });

  test.each(['POST', 'PUT', 'PATCH'])('a chunked body of a %s is limited too', async (method) => {
    const headers = { 'Transfer-Encoding': 'chunked' };
    const body = kilobytes(300);
    const { status } = await sendRequest(gateway.origin, '/api/cms/content', { method, body, headers });
    expect(status).toBe(413);
  });

  test('reads have no rate limit', async () => {
    const responses = await Promise.all(
      Array.from({ length: 35 }, () => sendRequest(gateway.origin, '/api/auth/session')),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('too many writes at once get 429 with Retry-After', async () => {
    // A forged address must not give a visitor a second allowance.
    const responses = await Promise.all(
      Array.from({ length: 35 }, (_, index) =>
        post('/api/auth/logout', Buffer.alloc(0), { 'X-Forwarded-For': `9.9.9.${index}` }),
      ),
    );
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected.length).toBeGreaterThanOrEqual(10);
    expect(responses.length - rejected.length).toBeGreaterThanOrEqual(10);
    const [first] = rejected;
    expect([first?.headers['retry-after'], first?.headers['content-type']]).toEqual(['1', 'application/json']);
    expect(JSON.parse(first?.text ?? '')).toEqual({
      code: 'tooManyRequests',
      params: { text: 'Too many requests. Please wait a moment and try again.' },
      message: 'Too many requests. Please wait a moment and try again.',
      requestId: first?.headers['x-request-id'],
    });
  });

  describe('writes of staff', () => {
    let sessions = 0;
    const newSession = () => {
      sessions += 1;
      return String(sessions).padStart(43, 'S');
    };
    const write = (session: string, path = '/api/conferences') =>
      post(path, Buffer.from('{}'), { Cookie: `theme=dark; sid=${session}` });
    /** Sends requests in groups, with fewer connections at a time than one visitor may have. */
    async function statusesOf(count: number, send: (index: number) => Promise<HttpResponse>): Promise<number[]> {
      const statuses: number[] = [];
      for (let sent = 0; sent < count; sent += 25)
        statuses.push(
          ...(await Promise.all(
            Array.from({ length: Math.min(25, count - sent) }, async (_, index) => (await send(sent + index)).status),
          )),
        );
      return statuses;
    }

    test('those that a session retries after an outage all pass, also in a burst', async () => {
      const session = newSession();
      expect(new Set(await statusesOf(75, () => write(session)))).toEqual(new Set([200]));
    });

    test('colleagues behind one address do not share a limit, and a session that floods has one', async () => {
      const [flooding, colleague] = [newSession(), newSession()];
      const flood = await statusesOf(250, () => write(flooding));
      expect(flood.filter((status) => status === 429).length).toBeGreaterThan(30);
      expect(new Set(await statusesOf(10, () => write(colleague)))).toEqual(new Set([200]));
    });

    test('a made-up session lifts no limit of what visitors may write, and one session each does not lift that of an address', async () => {
      await wait(3_000);
      const signOuts = await statusesOf(60, () => write(newSession(), '/api/auth/logout'));
      expect(signOuts.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
      const malformed = await statusesOf(60, (index) => write(`made-up-${index}`));
      expect(malformed.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
      const rotating = await statusesOf(900, () => write(newSession()));
      expect(rotating.filter((status) => status === 429).length).toBeGreaterThan(50);
    });
  });

  test('as many searches as a visitor types are sent to the service, and far more get 429', async () => {
    const responses: HttpResponse[] = [];
    // The requests are sent in groups, because more connections at once are rejected, too.
    for (let group = 0; group < 5; group += 1)
      responses.push(
        ...(await Promise.all(
          Array.from({ length: 30 }, (_, index) => sendRequest(gateway.origin, `/api/search?q=${group}-${index}`)),
        )),
      );
    expect(new Set(responses.slice(0, 30).map(({ status }) => status))).toEqual(new Set([200]));
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected.length).toBeGreaterThanOrEqual(10);
    expect(JSON.parse(rejected[0]?.text ?? '').message).toBe('Too many requests. Please wait a moment and try again.');
  });

  test('sign-ins are limited to a burst and then get 429', async () => {
    const responses = [];
    for (let tries = 0; tries < 25; tries += 1) responses.push(await sendRequest(gateway.origin, '/api/auth/google'));
    expect(responses.slice(0, 21).every(({ status }) => status === 200)).toBe(true);
    expect(responses.at(-1)).toMatchObject({ status: 429, headers: { 'retry-after': '6' } });
  });

  test('one visitor can have at most forty requests open', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    gateway.services.feeds.respond = () => released.then(() => ({}));
    const rejected: HttpResponse[] = [];
    const statusesPending = Array.from({ length: 60 }, async () => {
      const response = await sendRequest(gateway.origin, '/api/feeds');
      if (response.status === 429) rejected.push(response);
      return response.status;
    });
    // Forty requests wait in the service, so the other twenty must be rejected.
    while (rejected.length < 20) await wait(20);
    release();
    const statuses = await Promise.all(statusesPending);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(rejected[0]?.headers['content-type']).toBe('application/json');
  });
});
