import { endpoints } from '@majlis/contracts/api/endpoints';
import { DataSource } from 'typeorm';
import { conferenceActions } from '../testing/conference-actions.js';
import { countQueries, untilKept } from '../testing/count-queries.js';
import { programmeActions } from '../testing/programme-actions.js';
import { type RunningConferences, runConferences } from '../testing/running-conferences.js';

let service: RunningConferences;
let conferenceId: string;
const { path } = endpoints.conferenceBySlug('faith');

beforeAll(async () => {
  service = await runConferences();
  const input = { status: 'published', slug: 'faith', title: 'Faith', description: 'A long text. '.repeat(200) };
  ({ id: conferenceId } = await conferenceActions(service).create(input));
});
afterAll(() => service.stop());

const readTitle = async () => (await service.visitor.get(path).expect(200)).body.title;
const rename = (database: Pick<DataSource, 'query'>, title: string) =>
  database.query('UPDATE conferences SET title = $1 WHERE id = $2', [title, conferenceId]);

async function inOpenTransaction(work: (transaction: Pick<DataSource, 'query'>) => Promise<void>): Promise<void> {
  const transaction = service.database.createQueryRunner();
  await transaction.startTransaction();
  try {
    await transaction.query("SET LOCAL majlis.actor = 'test'");
    await work(transaction);
    await transaction.commitTransaction();
  } finally {
    await transaction.release();
  }
}

test('an unchanged read asks the tables only once', async () => {
  const read = () => service.visitor.get(path).expect(200);
  const first = await read();
  await untilKept(service, read);
  const { headers, body } = await read();
  expect(body).toEqual(first.body);
  for (const name of ['content-type', 'cache-control', 'etag', 'vary', 'content-encoding'])
    expect([name, headers[name]]).toEqual([name, first.headers[name]]);
  expect(headers['x-request-id']).not.toBe(first.headers['x-request-id']);
});

test('a change is read at once, also one that was begun before the response was kept', async () => {
  expect(await readTitle()).toBe('Faith');
  await inOpenTransaction(async (transaction) => {
    await rename(transaction, 'Faith and law');
    expect(await readTitle()).toBe('Faith');
    await untilKept(service, readTitle);
  });
  expect(await readTitle()).toBe('Faith and law');
});

test('a browser that has the response gets 304, whether it is kept or not', async () => {
  await inOpenTransaction((transaction) => rename(transaction, 'Faith'));
  const { headers } = await service.visitor.get(path).expect(200);
  const ifUnchanged = () => service.visitor.get(path).set('If-None-Match', headers.etag ?? '');
  const kept = await ifUnchanged().expect(304);
  expect([kept.headers.etag, kept.headers['content-length'], kept.text]).toEqual([headers.etag, undefined, '']);
  await inOpenTransaction((transaction) => rename(transaction, 'Faith'));
  await ifUnchanged().expect(304);
  expect(await readTitle()).toBe('Faith');
  await inOpenTransaction((transaction) => rename(transaction, 'Law'));
  expect((await ifUnchanged().expect(200)).body.title).toBe('Law');
});

test('a client without gzip, or in another language, has a response of its own', async () => {
  const plain = () => service.visitor.get(path).set('Accept-Encoding', 'identity').expect(200);
  for (const _round of [1, 2]) {
    expect((await service.visitor.get(path)).headers['content-encoding']).toBe('gzip');
    expect((await plain()).headers['content-encoding']).toBeUndefined();
  }
  expect(await countQueries(service, async () => service.visitor.get(`${path}?lang=ar`).expect(200))).toBeGreaterThan(
    0,
  );
});

test('staff get their own responses, and visitors never what staff got', async () => {
  const { id } = await conferenceActions(service).create({ status: 'draft', slug: 'hidden', title: 'Hidden' });
  const drafts = endpoints.conferences.path;
  const titlesFor = async (browser: typeof service.staff) =>
    (await browser.get(drafts).expect(200)).body.map((conference: { title: string }) => conference.title);
  for (const _round of [1, 2]) {
    expect(await titlesFor(service.staff)).toContain('Hidden');
    expect(await titlesFor(service.visitor)).not.toContain('Hidden');
    await service.staff.get(endpoints.agenda(id).path).expect(200);
    await service.visitor.get(endpoints.agenda(id).path).expect(404);
  }
});

test('the list of conferences for staff is kept until something changes', async () => {
  const readTitles = async () =>
    (await service.staff.get(endpoints.conferences.path).expect(200)).body.map(({ title }: { title: string }) => title);
  await inOpenTransaction((transaction) => rename(transaction, 'Law'));
  expect(await readTitles()).toContain('Law');
  await inOpenTransaction(async (transaction) => {
    await rename(transaction, 'Justice');
    await untilKept(service, readTitles);
    expect(await readTitles()).toContain('Law');
  });
  expect(await readTitles()).toContain('Justice');
});

test('what depends on the time is read again after some seconds', async () => {
  const programme = programmeActions(service);
  const session = await programme.addSession(conferenceId, { title: 'Opening' });
  const publicFrom = new Date(Date.now() + 1_500).toISOString();
  const input = { title: 'Slides', url: 'https://example.org/', sessionId: session.id, publicFrom };
  await service.staff.post(endpoints.documents(conferenceId).path).send(input).expect(201);
  const count = async () => (await service.visitor.get(endpoints.documents(conferenceId).path).expect(200)).body.length;
  expect(await count()).toBe(0);
  while ((await count()) === 0) await new Promise((resolve) => setTimeout(resolve, 250));
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publicFrom));
  expect(Date.now()).toBeLessThan(Date.parse(publicFrom) + 10_000);
});
