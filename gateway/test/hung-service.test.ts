import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { sendRequest } from './send-request.js';
import { appShell, type Gateway, startGateway } from './start-gateway.js';

/** Responses are cached for one second of nginx's clock, which counts whole seconds. */
const waitUntilExpired = () => wait(2_100);
const never = () => new Promise<never>(() => undefined);
const id = 'c0ffee00-0000-4000-8000-000000000000';

describe('in front of a service that accepts connections and does not respond, nginx', () => {
  let gateway: Gateway;
  let address = 0;
  let conference: string;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  beforeEach(async () => {
    // Each test has a path of its own, which is not cached yet.
    address += 1;
    conference = `/api/conferences/slug/conference-${address}`;
    await gateway.services.conferences.stop();
    await gateway.services.conferences.reset();
  });
  afterAll(() => gateway.stop());

  /** A quick response takes at most a second, plus the delay of a busy machine. */
  const visit = async (path = conference, headers = {}) => {
    const since = performance.now();
    const response = await sendRequest(gateway.origin, path, { headers });
    return { ...response, isQuick: performance.now() - since < 1_500 };
  };

  test('serves the last good response to each visitor within a second', async () => {
    const paths = [conference, `/api/conferences/${id}/programme`, `/api/sessions/${id}`, '/api/conferences'];
    const good = await Promise.all(paths.map((path) => visit(path)));
    await waitUntilExpired();
    gateway.services.conferences.respond = never;
    for (const _round of [1, 2]) {
      const cached = await Promise.all(paths.map((path) => visit(path)));
      expect(cached.map(({ status, text, isQuick }) => [status, text, isQuick])).toEqual(
        good.map(({ text }) => [200, text, true]),
      );
    }
  });

  test.each([1_500, 2_000])(
    'lets no visitor wait for a service that takes %i ms, and updates the cache in the background',
    async (milliseconds) => {
      const { conferences } = gateway.services;
      let stale = await visit();
      conferences.respond = () => {
        const body = `response ${conferences.requests.length}`;
        return wait(milliseconds).then(() => ({ body }));
      };
      for (const _update of [1, 2]) {
        await waitUntilExpired();
        const visits = await Promise.all(Array.from({ length: 10 }, () => visit()));
        expect(visits.map(({ text }) => text)).toEqual(Array(10).fill(stale.text));
        while (visits.at(-1)?.text === stale.text) {
          await wait(50);
          visits.push(await visit());
        }
        expect(visits.at(-1)?.text).toMatch(/^"response /);
        expect(visits.filter(({ isQuick }) => !isQuick)).toEqual([]);
        stale = visits.at(-1) ?? stale;
      }
      // Each update takes one request that is given up after 0.7 s and one in the background, however many visitors come.
      expect(conferences.requests.length).toBeLessThan(10);
    },
  );

  test('does not delay other requests of a keep-alive connection', async () => {
    await visit();
    await waitUntilExpired();
    gateway.services.conferences.respond = never;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { port } = new URL(gateway.origin);
    const read = (path: string) =>
      new Promise<number>((resolve, reject) => {
        const since = performance.now();
        get({ port, path, agent }, (response) => {
          response.resume().once('end', () => resolve(performance.now() - since));
        }).once('error', reject);
      });
    for (const path of [conference, '/about', conference]) expect(await read(path)).toBeLessThan(onThisMachine(1_500));
    agent.destroy();
  });

  test('waits for a slow response that is not cached, with one request for all visitors that is repeated once', async () => {
    gateway.services.conferences.respond = () => wait(2_000).then(() => ({ body: 'slow' }));
    const responses = await Promise.all(Array.from({ length: 10 }, () => visit()));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 "slow"']));
    // The first request was given up after 0.7 s.
    expect(gateway.services.conferences.requests.map(({ isFullySent }) => isFullySent)).toEqual([false, true]);
  });

  test('says within three seconds that what it has no copy of is not available', async () => {
    gateway.services.conferences.respond = never;
    const since = performance.now();
    const page = `/conferences/conference-of-its-own-${address}`;
    const responses = await Promise.all([visit(), visit(`/api/sessions/${id.replace('c0', 'd1')}`), visit(page)]);
    const elapsed = performance.now() - since;
    expect(responses.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(responses[0]?.headers['retry-after']).toBe('5');
    expect(JSON.parse(responses[0]?.text ?? '')).toMatchObject({ message: expect.stringContaining('not available') });
    expect(elapsed).toBeGreaterThan(2_900);
    expect(elapsed).toBeLessThan(onThisMachine(3_000) + 1_500);
  });

  test('waits for reads and writes of staff', async () => {
    await visit();
    gateway.services.conferences.respond = () => wait(2_000).then(() => ({ body: 'slow' }));
    const headers = { Cookie: 'sid=abc' };
    const [read, written] = await Promise.all([
      visit(conference, headers),
      sendRequest(gateway.origin, '/api/people', { method: 'POST', headers, body: '{}' }),
    ]);
    expect([read.text, written.text]).toEqual(['"slow"', '"slow"']);
  });

  test('serves the existence check from the cache', async () => {
    const page = conference.replace('/api/conferences/slug', '/conferences');
    await visit(page);
    await waitUntilExpired();
    gateway.services.conferences.respond = never;
    for (const _round of [1, 2])
      expect(await visit(page)).toMatchObject({ status: 200, text: appShell, isQuick: true });
  });
});
