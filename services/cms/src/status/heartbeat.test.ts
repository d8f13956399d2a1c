import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, openDatabase, runSql, type TestDatabase } from '@majlis/kit/testing/database';
import { type CmsProcess, startCmsProcess } from '../../testing/cms-process.js';

let data: TestDatabase;
beforeAll(async () => {
  data = await createDatabase();
});
afterAll(() => data.drop());

const startCms = () =>
  startCmsProcess({
    PORT: '0',
    DATABASE_URL: data.urlFor('cms'),
    PUBLIC_ORIGIN: 'http://localhost:8080',
    COOKIE_KEYS: 'k3hsd8fjw0sl2mfa9qpz7xnv4bty6rue',
    OBJECT_STORE_URL: 'file:///nowhere',
    MAJLIS_VERSION: '2.0.0',
  });

type Row = { instance: string; version: string };
async function rows(): Promise<Row[]> {
  const database = await openDatabase(data.ownerUrl);
  const result = await database.query<Row>('SELECT instance, version FROM operations.service_instances ORDER BY 1');
  await database.end();
  return result.rows;
}

/** Kills the processes even if the callback fails. */
async function whileRunning(processes: CmsProcess[], work: () => Promise<void>): Promise<void> {
  try {
    await Promise.all(processes.map((cmsProcess) => cmsProcess.baseUrl()));
    await work();
  } finally {
    for (const cmsProcess of processes) cmsProcess.signal('SIGKILL');
    await Promise.all(processes.map(({ ended }) => ended));
  }
}

test('each instance has a heartbeat row, deleted on shutdown but not on a crash', async () => {
  await runSql(
    data.ownerUrl,
    `INSERT INTO operations.service_instances VALUES ('feeds', 'long-gone', '1', now(), now() - interval '25 hours')`,
  );
  const [first, second] = [startCms(), startCms()];
  await whileRunning([first, second], async () => {
    // The row without a heartbeat for a day is deleted, too.
    while ((await rows()).length !== 2 || (await rows()).some(({ instance }) => instance === 'long-gone'))
      await sleep(50);
    expect((await rows()).map(({ version }) => version)).toEqual(['2.0.0', '2.0.0']);
    first.signal('SIGTERM');
    expect(await first.ended).toEqual({ code: 0, stderr: '' });
    expect(await rows()).toHaveLength(1);
    second.signal('SIGKILL');
    await second.ended;
    expect(await rows()).toHaveLength(1);
  });
});

test('a service works although its heartbeat cannot be written', async () => {
  await runSql(data.ownerUrl, 'ALTER TABLE operations.service_instances RENAME TO elsewhere');
  const cms = startCms();
  await whileRunning([cms], async () => {
    const warnings = () => cms.log.filter(({ message }) => message === 'heartbeat write failed');
    while (warnings().length === 0) await sleep(50);
    expect((await fetch(`${await cms.baseUrl()}/ready`)).status).toBe(204);
    cms.signal('SIGTERM');
    expect(await cms.ended).toEqual({ code: 0, stderr: '' });
    expect(warnings()).toMatchObject([
      { level: 'warn', error: expect.stringMatching(/operations\.service_instances/) },
    ]);
  });
});
