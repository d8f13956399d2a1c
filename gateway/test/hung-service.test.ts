import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sendRequest } from './send-request.js';
import { appShell, type Gateway, startGateway } from './start-gateway.js';

/** A copy is good for one second of nginx's clock, which ticks in whole ones. */
const untilOld = () => wait(2_100);
const never = () => new Promise<never>(() => undefined);
const id = 'c0ffee00-0000-4000-8000-000000000000';

describe('before a service that takes connections and does not answer, nginx', () => {
  let gateway: Gateway;
  let address = 0;
  let conference: string;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  beforeEach(async () => {
    // Each test has an address that nobody has asked for.
    address += 1;
    conference = `/api/conferences/slug/conference-${address}`;
    await gateway.services.conferences.stop();
    await gateway.services.conferences.reset();
  });
  afterAll(() => gateway.stop());

  /** The answer, and whether it took about a second at most: a busy machine adds a little of its own. */
  const visit = async (path = conference, headers = {}) => {
    const since = performance.now();
    const answer = await sendRequest(gateway.origin, path, { headers });
    return { ...answer, isQuick: performance.now() - since < 1_500 };
  };

  test('sends the last good answer of everything within a second, to each visitor', async () => {
    const paths = [conference, `/api/conferences/${id}/programme`, `/api/sessions/${id}`, '/api/conferences'];
    const good = await Promise.all(paths.map((path) => visit(path)));
    await untilOld();
    gateway.services.conferences.respond = never;
    for (const _round of [1, 2]) {
      const kept = await Promise.all(paths.map((path) => visit(path)));
      expect(kept.map(({ status, text, isQuick }) => [status, text, isQuick])).toEqual(
        good.map(({ text }) => [200, text, true]),
      );
    }
  });

  test('asks it again all the while, and shows what it says as soon as it answers', async () => {
    await visit();
    await untilOld();
    gateway.services.conferences.respond = () => wait(2_000).then(() => ({ body: 'slow' }));
    expect(await visit()).toMatchObject({ status: 200, isQuick: true, text: expect.stringContaining('conferences') });
    // Nobody has waited for it.
    await wait(2_500);
    expect(await visit()).toMatchObject({ text: '"slow"', isQuick: true });
  });

  test('lets no other request of a kept connection wait', async () => {
    await visit();
    await untilOld();
    gateway.services.conferences.respond = never;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { port } = new URL(gateway.origin);
    const read = (path: string) =>
      new Promise<number>((resolve, reject) => {
        const since = performance.now();
        get({ port, path, agent }, (answer) => {
          answer.resume().once('end', () => resolve(performance.now() - since));
        }).once('error', reject);
      });
    for (const path of [conference, '/about', conference]) expect(await read(path)).toBeLessThan(1_500);
    agent.destroy();
  });

  test('waits for a slow answer that it has no copy of, and asks for it once for all visitors', async () => {
    gateway.services.conferences.respond = () => wait(3_000).then(() => ({ body: 'slow' }));
    const answers = await Promise.all(Array.from({ length: 10 }, () => visit()));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 "slow"']));
    expect(gateway.services.conferences.requests).toHaveLength(1);
  });

  test('waits for what staff read and write', async () => {
    await visit();
    gateway.services.conferences.respond = () => wait(2_000).then(() => ({ body: 'slow' }));
    const headers = { Cookie: 'sid=abc' };
    const [read, written] = await Promise.all([
      visit(conference, headers),
      sendRequest(gateway.origin, '/api/people', { method: 'POST', headers, body: '{}' }),
    ]);
    expect([read.text, written.text]).toEqual(['"slow"', '"slow"']);
  });

  test('knows of a page that is not written by the last good answer', async () => {
    const page = conference.replace('/api/conferences/slug', '/conferences');
    await visit(page);
    await untilOld();
    gateway.services.conferences.respond = never;
    for (const _round of [1, 2])
      expect(await visit(page)).toMatchObject({ status: 200, text: appShell, isQuick: true });
  });
});
