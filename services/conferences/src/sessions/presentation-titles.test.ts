import { endpoints } from '@majlis/contracts/api/endpoints';
import { translationBoard } from '@majlis/contracts/staff/translations';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { useConferences } from '../../testing/use-conferences.js';

const english = ['On counsel', 'A court for officials', 'On counsel'];
const arabic = 'في المشورة\nمحكمة للموظفين';

const service = useConferences();
const { translate: put, findTranslations: find } = service;
let conferenceId: string;
let sessionId: string;
let personIds: string[];

const speakersPath = (id: string) => endpoints.sessionSpeakers(id).path;

/** Adds a session with a presentation of each title, all by different people. */
async function addSession(titles: string[]): Promise<string> {
  const { id } = await service.addSession(conferenceId, { title: 'Session' });
  await assign(id, titles);
  return id;
}

const assign = (id: string, titles: string[]) =>
  service.staff
    .put(speakersPath(id))
    .send({ speakers: titles.map((presentationTitle, index) => ({ personId: personIds[index], presentationTitle })) })
    .expect(200);

const save = (id: string, version: number, presentationTitles: string | null) =>
  put({ table: 'sessions', id, version, fields: { presentationTitles } });

const read = async (path: string, query = '?lang=ar') => (await service.visitor.get(path + query).expect(200)).body;

const titlesOf = async (id: string, query?: string): Promise<string[]> =>
  (await read(speakersPath(id), query)).map((speaker: { presentationTitle: string }) => speaker.presentationTitle);

beforeAll(async () => {
  ({ id: conferenceId } = await service.create({ status: 'published', slug: 'counsel' }));
  const people = ['amina', 'bilal', 'dawud'].map((slug) => service.addPerson({ slug }));
  personIds = (await Promise.all(people)).map(({ id }) => id);
  sessionId = await addSession(english);
  await save(sessionId, 0, arabic).expect(200);
});

test('each title stands once, in the order of the speakers, and without a title there is nothing to translate', async () => {
  const { originals } = await find('sessions', sessionId);
  expect(originals.presentationTitles).toBe('On counsel\nA court for officials');
  const untitled = await addSession(['', '']);
  expect((await find('sessions', untitled)).originals.presentationTitles).toBe('');
});

test('programme, session, speaker and proceedings have the translated titles', async () => {
  const expected = ['في المشورة', 'محكمة للموظفين', 'في المشورة'];
  expect(await titlesOf(sessionId)).toEqual(expected);
  expect(await titlesOf(sessionId, '')).toEqual(english);
  const programme = await read(endpoints.programme(conferenceId).path);
  expect(programme.find(({ id }: { id: string }) => id === sessionId).speakers).toMatchObject(
    expected.map((presentationTitle) => ({ presentationTitle })),
  );
  const speaker = await read(endpoints.speakerBySlug('bilal').path);
  expect(speaker.conferences[0].sessions).toMatchObject([
    { title: 'Session', presentationTitle: 'محكمة للموظفين' },
    {},
  ]);
});

test('in another order and in another session the titles have the same translations', async () => {
  const other = await addSession(['a court for  officials', 'Something else', 'On counsel']);
  expect(await titlesOf(other)).toEqual(['محكمة للموظفين', 'Something else', 'في المشورة']);
});

test('a paper is named as its presentation, and a translated title of a paper is that of its presentation', async () => {
  const id = await addSession(['On counsel', 'On law']);
  const addPaper = async (title: string): Promise<string> =>
    (
      await service.add(endpoints.documents(conferenceId).path, {
        title,
        sessionId: id,
        kind: 'paper',
        url: 'https://example.org/',
      })
    ).id;
  await addPaper('On counsel');
  const law = await addPaper('On law');
  await put({ table: 'documents', id: law, fields: { title: 'في الشريعة' } }).expect(200);
  const [session] = await read(endpoints.proceedings('counsel').path);
  expect(session).toMatchObject({
    speakers: [{ presentationTitle: 'في المشورة' }, { presentationTitle: 'في الشريعة' }],
    documents: [{ title: 'في المشورة' }, { title: 'في الشريعة' }],
  });
});

test.each([
  ['fewer lines', 'في المشورة', 'Give 2 lines, one for each'],
  ['more lines', `${arabic}\nآخر`, 'Give 2 lines, one for each'],
  ['a line that is too long', `${'ط'.repeat(501)}\nآخر`, 'Presentation title has at most 500 characters'],
])('%s are refused', async (_what, text, message) => {
  const { body } = await save(sessionId, 1, text).expect(400);
  expect(messagesOf(body.fields)).toEqual({ presentationTitles: message });
});

test('empty lines do not count', async () => {
  const id = await addSession(['First', 'Second']);
  const { body } = await save(id, 0, '\n الأول \n\nالثاني\n').expect(200);
  expect(body.fields.presentationTitles).toBe('الأول\nالثاني');
});

test('a new title makes the translation outdated', async () => {
  const id = await addSession(['Old title']);
  const gaps = async () => {
    const { body } = await service.staff.get(translationBoard('conferences', 'ar').path).expect(200);
    const { missing, outdated } = body.rows.find((row: { id: string }) => row.id === id);
    return { missing, outdated };
  };
  const { missing } = await gaps();
  await save(id, 0, 'عنوان قديم').expect(200);
  expect(await gaps()).toEqual({ missing: missing - 1, outdated: 0 });
  await assign(id, ['New title']);
  expect(await gaps()).toEqual({ missing: missing - 1, outdated: 1 });
  expect(await titlesOf(id)).toEqual(['New title']);
});
