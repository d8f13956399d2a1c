import { endpoints } from '@majlis/contracts/api/endpoints';
import { readDescribed } from '@majlis/kit/testing/described-reads';
import { daysFromNow, sessionPath } from '../testing/conference-actions.js';
import { useConferences } from '../testing/use-conferences.js';

const service = useConferences();
let conferenceId: string;

const time = (hour: number) => ({
  startTime: `2031-03-12T0${hour}:00:00.000Z`,
  endTime: `2031-03-12T0${hour}:30:00.000Z`,
});

beforeAll(async () => {
  ({ id: conferenceId } = await service.createConference({
    slug: 'forum',
    language: 'Arabic',
    tags: ['law', 'trade'],
  }));
  for (const number of [1, 2, 3])
    await service.createConference({
      slug: `past-${number}`,
      startDate: daysFromNow(-number - 1),
      endDate: daysFromNow(-number),
    });
  await service.createConference({ slug: 'hidden', status: 'draft', language: 'Arabic' });
  for (const hour of [1, 2, 3, 4, 5]) {
    const session = await service.addSession(conferenceId, {
      title: `At ${hour}`,
      track: hour > 3 ? 'Law' : 'Trade',
      ...time(hour),
    });
    await service.assign(
      session.id,
      await service.addPerson({ lastName: `Haddad ${hour}`, organization: hour > 3 ? 'Dar' : '' }),
    );
  }
});

const get = (path: string, browser = service.visitor) => browser.get(path).redirects(0);
const read = async (path: string): Promise<Record<string, unknown>[]> => (await get(path).expect(200)).body;
const linksOf = (link: string) =>
  Object.fromEntries(
    [...link.matchAll(/<http:\/\/localhost:8080([^>]+)>; rel="(\w+)"/g)].map(([, path, relation]) => [relation, path]),
  );

const parameters = () => ({ conferenceId });
const pagedLists = ['listConferences', 'listAgenda', 'listProgramme', 'listSessions', 'listSpeakers'];

test.each(pagedLists)(
  'the pages of %s have together all entries in their order, and lead to each other',
  async (name) => {
    const options = { browser: service.visitor, parameters: parameters() };
    const all: unknown[] = (await readDescribed(name, options)).body;
    const first = await readDescribed(name, { ...options, query: '?per_page=2' });
    const pages = [...first.body];
    let { next } = linksOf(String(first.headers.link));
    for (let count = 2; next; count += 1) {
      const response = await get(next).expect(200);
      const links = linksOf(String(response.headers.link));
      expect([links.prev, links.first]).toEqual([
        expect.stringContaining(`&page=${count - 1}`),
        expect.stringContaining('&page=1'),
      ]);
      expect(links.last).toMatch(/page=[23]$/);
      pages.push(...response.body);
      next = links.next;
    }
    expect(pages).toEqual(all);
  },
);

test('sessions are filtered by a field, and the links keep the filter', async () => {
  for (const list of ['agenda', 'programme', 'sessions']) {
    const path = `/api/conferences/${conferenceId}/${list}`;
    const { body, headers } = await get(`${path}?track=Law&per_page=1`).expect(200);
    expect(body.map(({ title }: { title: string }) => title)).toEqual(['At 4']);
    expect(linksOf(String(headers.link))).toMatchObject({ next: `${path}?track=Law&per_page=1&page=2` });
    expect(await read(`${path}?track=None`)).toEqual([]);
    expect(await read(`${path}?sessionType=presentation&track=Trade`)).toHaveLength(3);
    expect((await get(path).expect(200)).headers.link).toBeUndefined();
  }
  expect(await read('/api/speakers/public?organization=Dar')).toHaveLength(2);
});

test('conferences are filtered by fields; a tag is one of several, and no draft is found', async () => {
  const slugs = async (query: string) => (await read(`/api/conferences?${query}`)).map(({ slug }) => slug);
  expect(await slugs('language=Arabic')).toEqual(['forum']);
  expect(await slugs('tags=trade')).toEqual(['forum']);
  expect(await slugs('tags=tra')).toEqual([]);
  expect(await slugs('status=draft')).toEqual([]);
  expect(await slugs('status=published&per_page=2&page=2')).toEqual(['past-2', 'past-3']);
  expect(await slugs("language='%20OR%20true")).toEqual([]);
  expect((await get('/api/conferences?language=Arabic', service.staff).expect(200)).body).toHaveLength(2);
});

test('the first fifty conferences lead to the next ones, without a query as well', async () => {
  expect(linksOf(String((await get('/api/conferences').expect(200)).headers.link))).toEqual({
    first: '/api/conferences?page=1',
  });
  for (let number = 4; number <= 50; number += 1) await service.createConference({ slug: `more-${number}` });
  const { body, headers } = await get('/api/conferences').expect(200);
  expect(body).toHaveLength(50);
  expect(linksOf(String(headers.link))).toEqual({ first: '/api/conferences?page=1', next: '/api/conferences?page=2' });
  const second = await get('/api/conferences?page=2').expect(200);
  expect(linksOf(String(second.headers.link))).toEqual({
    first: '/api/conferences?page=1',
    prev: '/api/conferences?page=1',
    last: '/api/conferences?page=2',
  });
  expect((await get('/api/conferences?page=1').expect(301)).headers.location).toBe('/api/conferences');
  await get('/api/conferences?page=3').expect(404);
});

test('the changes of a programme are read in pages', async () => {
  await service.staff.put(`/api/conferences/${conferenceId}/release`).send({ isReleased: true }).expect(200);
  await service.moveHistory(2);
  const sessions = await read(endpoints.sessions(conferenceId).path);
  for (const { id, title, startTime, endTime } of sessions)
    await service.staff
      .put(sessionPath(String(id)))
      .send({ title, startTime, endTime, location: 'Hall B' })
      .expect(200);
  const page = await readDescribed('listChanges', {
    browser: service.visitor,
    parameters: { slug: 'forum' },
    query: '?per_page=2&page=2',
  });
  const all = (await get(endpoints.programmeChanges('forum').path).expect(200)).body;
  expect(all.changes).toHaveLength(5);
  expect(page.body).toEqual({ ...all, changes: all.changes.slice(2, 4) });
});

test.each([
  'page=0',
  'page=1.5',
  'page=x',
  'per_page=0',
  'per_page=101',
  'page=1&page=2',
  'track=%00',
  `track=${'x'.repeat(301)}`,
])('?%s is rejected by name', async (query) => {
  const { body } = await get(`/api/conferences/${conferenceId}/agenda?${query}`).expect(400);
  expect(Object.keys(body.fields)).toEqual([query.split('=')[0]]);
});
