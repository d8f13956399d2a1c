import { endpoints } from '@majlis/contracts/api/endpoints';
import { previewHeader } from '@majlis/contracts/staff/drafts';
import { DataSource } from 'typeorm';
import { aSession } from '../testing/conference-actions.js';
import { useConferences } from '../testing/use-conferences.js';

const service = useConferences();
let conferenceId: string;
const { path } = endpoints.conferences;

beforeAll(async () => {
  const input = { status: 'published', slug: 'faith', title: 'Faith', description: 'A long text. '.repeat(200) };
  ({ id: conferenceId } = await service.create(input));
});

/**
 * Waits until a read is answered from the cache. Any transaction of the database server makes the service ask again, and other
 * tests use the same server.
 */
async function untilKept(read: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; (await service.countQueries(read)) > 0; tries += 1)
    if (tries === 50) throw new Error('The response is never kept');
}

const readTitle = async () => (await service.visitor.get(path).expect(200)).body[0].title;
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

test('an unchanged list or programme asks the tables only once', async () => {
  for (const unchanged of [path, endpoints.agenda(conferenceId).path, endpoints.programme(conferenceId).path]) {
    const read = () => service.visitor.get(unchanged).expect(200);
    const { body } = await read();
    await untilKept(read);
    expect((await read()).body).toEqual(body);
  }
});

test('a change is read at once, also one that was begun before the response was kept', async () => {
  expect(await readTitle()).toBe('Faith');
  await inOpenTransaction(async (transaction) => {
    await rename(transaction, 'Faith and law');
    expect(await readTitle()).toBe('Faith');
    await untilKept(readTitle);
  });
  expect(await readTitle()).toBe('Faith and law');
});

test('staff get their own responses, and visitors never what staff got', async () => {
  const { id } = await service.create({ status: 'draft', slug: 'hidden', title: 'Hidden' });
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
    (await service.read(endpoints.conferences.path)).map(({ title }: { title: string }) => title);
  await inOpenTransaction((transaction) => rename(transaction, 'Law'));
  expect(await readTitles()).toContain('Law');
  await inOpenTransaction(async (transaction) => {
    await rename(transaction, 'Justice');
    await untilKept(readTitles);
    expect(await readTitles()).toContain('Law');
  });
  expect(await readTitles()).toContain('Justice');
});

test('a programme in another language, and that of a preview, are their own', async () => {
  const { path: programmePath } = endpoints.agenda(conferenceId);
  const session = await service.addSession(conferenceId, { title: 'Opening' });
  const speaker = await service.addPerson({ firstName: 'Layla' });
  await service.assign(session.id, speaker);
  await service.translate({ table: 'people', id: speaker.id, fields: { firstName: 'ليلى' } }).expect(200);
  const readProgramme = async (query = '', preview = '') =>
    (
      await service.visitor
        .get(`${programmePath}${query}`)
        .set(preview ? { [previewHeader]: preview } : {})
        .expect(200)
    ).body[0];
  await untilKept(readProgramme);
  expect((await readProgramme()).speakers[0].firstName).toBe('Layla');
  expect((await readProgramme('?lang=ar')).speakers[0].firstName).toBe('ليلى');
  const input = { ...aSession(), title: 'Opening, renamed' };
  const { body } = await service.staff
    .post('/api/conferences/previews')
    .send({ table: 'sessions', id: session.id, input })
    .expect(200);
  await untilKept(readProgramme);
  expect((await readProgramme('', body.token)).title).toBe('Opening, renamed');
  expect((await readProgramme()).title).toBe('Opening');
});
