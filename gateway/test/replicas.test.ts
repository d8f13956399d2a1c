import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderNginx } from '../../infra/local/nginx/render-nginx.js';
import { FakeService } from './fake-service.js';
import { freePort } from './free-port.js';
import { sendRequest } from './send-request.js';
import { runNginx, waitUntilReady, writeSite } from './start-gateway.js';

/** The write limit is ten a second with a burst of twenty, and a failed replica is excluded for a second. */
const waitForWriteLimit = () => new Promise((resolve) => setTimeout(resolve, 1_500));
const asWrite = (method: string) => ({ ...write, method });
const write = { method: 'POST', headers: { 'Content-Type': 'application/json', Cookie: 'sid=abc' }, body: '{}' };

describe('nginx in front of two replicas of a service', () => {
  const replicas = [new FakeService('one replica'), new FakeService('another replica')];
  let folder: string;
  let origin: string;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'majlis-replicas-'));
    await writeSite(folder);
    for (const replica of replicas) await replica.start();
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const [one = '', other = ''] = replicas.map(({ address }) => address);
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
    // This is how nginx sees a name that resolves to two addresses.
    const configuration = join(folder, 'nginx/rendered/http.conf');
    const text = await readFile(configuration, 'utf8');
    await writeFile(
      configuration,
      text.replace(/^ +server .*$/gm, (line) => `${line}\n${line.replace(one, other)}`),
    );
    stop = await runNginx(args);
    await waitUntilReady(origin);
  });
  beforeEach(() => Promise.all(replicas.map((replica) => replica.reset())));
  afterAll(async () => {
    await stop();
    for (const replica of replicas) await replica.stop();
    await rm(folder, { recursive: true });
  });

  const requestCount = () => replicas.map((replica) => replica.requests.length).reduce((sum, count) => sum + count);
  const writes = async (method: string, count: number) => {
    const statuses: number[] = [];
    for (let sent = 0; sent < count; sent += 1)
      statuses.push((await sendRequest(origin, '/api/people', asWrite(method))).status);
    return statuses;
  };

  test('both replicas get requests', async () => {
    expect(await writes('POST', 4)).toEqual([200, 200, 200, 200]);
    expect(replicas.map((replica) => replica.requests.length)).toEqual([2, 2]);
  });

  test.each(['POST', 'PUT', 'DELETE'])(
    'a %s to a replica that is down is executed once by the other',
    async (method) => {
      await replicas[0]?.stop();
      expect(await writes(method, 4)).toEqual([200, 200, 200, 200]);
      expect(replicas.map((replica) => replica.requests.length)).toEqual([0, 4]);
      await replicas[0]?.start();
    },
  );

  test.each(['POST', 'PUT', 'DELETE'])('a %s that was sent and got no response is never repeated', async (method) => {
    for (const replica of replicas) replica.respond = () => Promise.reject(new Error('dies'));
    const { status, text } = await sendRequest(origin, '/api/people', asWrite(method));
    expect([status, JSON.parse(text)]).toEqual([
      502,
      expect.objectContaining({ message: expect.stringContaining('not available') }),
    ]);
    expect(requestCount()).toBe(1);
  });

  test.each(['POST', 'PUT', 'DELETE'])(
    'a %s that one replica refuses and the other accepts is not repeated',
    async (method) => {
      const [refusing, accepting] = replicas;
      await waitForWriteLimit();
      await refusing?.stop();
      if (accepting) accepting.respond = () => Promise.reject(new Error('dies'));
      expect(await writes(method, 2)).toEqual([502, 502]);
      expect(requestCount()).toBe(2);
      await refusing?.start();
    },
  );

  test('a read that was sent and got no response is repeated at the other replica', async () => {
    for (const replica of replicas) replica.respond = () => Promise.reject(new Error('dies'));
    expect(await sendRequest(origin, '/api/people', { headers: { Cookie: 'sid=abc' } })).toMatchObject({ status: 502 });
    expect(replicas.map((replica) => replica.requests.length)).toEqual([1, 1]);
  });

  test('an existence check goes to the other replica when one refuses or dies', async () => {
    const [one] = replicas;
    const pages = () => Promise.all(['a', 'b', 'c', 'd'].map((slug) => sendRequest(origin, `/conferences/${slug}`)));
    if (one) one.respond = () => Promise.reject(new Error('dies'));
    expect((await pages()).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await one?.stop();
    for (const headers of Array(6).fill({ Cookie: 'sid=abc' }))
      expect(await sendRequest(origin, '/conferences/e', { headers })).toMatchObject({ status: 200 });
    await one?.start();
  });

  test('a replica that hangs gets no more requests', async () => {
    const [hanging] = replicas;
    let release: (reply: { status: number }) => void = () => undefined;
    if (hanging) hanging.respond = () => new Promise((resolve) => (release = resolve));
    const read = () => sendRequest(origin, '/api/people', { headers: { Cookie: 'sid=abc' } });
    const first = [read(), read()];
    await Promise.race(first);
    for (let count = 0; count < 6; count += 1) expect((await read()).status).toBe(200);
    expect(replicas.map((replica) => replica.requests.length)).toEqual([1, 7]);
    release({ status: 200 });
    await Promise.all(first);
  });

  test.each(['POST', 'PUT'])('a %s that no replica accepts returns 502 with a JSON error', async (method) => {
    for (const replica of replicas) await replica.stop();
    const { status, headers, text } = await sendRequest(origin, '/api/people', asWrite(method));
    expect([status, headers['content-type'], headers['retry-after']]).toEqual([502, 'application/json', '5']);
    expect(JSON.parse(text)).toMatchObject({ requestId: headers['x-request-id'] });
    for (const replica of replicas) await replica.start();
  });
});
