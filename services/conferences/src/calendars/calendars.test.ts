import { calendarPaths } from '@majlis/contracts/conferences/calendars';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { sessionPath } from '../../testing/conference-actions.js';
import { readWithIcalJs, readWithNodeIcal } from '../../testing/read-calendar.js';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences();
beforeEach(() => service.deleteAll());

const unfold = (text: string) => text.replaceAll('\r\n ', '');
const read = async (path: string) => unfold((await service.visitor.get(path).expect(200)).text);
const morning = { startTime: '2031-11-01T09:00', endTime: '2031-11-01T10:30' };
const createConference = (changes: object = {}) =>
  service.create({
    title: 'Forum',
    slug: 'forum',
    status: 'published',
    timezone: 'Africa/Casablanca',
    venue: 'Lantern House',
    city: 'Fes',
    country: 'Morocco',
    startDate: '2031-11-01T08:00',
    endDate: '2031-11-02T18:00',
    virtualLink: 'https://rooms.example/secret',
    ...changes,
  });
const setStatus = (id: string, status: string) =>
  service.staff.put(`/api/conferences/${id}/status`).send({ status }).expect(200);
const addSession = (id: string, changes: object = {}) => service.addSession(id, { ...morning, ...changes });
const putSession = ({ id }: Session, changes: object) =>
  service.staff
    .put(sessionPath(id))
    .send({ title: 'Shura', ...morning, ...changes })
    .expect(200);

test('files of calendars are named after what they are of', async () => {
  const { id } = await createConference();
  const session = await addSession(id, { title: 'Who owns the well? / لمن البئر (يوم ١)' });
  const fileNameOf = async (path: string) => {
    const { headers } = await service.visitor.get(path).expect(200);
    return decodeURIComponent(String(headers['content-disposition']).split("''")[1] ?? '');
  };
  expect(await fileNameOf(calendarPaths.conference(id))).toBe('Forum.ics');
  expect(await fileNameOf(calendarPaths.session(session.id))).toBe('Who owns the well لمن البئر (يوم ١).ics');
  expect(await fileNameOf(calendarPaths.choice(id, [session.id]))).toBe('Forum my sessions.ics');
});

test('the calendar of a conference has its sessions in local time, with place, speakers and address', async () => {
  const { id } = await createConference();
  const session = await addSession(id, {
    title: 'Shura, in practice',
    location: 'Hall A',
    description: 'First line.\nSecond line.',
    specialRequirements: 'A secret of the organisers',
  });
  await service.assign(
    session.id,
    await service.addPerson({ phone: '+60 3 1234' }),
    await service.addPerson({ firstName: 'ليلى', lastName: 'حدّاد' }),
  );
  const response = await service.visitor.get(calendarPaths.conference(id)).expect(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': "inline; filename*=UTF-8''Forum.ics",
    'cache-control': 'public, max-age=0, s-maxage=1',
    etag: expect.any(String),
    'last-modified': expect.any(String),
  });
  const text = unfold(response.text);
  expect(text).toMatch(/^NAME:Forum\r$/m);
  expect(text).toContain('DTSTART;TZID=Africa/Casablanca:20311101T090000');
  expect(text).toContain('LOCATION:Hall A\\, Lantern House\\, Fes\\, Morocco');
  const url = `http://localhost:8080/conferences/forum/sessions/${session.slug}`;
  expect(text).toContain(`URL:${url}\r\n`);
  expect(text).toContain(
    `DESCRIPTION:First line. Second line.\\n\\nSpeakers: Layla Haddad\\, ليلى حدّاد\\n\\n${url}\r\n`,
  );
  expect(text).not.toMatch(/secret|\+60/);
  const expected = {
    uid: session.id,
    summary: 'Shura, in practice',
    start: '2031-11-01T09:00:00.000Z',
    status: 'CONFIRMED',
  };
  expect(readWithIcalJs(response.text)).toMatchObject([expected]);
  expect(readWithNodeIcal(response.text)).toMatchObject([expected]);
  await service.visitor
    .get(calendarPaths.conference(id))
    .set('If-None-Match', String(response.headers.etag))
    .expect(304);
});

test('a conference without sessions is on its days', async () => {
  const { id } = await createConference();
  expect(await read(calendarPaths.conference(id))).toContain(
    'DTSTART;VALUE=DATE:20311101\r\nDTEND;VALUE=DATE:20311103\r\n',
  );
});

test('a draft has no calendar, for staff neither', async () => {
  const { id } = await createConference({ status: 'draft' });
  const session = await addSession(id);
  const person = await service.addPerson();
  await service.assign(session.id, person);
  for (const path of [
    calendarPaths.conference(id),
    calendarPaths.choice(id, [session.id]),
    calendarPaths.session(session.id),
    calendarPaths.speaker(person.id),
    calendarPaths.conference('c0ffee00-0000-4000-8000-000000000000'),
    '/calendars/conferences/forum.ics',
  ]) {
    await service.visitor.get(path).expect(404);
    await service.staff.get(path).expect(404);
  }
});

test('a withdrawn conference is cancelled for subscribers, without what was written since', async () => {
  const conference = await createConference();
  const session = await addSession(conference.id, { title: 'Shura', location: 'Hall A' });
  const before = await read(calendarPaths.conference(conference.id));
  await setStatus(conference.id, 'draft');
  await putSession(session, { title: 'A secret', startTime: '2031-11-02T09:00', endTime: '2031-11-02T10:00' });
  const hidden = await addSession(conference.id, { title: 'Another secret' });
  const paths = [
    calendarPaths.conference(conference.id),
    calendarPaths.session(session.id),
    calendarPaths.choice(conference.id, [session.id, hidden.id]),
  ];
  for (const path of paths) {
    const text = await read(path);
    expect(readWithIcalJs(text)).toMatchObject([
      { uid: session.id, summary: 'Shura', start: '2031-11-01T09:00:00.000Z', status: 'CANCELLED' },
    ]);
    expect(text).not.toMatch(/secret|Hall A|localhost/);
  }
  await service.visitor.get(calendarPaths.session(hidden.id)).expect(404);
  expect(sequenceOf(await read(calendarPaths.session(session.id)))).toBeGreaterThan(sequenceOf(before));
  await setStatus(conference.id, 'published');
  const events = readWithIcalJs(await read(calendarPaths.conference(conference.id)));
  expect(events.map(({ summary, status }) => [summary, status])).toEqual([
    ['Another secret', 'CONFIRMED'],
    ['A secret', 'CONFIRMED'],
  ]);
  await service.staff.delete(`/api/conferences/${conference.id}`).expect(204);
  expect(readWithIcalJs(await read(paths[0] ?? '')).map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
});

const sequenceOf = (text: string) => Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1]);

test('a deleted session is cancelled; one that was never public is not there', async () => {
  const conference = await createConference({ status: 'draft' });
  const [never, session, other] = [
    await addSession(conference.id),
    await addSession(conference.id),
    await addSession(conference.id),
  ];
  await service.staff.delete(sessionPath(never.id)).expect(204);
  await setStatus(conference.id, 'archived');
  await service.staff.delete(sessionPath(session.id)).expect(204);
  const events = () =>
    service.visitor.get(calendarPaths.conference(conference.id)).then(({ text }) => readWithIcalJs(text));
  const statuses = async () => Object.fromEntries((await events()).map(({ uid, status }) => [uid, status]));
  expect(await statuses()).toEqual({ [session.id]: 'CANCELLED', [other.id]: 'CONFIRMED' });
  await service.staff.post(`${sessionPath(session.id)}/restore`).expect(200);
  expect(await statuses()).toEqual({ [session.id]: 'CONFIRMED', [other.id]: 'CONFIRMED' });
  await service.visitor.get(calendarPaths.session(never.id)).expect(404);
});

test('the sequence grows with the session, its speakers and its conference', async () => {
  const conference = await createConference();
  const session = await addSession(conference.id);
  const sequence = async () => sequenceOf(await read(calendarPaths.session(session.id)));
  const sequences = [await sequence()];
  await putSession(session, { location: 'Hall B' });
  sequences.push(await sequence());
  await service.assign(session.id, await service.addPerson());
  sequences.push(await sequence());
  await service.put(conference.id, { venue: 'Library', timezone: 'Africa/Casablanca' }).expect(200);
  sequences.push(await sequence());
  expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
});

test('a choice has the chosen sessions and says what it does not know', async () => {
  const conference = await createConference();
  const elsewhere = await createConference({ slug: 'elsewhere' });
  const [first, second, foreign] = [
    await addSession(conference.id),
    await addSession(conference.id),
    await addSession(elsewhere.id),
  ];
  const text = await read(
    calendarPaths.choice(conference.id, [second.id.toUpperCase(), foreign.id, 'nothing', second.id]),
  );
  expect(readWithIcalJs(text).map(({ uid }) => uid)).toEqual([second.id]);
  expect(text).toContain('NAME:Forum: my sessions\r\n');
  expect(text).toContain('DESCRIPTION:2 of the chosen sessions are unknown.\r\n');
  expect(readWithIcalJs(await read(calendarPaths.choice(conference.id, [first.id, second.id])))).toHaveLength(2);
  for (const query of ['', '?sessions=', '?sessions=a&sessions=b'])
    expect(readWithIcalJs(await read(`/calendars/conferences/${conference.id}/choice.ics${query}`))).toEqual([]);
});

test('a speaker has the sessions of all public conferences, each in its zone', async () => {
  const [conference, abroad, draft] = [
    await createConference(),
    await createConference({ slug: 'abroad', timezone: 'America/New_York' }),
    await createConference({ slug: 'draft', status: 'draft' }),
  ];
  const person = await service.addPerson();
  for (const { id } of [conference, abroad, draft]) await service.assign((await addSession(id)).id, person);
  const text = await read(calendarPaths.speaker(person.id));
  expect(text).toContain('NAME:Layla Haddad\r\n');
  expect(readWithIcalJs(text).map(({ start }) => start)).toEqual([
    '2031-11-01T09:00:00.000Z',
    '2031-11-01T13:00:00.000Z',
  ]);
  expect(text.match(/^TZID:.*(?=\r)/gm)).toEqual(['TZID:Africa/Casablanca', 'TZID:America/New_York']);
  await service.staff.delete(`/api/people/${person.id}`).expect(204);
  await service.visitor.get(calendarPaths.speaker(person.id)).expect(404);
});

test('an online conference does not tell the address of its room', async () => {
  const { id } = await createConference({ isVirtual: true, virtualPlatform: 'zoom' });
  const session = await addSession(id);
  const text = await read(calendarPaths.session(session.id));
  expect(text).toContain('LOCATION:Online\r\n');
  expect(text).not.toContain('rooms.example');
});
