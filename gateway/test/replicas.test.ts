import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { renderNginx } from '../../infra/local/nginx/render-nginx.js';
import { FakeService } from './fake-service.js';
import { sendRequest } from './send-request.js';
import { freePort, runNginx, waitUntilReady, writeSite } from './start-gateway.js';

/** A visitor may write ten times a second, and twenty times at once; a copy that died is left out for a second. */
const untilMayWrite = () => new Promise((resolve) => setTimeout(resolve, 1_500));
const asWrite = (method: string) => ({ ...write, method });
const write = { method: 'POST', headers: { 'Content-Type': 'application/json', Cookie: 'sid=abc' }, body: '{}' };

describe('nginx before two copies of a service', () => {
  const copies = [new FakeService('one copy'), new FakeService('another copy')];
  let folder: string;
  let origin: string;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'majlis-copies-'));
    await writeSite(folder);
    for (const copy of copies) await copy.start();
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const [one = '', other = ''] = copies.map(({ address }) => address);
    const args = await renderNginx({
      folder: join(folder, 'nginx'),
      port,
      metricsPort: await freePort(),
      upstreams: { cms: one, conferences: one, feeds: one },
      uploadsFolder: join(folder, 'images'),
      siteFolder: join(folder, 'site'),
      publishedFolder: join(folder, 'published'),
      mediaSources: 'https:',
    });
    // As when a name leads to two addresses.
    const configuration = join(folder, 'nginx/rendered/http.conf');
    const text = await readFile(configuration, 'utf8');
    await writeFile(
      configuration,
      text.replace(/^ +server .*$/gm, (line) => `${line}\n${line.replace(one, other)}`),
    );
    stop = await runNginx(args);
    await waitUntilReady(origin);
  });
  beforeEach(() => Promise.all(copies.map((copy) => copy.reset())));
  afterAll(async () => {
    await stop();
    for (const copy of copies) await copy.stop();
    await rm(folder, { recursive: true });
  });

  const asked = () => copies.map((copy) => copy.requests.length).reduce((sum, count) => sum + count);
  const writes = async (method: string, count: number) => {
    const statuses: number[] = [];
    for (let made = 0; made < count; made += 1)
      statuses.push((await sendRequest(origin, '/api/people', asWrite(method))).status);
    return statuses;
  };

  test('both are asked', async () => {
    expect(await writes('POST', 4)).toEqual([200, 200, 200, 200]);
    expect(copies.map((copy) => copy.requests.length)).toEqual([2, 2]);
  });

  test.each(['POST', 'PUT', 'DELETE'])('a %s that one refuses to take is done by the other, once', async (method) => {
    await copies[0]?.stop();
    expect(await writes(method, 4)).toEqual([200, 200, 200, 200]);
    expect(copies.map((copy) => copy.requests.length)).toEqual([0, 4]);
    await copies[0]?.start();
  });

  test.each(['POST', 'PUT', 'DELETE'])('a %s that was taken and not answered is never made again', async (method) => {
    for (const copy of copies) copy.respond = () => Promise.reject(new Error('dies'));
    const { status, text } = await sendRequest(origin, '/api/people', asWrite(method));
    expect([status, JSON.parse(text)]).toEqual([
      502,
      expect.objectContaining({ message: expect.stringContaining('not available') }),
    ]);
    expect(asked()).toBe(1);
  });

  test.each(['POST', 'PUT', 'DELETE'])(
    'a %s that one refuses and the other takes is not made again',
    async (method) => {
      const [refusing, taking] = copies;
      await untilMayWrite();
      await refusing?.stop();
      if (taking) taking.respond = () => Promise.reject(new Error('dies'));
      expect(await writes(method, 2)).toEqual([502, 502]);
      expect(asked()).toBe(2);
      await refusing?.start();
    },
  );

  test('a read that was taken and not answered is made of the other', async () => {
    for (const copy of copies) copy.respond = () => Promise.reject(new Error('dies'));
    expect(await sendRequest(origin, '/api/people', { headers: { Cookie: 'sid=abc' } })).toMatchObject({ status: 502 });
    expect(copies.map((copy) => copy.requests.length)).toEqual([1, 1]);
  });

  test('what a page asks is asked of the other copy when one refuses or dies', async () => {
    const [one] = copies;
    const pages = () => Promise.all(['a', 'b', 'c', 'd'].map((slug) => sendRequest(origin, `/conferences/${slug}`)));
    if (one) one.respond = () => Promise.reject(new Error('dies'));
    expect((await pages()).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await one?.stop();
    for (const headers of Array(6).fill({ Cookie: 'sid=abc' }))
      expect(await sendRequest(origin, '/conferences/e', { headers })).toMatchObject({ status: 200 });
    await one?.start();
  });

  test('a copy that hangs holds up what it was given, and is given no more', async () => {
    const [hanging] = copies;
    let comesBack: (reply: { status: number }) => void = () => undefined;
    if (hanging) hanging.respond = () => new Promise((resolve) => (comesBack = resolve));
    const read = () => sendRequest(origin, '/api/people', { headers: { Cookie: 'sid=abc' } });
    const first = [read(), read()];
    await Promise.race(first);
    for (let count = 0; count < 6; count += 1) expect((await read()).status).toBe(200);
    expect(copies.map((copy) => copy.requests.length)).toEqual([1, 7]);
    comesBack({ status: 200 });
    await Promise.all(first);
  });

  test.each(['POST', 'PUT'])('a %s that nobody takes is a Problem', async (method) => {
    for (const copy of copies) await copy.stop();
    const { status, headers, text } = await sendRequest(origin, '/api/people', asWrite(method));
    expect([status, headers['content-type'], headers['retry-after']]).toEqual([502, 'application/json', '5']);
    expect(JSON.parse(text)).toMatchObject({ requestId: headers['x-request-id'] });
    for (const copy of copies) await copy.start();
  });
});
