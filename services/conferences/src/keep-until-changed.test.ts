import { endpoints } from '@majlis/contracts/api/endpoints';
import { previewHeader } from '@majlis/contracts/staff/drafts';
import { translationActions } from '@majlis/kit/testing/translation-actions';
import { DataSource } from 'typeorm';
import { conferenceActions } from '../testing/conference-actions.js';
import { untilKept } from '../testing/count-queries.js';
import { aSession, programmeActions } from '../testing/programme-actions.js';
import { type RunningConferences, runConferences } from '../testing/running-conferences.js';

let service: RunningConferences;
let conferenceId: string;
const { path } = endpoints.conferences;

beforeAll(async () => {
  service = await runConferences();
  const input = { status: 'published', slug: 'faith', title: 'Faith', description: 'A long text. '.repeat(200) };
  ({ id: conferenceId } = await conferenceActions(service).create(input));
});
afterAll(() => service.stop());

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
    await untilKept(service, read);
    expect((await read()).body).toEqual(body);
  }
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

test('a programme in another language, and that of a preview, are their own', async () => {
  const { path: programmePath } = endpoints.agenda(conferenceId);
  const session = await programmeActions(service).addSession(conferenceId, { title: 'Opening' });
  const speaker = await programmeActions(service).addPerson({ firstName: 'Layla' });
  await programmeActions(service).assign(session.id, speaker);
  await translationActions('conferences', service)
    .put({ table: 'people', id: speaker.id, fields: { firstName: 'ليلى' } })
    .expect(200);
  const readProgramme = async (query = '', preview = '') =>
    (
      await service.visitor
        .get(`${programmePath}${query}`)
        .set(preview ? { [previewHeader]: preview } : {})
        .expect(200)
    ).body[0];
  await untilKept(service, readProgramme);
  expect((await readProgramme()).speakers[0].firstName).toBe('Layla');
  expect((await readProgramme('?lang=ar')).speakers[0].firstName).toBe('ليلى');
  const input = { ...aSession(), title: 'Opening, renamed' };
  const { body } = await service.staff
    .post('/api/conferences/previews')
    .send({ table: 'sessions', id: session.id, input })
    .expect(200);
  await untilKept(service, readProgramme);
  expect((await readProgramme('', body.token)).title).toBe('Opening, renamed');
  expect((await readProgramme()).title).toBe('Opening');
});
