import { foundingYear } from '@majlis/contracts/site/content-defaults';
import { type ContentProblem, silencePath } from '@majlis/contracts/staff/content-problems';
import { runSql } from '@majlis/kit/testing/database';
import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { inDays, openConferenceRows } from '../../testing/conference-rows.js';
import { mediaLibrary } from '../../testing/media-library.js';
import { type RunningCms, runCms } from '../../testing/running-cms.js';

let cms: RunningCms;
let rows: Awaited<ReturnType<typeof openConferenceRows>>;
beforeAll(async () => {
  cms = await runCms();
  rows = await openConferenceRows(cms);
});
beforeEach(() =>
  runSql(
    cms.data.ownerUrl,
    `DELETE FROM conferences.conferences; DELETE FROM conferences.people; DELETE FROM cms.content_entries;
     DELETE FROM cms.pages; DELETE FROM cms.hero_images; DELETE FROM cms.silenced_problems`,
  ),
);
afterAll(async () => {
  await rows.close();
  await cms.stop();
});

const problems = async (): Promise<ContentProblem[]> =>
  (await cms.staff.get('/api/cms/content-problems').expect(200)).body;
const list = async () => (await problems()).map(({ kind, label, title }) => `${kind} | ${label} | ${title.message}`);
const write = (key: string, content: string, type = 'text') =>
  cms.staff.post('/api/cms/content').send({ key, type, content }).expect(200);
const onlyProblem = async (): Promise<ContentProblem> => {
  const found = await problems();
  expect(found).toHaveLength(1);
  return found[0] as ContentProblem;
};

test('content without a problem is not listed', async () => {
  const forum = await rows.conference({ registration_required: true, registration_link: 'https://tickets.example/' });
  const session = await rows.session(forum);
  await rows.assign(session, await rows.person());
  await rows.session(forum, { session_type: 'networking' });
  await rows.session(forum, { session_type: 'break', location: '' });
  const virtual = await rows.conference({ is_virtual: true });
  await rows.session(virtual, { session_type: 'networking', location: '' });
  await write('site.tagline', `Join us in May ${new Date().getUTCFullYear()}`);
  expect(await list()).toEqual([]);
});

test('sessions without speakers or a room, in published conferences that are not over', async () => {
  const forum = await rows.conference();
  const session = await rows.session(forum);
  await rows.session(forum, { title: 'Coffee and talk', session_type: 'networking', location: ' ' });
  const withDeletedSpeaker = await rows.session(forum, { title: 'Keynote', start_time: inDays(30.5) });
  await rows.assign(withDeletedSpeaker, await rows.person({ deleted_at: new Date() }));
  await rows.session(forum, { title: 'Deleted', deleted_at: new Date() });
  await rows.session(await rows.conference({ status: 'draft' }));
  await rows.session(await rows.conference({ start_date: inDays(-9), end_date: inDays(-7) }));
  expect(await list()).toEqual([
    'missing-speakers | Opening (Forum) | It has no speakers.',
    'missing-speakers | Keynote (Forum) | It has no speakers.',
    'missing-room | Coffee and talk (Forum) | It has no room.',
  ]);
  expect((await problems())[0]).toMatchObject({
    key: `missing-speakers:sessions:${session}`,
    path: `/admin/conference-management/${forum}/sessions?assign=${session}`,
  });
});

test('a passed deadline while the button is still shown', async () => {
  const registration = { registration_required: true, registration_link: 'https://tickets.example/' };
  const passed = '2026-03-02T20:00:00Z';
  await rows.conference({ ...registration, registration_deadline: passed });
  await rows.conference({ ...registration, start_date: '2026-03-04T20:00:00Z', title: 'Running' });
  await rows.conference({ ...registration, registration_deadline: inDays(1) });
  await rows.conference({ ...registration, registration_deadline: passed, status: 'draft' });
  await rows.conference({ ...registration, registration_deadline: passed, registration_link: '' });
  const whoLikes = { registration_required: false, start_date: '2026-03-04T20:00:00Z', title: 'Whoever likes' };
  await rows.conference({ ...registration, ...whoLikes });
  const button = 'but its page still has the button “Register Now”.';
  expect(await list()).toEqual([
    `passed-deadline | Forum | Registration closed on 3 March 2026, ${button}`,
    `passed-deadline | Running | Registration closed on 5 March 2026, ${button}`,
    `passed-deadline | Whoever likes | Registration closed on 5 March 2026, ${button}`,
  ]);
});

test('a conference that is over but still a draft', async () => {
  const dates = { start_date: '2026-03-01T00:00:00Z', end_date: '2026-03-02T20:00:00Z' };
  const id = await rows.conference({ ...dates, status: 'draft', short_description: '' });
  await rows.conference(dates);
  await rows.conference({ status: 'draft' });
  await rows.conference({ ...dates, status: 'draft', deleted_at: new Date() });
  expect(await onlyProblem()).toMatchObject({
    kind: 'draft-over',
    title: expect.objectContaining({ message: 'It ended on 3 March 2026 and is still a draft.' }),
    path: `/admin/conference-management/${id}/edit`,
  });
});

test('descriptions that are missing or longer than search engines show', async () => {
  const long = 'x'.repeat(161);
  await rows.conference({ title: 'Bare', short_description: ' ', meta_description: '' });
  await rows.conference({ title: 'Long', short_description: long });
  await rows.conference({ title: 'Short meta', short_description: long, meta_description: 'y'.repeat(160) });
  await write('site.description', long);
  await write('site.tagline', long);
  const tooLong = 'Its description has 161 characters. Search engines show about 160.';
  expect(await list()).toEqual([
    'missing-description | Bare | It has neither a short description nor one for search engines.',
    `long-description | Long | ${tooLong}`,
    `long-description | site.description | ${tooLong}`,
  ]);
});

test('pictures whose alt text visitors would need', async () => {
  const media = mediaLibrary(cms);
  const [bare, named, plain] = [
    await media.uploadImage('court.jpg'),
    await media.uploadImage('hall.jpg'),
    await media.uploadImage('pattern.jpg'),
  ];
  await media.change(plain, { isDecorative: true }).expect(200);
  const hero = await media.useAsHeroImage(bare, 'IMG_2041.JPG');
  await media.useAsHeroImage(named, 'The hall');
  const picture = (url: string, alt: string) => `<img src="${url}" alt="${alt}">`;
  await write(
    'about.content',
    `<p>Us</p>${picture(bare.url, '')}${picture(named.url, 'The hall')}${picture(plain.url, '')}`,
    'textarea',
  );
  expect((await problems()).map(({ kind, path, label, title }) => [kind, path, label, title.message])).toEqual([
    [
      'missing-alt',
      `/admin/hero-images?edit=${hero}`,
      'court.jpg',
      'The alt text of this hero image is a file name: IMG_2041.JPG.',
    ],
    ['missing-alt', '/admin/content?edit=about.content', 'about.content', 'A picture in this text has no alt text.'],
  ]);
});

test.each([
  ['impact.years', (years: number) => `${years}`, false],
  ['impact.years', (years: number) => `${years - 4}+`, false],
  ['impact.years', () => 'many', false],
  ['impact.years', (years: number) => `${years - 1}`, true],
  ['impact.years', (years: number) => `${years + 1}+`, true],
  ['impact.years', (years: number) => `${years - 5}+`, true],
  ['hero.subtitle', () => 'Join us in Kuala Lumpur in May 2021.', true],
  ['hero.subtitle', () => 'We met in Kuala Lumpur in May 2021.', false],
  ['hero.subtitle', () => 'Since 2011. Our next forum is in spring.', false],
  ['hero.subtitle', () => 'After 2021, the next forum is in 2099.', false],
])('the text %s with %s has an outdated year: %s', async (key, content, isOutdated) => {
  const years = new Date().getUTCFullYear() - foundingYear;
  await write(key, content(years));
  expect((await problems()).map(({ kind, label }) => [kind, label])).toEqual(
    isOutdated ? [['outdated-year', key]] : [],
  );
});

test('pages that visitors see', async () => {
  const body = '<h2>Join us in May 2021</h2><p><img src="/images/content/a1-10x10.webp" alt=""></p>';
  const metaDescription = `Our next forum is in 2021. ${'x'.repeat(160)}`;
  const send = (values: object) =>
    cms.staff.post('/api/cms/pages').send({ title: 'Visa', body, metaDescription, ...values });
  const { id } = (await send({}).expect(201)).body;
  const hidden = (await send({ title: 'Hidden' }).expect(201)).body;
  await cms.staff.put(`/api/cms/pages/${hidden.id}/active`).send({ isActive: false }).expect(200);
  expect((await problems()).map(({ kind, label, path }) => [kind, label, path])).toEqual(
    ['outdated-year', 'outdated-year', 'missing-alt', 'long-description'].map((kind) => [
      kind,
      'Visa',
      `/admin/pages?edit=${id}`,
    ]),
  );
});

test('a silenced problem that was solved is shown when it comes back', async () => {
  const entry = 'Join us in May 2021.';
  await write('hero.subtitle', entry);
  const { key, fingerprint } = await onlyProblem();
  await cms.staff.put(silencePath(key)).send({ fingerprint }).expect(204);
  await write('hero.subtitle', 'Welcome');
  await write('hero.title', entry);
  const other = await onlyProblem();
  await cms.staff.put(silencePath(other.key)).send({ fingerprint: other.fingerprint }).expect(204);
  await write('hero.subtitle', entry);
  expect((await problems()).map(({ label, silencedBy }) => [label, silencedBy])).toEqual([
    ['hero.subtitle', null],
    ['hero.title', 'amal@majlis.example'],
  ]);
});

test('a silenced problem stays silenced until it becomes another one', async () => {
  const id = await rows.conference({ status: 'draft', start_date: inDays(-4), end_date: inDays(-2) });
  const { key, fingerprint, silencedBy } = await onlyProblem();
  expect(silencedBy).toBeNull();
  await cms.staff.put(silencePath(key)).send({ fingerprint }).expect(204);
  expect(await onlyProblem()).toMatchObject({ silencedBy: 'amal@majlis.example', silencedAt: expect.any(String) });
  await rows.owner.query('UPDATE conferences.conferences SET end_date = $1 WHERE id = $2', [inDays(-1), id]);
  const changed = await onlyProblem();
  expect(changed).toMatchObject({ key, silencedBy: null, silencedAt: null });
  await cms.staff.put(silencePath(key)).send({ fingerprint: changed.fingerprint }).expect(204);
  await cms.staff.delete(silencePath(key)).expect(204);
  expect(await onlyProblem()).toMatchObject({ key, silencedBy: null });
});

test('what is no problem cannot be silenced', async () => {
  const fingerprint = '0123456789abcdef';
  await cms.staff.put(silencePath('draft-over:conferences:1')).send({ fingerprint }).expect(404);
  await cms.staff.put(silencePath('nothing')).send({ fingerprint }).expect(400);
  await cms.staff.put(silencePath('draft-over:conferences:1')).send({ fingerprint: 'x' }).expect(400);
});

test('visitors see no problems and silence none', async () => {
  await rows.conference({ status: 'draft', start_date: inDays(-4), end_date: inDays(-2) });
  const { key, fingerprint } = await onlyProblem();
  await cms.visitor.get('/api/cms/content-problems').expect(401);
  await cms.visitor.put(silencePath(key)).send({ fingerprint }).expect(401);
  await cms.visitor.delete(silencePath(key)).expect(401);
  expect(await onlyProblem()).toMatchObject({ silencedBy: null });
});

test('cms reads no more of the conferences service than the checks need', async () => {
  await expect(cms.database.query('SELECT FROM conferences.conferences')).rejects.toThrow('permission denied');
  await expect(cms.database.query('SELECT FROM conferences.sessions')).rejects.toThrow('permission denied');
});

test('with 1,000 sessions the problems are found within 100 ms', async () => {
  await rows.owner.query(
    `INSERT INTO conferences.sessions (conference_id, title, session_type, location, start_time, end_time, version, updated_at, updated_by)
     SELECT $1, 'Session ' || n, 'panel', 'Hall', $2::timestamptz, $2::timestamptz + interval '1 hour', 1, now(), ''
     FROM generate_series(1, 1000) AS n`,
    [await rows.conference(), inDays(31)],
  );
  await rows.owner.query(
    `INSERT INTO conferences.session_speakers (session_id, person_id, speaker_order)
     SELECT id, $1, 1 FROM conferences.sessions WHERE right(title, 1) <> '7'`,
    [await rows.person()],
  );
  const times: number[] = [];
  while (times.length < 5) {
    const start = performance.now();
    expect(await problems()).toHaveLength(100);
    times.push(performance.now() - start);
  }
  expect(Math.min(...times)).toBeLessThan(onThisMachine(100));
});
