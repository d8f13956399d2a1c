import { calendarPaths } from '@majlis/contracts/conferences/calendars';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { roomsOf } from '@majlis/contracts/programme/rooms';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { aConference } from '../../testing/conference-actions.js';
import { readWithIcalJs } from '../../testing/read-calendar.js';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences();
let conference: Conference;
let session: Session;
const translate = (table: string, id: string, fields: Record<string, string>, version = 0) =>
  service.translate({ table, id, fields, version }).expect(200);
const read = async (path: string) => (await service.visitor.get(path).expect(200)).text.replaceAll('\r\n ', '');

beforeAll(async () => {
  conference = await service.create(
    aConference({
      ...{ title: 'Forum', slug: 'forum', status: 'published' },
      venue: 'Lantern House',
      city: 'Fes',
      country: 'Morocco',
    }),
  );
  session = await service.addSession(conference.id, {
    title: 'Shura',
    location: 'Hall A',
    sessionAbstract: 'Abstract',
  });
  await service.assign(session.id, await service.addPerson());
  const { body: room } = await service.staff.post(roomsOf(conference.id).path).send({ name: 'Hall A' }).expect(201);
  await translate('conferences', conference.id, { title: 'المنتدى', city: 'فاس', country: 'المغرب' });
  await translate('sessions', session.id, { title: 'الشورى' });
  await translate('rooms', room.id, { name: 'القاعة الأولى' });
});

test('a calendar has translated texts, untranslated ones as they were written, and pages in its language', async () => {
  const text = await read(`${calendarPaths.conference(conference.id)}?lang=ar`);
  expect(text).toContain('NAME:المنتدى\r\n');
  expect(text).toContain('SUMMARY:الشورى\r\n');
  expect(text).toContain('LOCATION:القاعة الأولى، Lantern House، فاس، المغرب\r\n');
  const url = `http://localhost:8080/ar/conferences/forum/sessions/${session.slug}`;
  expect(text).toContain(`DESCRIPTION:Abstract\\n\\nالمتحدثون: Layla Haddad\\n\\n${url}\r\n`);
  expect(text).toContain(`URL:${url}\r\n`);
});

test('it has the same events, so that a program that knows one of them knows it in every language', async () => {
  for (const path of [
    calendarPaths.conference(conference.id),
    calendarPaths.session(session.id),
    calendarPaths.choice(conference.id, [session.id]),
  ]) {
    const [original, translated] = [await read(path), await read(`${path}${path.includes('?') ? '&' : '?'}lang=ar`)];
    expect(original).toMatch(/^SUMMARY:Shura\r$/m);
    expect(translated).toMatch(/^SUMMARY:الشورى\r$/m);
    const identify = (text: string) => readWithIcalJs(text).map(({ uid, start }) => [uid, start]);
    expect(identify(translated)).toEqual(identify(original));
  }
  expect(await read(`${calendarPaths.choice(conference.id, [session.id, 'x'])}&lang=ar`)).toContain(
    'NAME:المنتدى: جلساتي\r\nX-WR-CALNAME:المنتدى: جلساتي\r\nDESCRIPTION:جلسات مختارة غير معروفة: 1\r\n',
  );
});

test('the pages of the language may have slugs of their own', async () => {
  await translate('sessions', session.id, { slug: 'الشورى' }, 1);
  await translate('conferences', conference.id, { slug: 'المنتدى' }, 1);
  const page = `http://localhost:8080/ar/conferences/${encodeURIComponent('المنتدى')}`;
  const text = await read(`${calendarPaths.conference(conference.id)}?lang=ar`);
  expect(text.match(/^URL:.*(?=\r)/gm)).toEqual([
    `URL:${page}`,
    `URL:${page}/sessions/${encodeURIComponent('الشورى')}`,
  ]);
});

test('a saved translation is in the next response, whatever the program knows already', async () => {
  const path = `${calendarPaths.session(session.id)}?lang=ar`;
  const { headers } = await service.visitor.get(path).expect(200);
  await translate('sessions', session.id, { title: 'الشورى اليوم' }, 2);
  const later = { 'If-Modified-Since': new Date(Date.now() + 60_000).toUTCString() };
  expect((await service.visitor.get(path).set(later).expect(200)).text).toContain('SUMMARY:الشورى اليوم');
  await service.visitor.get(path).set('If-None-Match', String(headers.etag)).expect(200);
});

test('what was withdrawn keeps the title that visitors saw, and no translation that was saved since', async () => {
  await service.staff.put(`/api/conferences/${conference.id}/status`).send({ status: 'draft' }).expect(200);
  await translate('sessions', session.id, { title: 'سر', description: 'سر' }, 3);
  await translate('conferences', conference.id, { title: 'سر', venue: 'سر' }, 2);
  for (const path of [calendarPaths.conference(conference.id), calendarPaths.session(session.id)]) {
    const text = await read(`${path}?lang=ar`);
    expect(readWithIcalJs(text)).toMatchObject([{ uid: session.id, summary: 'Shura', status: 'CANCELLED' }]);
    expect(text).not.toMatch(/سر|localhost/);
  }
});
