import { endpoints } from '@majlis/contracts/api/endpoints';
import { roomsOf } from '@majlis/contracts/programme/rooms';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { translationBoard, translationsOf } from '@majlis/contracts/staff/translations';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { PurgeDeletedJob } from '@majlis/rows/app/purge-deleted.job';
import { useConferences } from '../testing/use-conferences.js';

const service = useConferences();
const { add, translate, findTranslations } = service;
let ids: Record<'conference' | 'session' | 'room' | 'document' | 'person', string>;

const translations = {
  conferences: { title: 'الإيمان', venue: 'القاعة الكبرى', metaDescription: 'وصف', tags: 'الإيمان، التجارة' },
  sessions: { title: 'الافتتاح', sessionAbstract: 'ملخص' },
  rooms: { name: 'القاعة أ' },
  documents: { title: 'ورقة' },
  people: { position: 'قاضية', biography: 'سيرة', expertiseAreas: 'الفقه، القضاء , الفقه' },
};

/** Creates a conference with one of everything, and translates all of it. */
beforeAll(async () => {
  const { id: conference } = await service.create({
    status: 'published',
    slug: 'faith',
    title: 'Faith',
    venue: 'The great hall',
    city: 'Kuala Lumpur',
    tags: ['Faith', 'Trade'],
  });
  const session = await service.addSession(conference, {
    title: 'Opening',
    slug: 'opening',
    location: 'hall  A',
    description: 'Welcome',
    sessionAbstract: 'Abstract',
  });
  const person = await service.addPerson({
    slug: 'layla',
    position: 'Judge',
    organization: 'The bench',
    biography: 'B',
    expertiseAreas: ['Law', 'Courts'],
  });
  await service.assign(session.id, person);
  const { id: room } = await add(roomsOf(conference).path, { name: 'Hall A' });
  const { id: document } = await add(endpoints.documents(conference).path, {
    title: 'A paper',
    url: 'https://example.org/',
  });
  ids = { conference, session: session.id, room, document, person: person.id };
  const rows = { conferences: conference, sessions: session.id, rooms: room, documents: document, people: person.id };
  for (const [table, id] of Object.entries(rows))
    await translate({ table, id, fields: translations[table as keyof typeof translations] }).expect(200);
});

const read = async (path: string, query = '?lang=ar') => (await service.visitor.get(path + query).expect(200)).body;

test('a conference, its sessions, rooms and documents are read in the language, the rest as it was written', async () => {
  const conference = {
    title: 'الإيمان',
    venue: 'القاعة الكبرى',
    metaDescription: 'وصف',
    tags: ['الإيمان', 'التجارة'],
    city: 'Kuala Lumpur',
  };
  expect(await read(endpoints.conferenceBySlug('faith').path)).toMatchObject(conference);
  expect((await read(endpoints.conferences.path))[0]).toMatchObject(conference);
  expect((await read(endpoints.conferences.path, '?lang=ar&per_page=1'))[0]).toMatchObject(conference);
  const { title, venue } = conference;
  expect(await read(endpoints.nextConference.path)).toMatchObject({ title, venue });
  const session = { title: 'الافتتاح', location: 'القاعة أ' };
  for (const list of [endpoints.agenda, endpoints.programme, endpoints.sessions])
    expect((await read(list(ids.conference).path))[0]).toMatchObject(session);
  expect((await read(endpoints.programme(ids.conference).path))[0].description).toBe('Welcome');
  expect((await read(endpoints.documents(ids.conference).path))[0].title).toBe('ورقة');
  expect(await read(endpoints.conferenceBySlug('faith').path, '')).toMatchObject({ title: 'Faith' });
});

test('speakers within sessions, and sessions within speakers, are read in the language', async () => {
  for (const path of [endpoints.sessionDetail(ids.session).path, endpoints.sessionBySlug('faith', 'opening').path])
    expect(await read(path)).toMatchObject({
      title: 'الافتتاح',
      sessionAbstract: 'ملخص',
      description: 'Welcome',
      speakers: [{ person: { position: 'قاضية', organization: 'The bench', biography: 'سيرة' } }],
    });
  expect(await read(endpoints.publicSpeakers.path)).toMatchObject([{ slug: 'layla', position: 'قاضية' }]);
  expect(await read(endpoints.speakerBySlug('layla').path)).toMatchObject({
    position: 'قاضية',
    expertiseAreas: ['الفقه', 'القضاء'],
    conferences: [{ title: 'الإيمان', sessions: [{ title: 'الافتتاح' }] }],
  });
});

test('no visitor gets an id, or another field of staff, because of a language', async () => {
  for (const path of [
    endpoints.nextConference.path,
    endpoints.publicSpeakers.path,
    endpoints.agenda(ids.conference).path,
  ]) {
    const [original, translated] = [await read(path, ''), await read(path)];
    expect(Object.keys(translated[0] ?? translated)).toEqual(Object.keys(original[0] ?? original));
  }
});

test('an unknown language is rejected', async () => {
  const { body } = await service.visitor.get(`${endpoints.conferences.path}?lang=AR`).expect(400);
  expect(messagesOf(body.fields)).toEqual({ lang: 'Languages are en, ar, ms' });
});

test('a list is translated as one text with commas, and each entry is limited like that of the original', async () => {
  const { originals, translations } = await findTranslations('people', ids.person);
  expect(originals.expertiseAreas).toBe('Law, Courts');
  expect(translations[0]?.fields.expertiseAreas).toBe('الفقه, القضاء');
  const person = {
    table: 'people',
    id: ids.person,
    version: 1,
    fields: { expertiseAreas: `الفقه، ${'x'.repeat(101)}` },
  };
  expect(messagesOf((await translate(person).expect(400)).body.fields)).toEqual({
    expertiseAreas: 'Area has at most 100 characters',
  });
});

test('a field that is too long is rejected, and staff forms get what was written', async () => {
  const room = { table: 'rooms', id: ids.room, version: 1, fields: { name: 'x'.repeat(301) } };
  expect(messagesOf((await translate(room).expect(400)).body.fields)).toEqual({
    name: 'Name has at most 300 characters',
  });
  expect((await findTranslations('sessions', ids.session)).originals).toEqual({
    slug: 'opening',
    title: 'Opening',
    track: '',
    description: 'Welcome',
    sessionAbstract: 'Abstract',
    presentationTitles: '',
  });
  const { body } = await service.staff.get(staffEndpoints.people.path).expect(200);
  expect(body[0].position).toBe('Judge');
  await service.visitor.get(translationsOf('conferences', 'sessions', ids.session).path).expect(401);
});

test('an undone translation is read as it was before', async () => {
  const fields = { title: 'الجلسة', sessionAbstract: null };
  const changed = await translate({ table: 'sessions', id: ids.session, version: 1, fields }).expect(200);
  const sessionOf = () => read(endpoints.sessionDetail(ids.session).path);
  expect(await sessionOf()).toMatchObject({ title: 'الجلسة', sessionAbstract: 'Abstract' });
  await service.undo(changed).expect(204);
  expect(await sessionOf()).toMatchObject({ title: 'الافتتاح', sessionAbstract: 'ملخص' });
});

test('the board has what visitors see, and nothing of a draft', async () => {
  const draft = await service.create({ status: 'draft', slug: 'draft' });
  const hidden = await service.addSession(draft.id);
  await service.assign(hidden.id, await service.addPerson({ position: 'Dean' }));
  const { body } = await service.staff.get(translationBoard('conferences', 'ar').path).expect(200);
  expect(body).toEqual({
    total: 3,
    rows: [
      { table: 'conferences', id: ids.conference, label: 'Faith', conferenceId: null, missing: 1, outdated: 0 },
      { table: 'people', id: ids.person, label: 'Layla Haddad', conferenceId: null, missing: 1, outdated: 0 },
      {
        table: 'sessions',
        id: ids.session,
        label: 'Opening',
        conferenceId: ids.conference,
        missing: 1,
        outdated: 0,
      },
    ],
  });
});

test('a track is translated once, at any of its sessions, and another session may differ', async () => {
  const { id: conference } = await service.create({ status: 'published', slug: 'tracks' });
  const first = await service.addSession(conference, { title: 'First', track: 'Law and  order' });
  const second = await service.addSession(conference, { title: 'Second', track: 'law and order' });
  const third = await service.addSession(conference, { title: 'Third', track: 'Law and  order' });
  const gaps = async () => {
    const { body } = await service.staff.get(translationBoard('conferences', 'ar').path).expect(200);
    const rows = body.rows as { conferenceId: string; label: string; missing: number }[];
    return rows
      .filter((row) => row.conferenceId === conference)
      .map(({ label, missing }) => `${label} ${missing}`)
      .sort();
  };
  const before = await gaps();
  await translate({ table: 'sessions', id: first.id, fields: { track: 'القانون والنظام' } }).expect(200);
  const tracks = async (query?: string) =>
    (await read(endpoints.agenda(conference).path, query)).map(({ track }: { track: string }) => track);
  expect(await tracks()).toEqual(['القانون والنظام', 'القانون والنظام', 'القانون والنظام']);
  expect(await tracks('')).toEqual(['Law and  order', 'law and order', 'Law and  order']);
  expect((await findTranslations('sessions', third.id)).shared).toEqual({ ar: { track: 'القانون والنظام' } });
  expect((await findTranslations('sessions', first.id)).shared).toEqual({});
  const less = (line?: string) => line?.replace(/\d+$/, (count) => String(Number(count) - 1));
  expect(await gaps()).toEqual(before.map(less));
  await translate({ table: 'sessions', id: second.id, fields: { track: 'القانون' } }).expect(200);
  await translate({ table: 'sessions', id: first.id, version: 1, fields: { track: 'النظام' } }).expect(200);
  expect(await tracks()).toEqual(['النظام', 'القانون', 'النظام']);
});

test('names of people can be written in the letters of a language, and are never missing', async () => {
  const { id } = await service.addPerson({ firstName: 'Hiroto', lastName: 'Amanuma', position: '', organization: '' });
  const { body } = await service.staff.get(`${translationBoard('conferences', 'ar').path}&table=people`).expect(200);
  expect(body.rows.map((row: { id: string }) => row.id)).not.toContain(id);
  await translate({
    table: 'people',
    id: ids.person,
    version: 1,
    fields: { firstName: 'ليلى', lastName: 'حداد' },
  }).expect(200);
  expect(await read(endpoints.speakerBySlug('layla').path)).toMatchObject({ firstName: 'ليلى', lastName: 'حداد' });
  expect((await read(endpoints.agenda(ids.conference).path))[0].speakers).toMatchObject([{ lastName: 'حداد' }]);
});

test('a draft is previewed in the language, too', async () => {
  const draft = await service.create({ status: 'draft', slug: 'coming', title: 'Coming' });
  await translate({ table: 'conferences', id: draft.id, fields: { title: 'قادم' } }).expect(200);
  const { title, startDate, endDate } = draft;
  const input = { title, startDate, endDate, slug: 'coming', status: 'draft' };
  const { body } = await service.staff
    .post('/api/conferences/previews')
    .send({ table: 'conferences', id: draft.id, input })
    .expect(200);
  const { path } = endpoints.conferenceBySlug('coming');
  const preview = await service.visitor.get(`${path}?lang=ar`).set('preview', body.token).expect(200);
  expect(preview.body.title).toBe('قادم');
  await service.visitor.get(`${path}?lang=ar`).expect(404);
});

test('a translation is previewed as it is typed', async () => {
  const row = {
    table: 'conferences',
    id: (await service.create({ status: 'published', slug: 'typed', title: 'Typed' })).id,
  };
  await translate({ ...row, fields: { title: 'محفوظ' } }).expect(200);
  const preview = (title: string) => ({ input: { table: row.table, language: 'ar', fields: { title } } });
  const { body } = await service.staff
    .post('/api/conferences/previews')
    .send({ ...row, table: 'translations', ...preview('مكتوب') })
    .expect(200);
  const path = `${endpoints.conferenceBySlug('typed').path}?lang=ar`;
  const previewedTitle = async () =>
    (await service.visitor.get(path).set('preview', body.token).expect(200)).body.title;
  expect(await previewedTitle()).toBe('مكتوب');
  await service.staff.put(`/api/conferences/previews/${body.previewId}`).send(preview('')).expect(204);
  expect(await previewedTitle()).toBe('Typed');
  expect((await service.visitor.get(path).expect(200)).body.title).toBe('محفوظ');
});

test('a purged conference takes the translations of all its rows with it', async () => {
  const gone = await service.create({ title: 'Gone' });
  const { id } = await service.addSession(gone.id);
  await translate({ table: 'sessions', id, fields: { title: 'انتهى' } }).expect(200);
  const countOf = async () =>
    (await service.database.query('SELECT FROM translations WHERE row_id = $1', [id])).length as number;
  expect(await countOf()).toBe(1);
  await service.staff.delete(`${endpoints.conferences.path}/${gone.id}`).expect(204);
  await service.app.get(PurgeDeletedJob).purge(new Date(Date.now() + 31 * 86_400_000));
  expect(await countOf()).toBe(0);
});
