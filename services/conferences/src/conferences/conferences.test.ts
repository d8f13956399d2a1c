import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@majlis/contracts/api/endpoints';
import { previewHeader, publicPreview } from '@majlis/contracts/staff/drafts';
import { runSql } from '@majlis/kit/testing/database';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { daysFromNow } from '../../testing/conference-actions.js';
import { databaseActions, runConferences, useConferences } from '../../testing/use-conferences.js';

const service = useConferences();
beforeEach(() => service.deleteAll());

const slugs = async (browser = service.visitor) =>
  (await browser.get('/api/conferences').expect(200)).body.map(({ slug }: { slug: string }) => slug);
const from = (start: number, length = 2) => ({
  startDate: daysFromNow(start),
  endDate: daysFromNow(start + length),
});

test('featured conferences come first, then coming ones, then past ones from the newest', async () => {
  await service.createConference({ slug: 'long-past', ...from(-400) });
  await service.createConference({ slug: 'just-past', ...from(-20) });
  await service.createConference({ slug: 'running', ...from(-1, 3) });
  await service.createConference({ slug: 'later', ...from(50) });
  await service.createConference({ slug: 'soon', ...from(5) });
  await service.createConference({ slug: 'featured', ...from(300), featured: true });
  expect(await slugs()).toEqual(['featured', 'running', 'soon', 'later', 'just-past', 'long-past']);
});

test('visitors read conferences in pages, staff in one list', async () => {
  await runSql(
    service.data.ownerUrl,
    `INSERT INTO conferences.conferences (slug, title, status, start_date, end_date, featured, version, updated_at, updated_by)
    SELECT 'c' || n, 'C', CASE WHEN n % 40 = 7 THEN 'draft' ELSE 'published' END, day, day + interval '2 days', n % 50 = 1, 1, now(), 'a'
    FROM generate_series(1, 130) n, LATERAL (SELECT now() + (n - 65) * interval '1 day' AS day) start`,
  );
  const all: { slug: string; status: string }[] = await service.read('/api/conferences');
  const page = (number: number) => service.visitor.get(endpoints.conferencesPage(number).path);
  const pages = [await slugs(), (await page(2).expect(200)).body, (await page(3).expect(200)).body];
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 26]);
  const visibleSlugs = pages.flat().map((conference) => conference.slug ?? conference);
  expect(visibleSlugs).toEqual(all.filter(({ status }) => status === 'published').map(({ slug }) => slug));
  await page(1).redirects(0).expect(301).expect('Location', endpoints.conferences.path);
  await page(4).expect(404);
  for (const invalid of ['0', '-1', '1.5', 'x', '99999999999'])
    await service.visitor.get(`/api/conferences?page=${invalid}`).expect(400);
});

test('a long response is compressed for clients that accept gzip', async () => {
  await service.createConference({ slug: 'long', description: 'What do free people owe one another? '.repeat(100) });
  for (const path of ['/api/conferences', '/api/conferences/slug/long']) {
    const as = (accepted: string, more = {}) =>
      service.visitor
        .get(path)
        .set({ 'Accept-Encoding': accepted, ...more })
        .responseType('blob');
    const plain = await as('identity').expect(200);
    const compressed = await as('gzip').expect(200);
    expect([plain.headers['content-encoding'], compressed.headers['content-encoding']]).toEqual([undefined, 'gzip']);
    expect([plain.headers.vary, compressed.headers.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
    expect(compressed.body.equals(plain.body)).toBe(true); // the client has decompressed the body
    await as('gzip', { 'If-None-Match': compressed.headers.etag }).expect(304);
  }
});

test('the next conference is the published one that is running or starts first, and has only what the home page shows', async () => {
  const next = async (browser = service.visitor) => (await browser.get(endpoints.nextConference.path).expect(200)).body;
  expect(await next()).toBeNull();
  await service.createConference({ slug: 'past', ...from(-5) });
  await service.createConference({ slug: 'draft', ...from(1), status: 'draft' });
  await service.createConference({ slug: 'archived', ...from(1), status: 'archived' });
  expect([await next(), await next(service.staff)]).toEqual([null, null]);
  await service.createConference({ slug: 'later', ...from(90), featured: true });
  await service.createConference({ slug: 'soon', ...from(30), virtualLink: 'https://meet.example/secret-room' });
  expect((await next()).slug).toBe('soon');
  expect(Object.keys(await next()).toSorted()).toEqual([
    'city',
    'country',
    'endDate',
    'isVirtual',
    'language',
    'registrationDeadline',
    'registrationRequired',
    'slug',
    'startDate',
    'timezone',
    'title',
    'venue',
    'virtualPlatform',
  ]);
  await service.createConference({ slug: 'running', ...from(-1, 2) });
  expect((await next()).slug).toBe('running');
});

test('conferences with the same start are sorted by display order', async () => {
  const together = from(30);
  await service.createConference({ slug: 'second', ...together, displayOrder: 2 });
  await service.createConference({ slug: 'first', ...together, displayOrder: 1 });
  expect(await slugs()).toEqual(['first', 'second']);
});

test('a draft stays hidden from visitors, an archived conference does not', async () => {
  await service.createConference({ slug: 'visible' });
  await service.createConference({ slug: 'archived', ...from(-50), status: 'archived' });
  await service.createConference({ slug: 'draft', status: 'draft' });
  expect(await slugs()).toEqual(['visible', 'archived']);
  await service.visitor.get('/api/conferences/slug/draft').expect(404);
  expect(await slugs(service.staff)).toContain('draft');
  expect((await service.read('/api/conferences/slug/draft')).status).toBe('draft');
  await service.staff.get('/api/conferences/slug/draft').set(previewHeader, publicPreview).expect(404);
});

test('visitors see neither who edited a conference nor the link to its virtual room', async () => {
  const virtualLink = 'https://meet.example/secret-room';
  await service.createConference({ slug: 'online', isVirtual: true, virtualPlatform: 'zoom', virtualLink });
  const { body: publicConference } = await service.visitor.get('/api/conferences/slug/online').expect(200);
  expect(publicConference).toMatchObject({ slug: 'online', virtualPlatform: 'zoom', virtualLink: '' });
  expect(publicConference).not.toHaveProperty('updatedBy');
  const { body: fullConference } = await service.staff.get('/api/conferences/slug/online').expect(200);
  expect(fullConference).toMatchObject({ virtualLink, updatedBy: 'amal@majlis.example' });
});

test.each(['none', '%00', 'a%2Fb', '__proto__', '%F0%9F%95%8C', '%ff', 'x'.repeat(4_000)])(
  'the unknown slug %s returns 404 with a message',
  async (slug) => {
    const { body } = await service.visitor.get(`/api/conferences/slug/${slug}`).expect(404);
    expect(body.message).toMatch(/^(Conference not found|This address does not exist\.)$/);
  },
);

test('database constraints reject invalid rows', async () => {
  await service.createConference({ slug: 'taken' });
  await expect(service.createConference({ slug: 'taken' })).rejects.toThrow('conferences_slug_taken');
  await expect(service.createConference({ slug: 'a', ...from(5, -1) })).rejects.toThrow(
    'conferences_end_not_before_start',
  );
  await expect(service.createConference({ slug: 'b', maxAttendees: -1 })).rejects.toThrow(
    'conferences_capacity_not_negative',
  );
});

test('an account removed from the list is a visitor at its next request', async () => {
  const list = join(mkdtempSync(join(tmpdir(), 'majlis-list-')), 'admin-emails');
  writeFileSync(list, 'amal@majlis.example\n');
  const listed = await runConferences({ ADMIN_EMAILS_FILE: list });
  await databaseActions(listed).createConference({ slug: 'draft', status: 'draft' });
  const browser = listed.withCookie(await staffCookie(listed.data.ownerUrl));
  await browser.get('/api/conferences/slug/draft').expect(200);
  writeFileSync(list, 'yusuf@majlis.example\n');
  await browser.get('/api/conferences/slug/draft').expect(404);
  await listed.stop();
});

test('signing out in another service takes effect here at once', async () => {
  await service.createConference({ slug: 'draft', status: 'draft' });
  const browser = service.withCookie(await staffCookie(service.data.ownerUrl, { email: 'yusuf@majlis.example' }));
  await browser.get('/api/conferences/slug/draft').expect(200);
  await runSql(service.data.ownerUrl, "DELETE FROM auth.sessions WHERE email = 'yusuf@majlis.example'");
  await browser.get('/api/conferences/slug/draft').expect(404);
});

const [cover, album, portrait] = ['a', 'b', 'c'].map((digit) => `/images/conferences/${digit.repeat(64)}-9x9.webp`);
const libraryOf = (url: string, alt: string, focus: string) => {
  const filename = url.slice('/images/conferences/'.length);
  return `INSERT INTO cms.media (folder, filename, sha256, kind, name, alt, is_decorative, focal_point, bytes, uploaded_at,
      uploaded_by, version, updated_at, updated_by)
    VALUES ('conferences', '${filename}', '${filename.slice(0, 64)}', 'picture', 'a', '${alt}', false, '${focus}', 1, now(), '', 1, now(), '');`;
};

test('a conference and a speaker have what the library says of their pictures', async () => {
  const images = { featuredImage: cover, albumThumbnail: album };
  const { id } = await service.createConference({ slug: 'described', ...images });
  await service.createConference({ slug: 'undescribed', featuredImage: album });
  const session = { title: 'S', startTime: '2030-01-01T10:00', endTime: '2030-01-01T11:00' };
  const sessionId = (await service.add(`/api/conferences/${id}/sessions`, session)).id;
  const person = { firstName: 'Noor', lastName: 'Aziz', photo: portrait };
  const personId = (await service.add('/api/people', person)).id;
  await service.staff
    .put(`/api/sessions/${sessionId}/speakers`)
    .send({ speakers: [{ personId }] })
    .expect(200);
  const read = async (path: string, browser = service.visitor) => (await browser.get(path).expect(200)).body;
  expect(await read('/api/conferences/slug/described')).toMatchObject({ pictures: null });
  expect((await read(`/api/sessions/${sessionId}/speakers`))[0].person).not.toHaveProperty('pictures');

  const rows = [libraryOf(cover ?? '', 'The hall', '30% 0%'), libraryOf(portrait ?? '', 'Noor speaks', '')];
  await runSql(service.data.ownerUrl, rows.join(''));
  const expected = { [cover ?? '']: { alt: 'The hall', focus: '30% 0%' } };
  for (const browser of [service.visitor, service.staff]) {
    expect((await read('/api/conferences/slug/described', browser)).pictures).toEqual(expected);
    const list: { slug: string; pictures: unknown }[] = await read('/api/conferences', browser);
    expect(Object.fromEntries(list.map(({ slug, pictures }) => [slug, pictures]))).toEqual({
      described: expected,
      undescribed: null,
    });
    for (const speakers of [
      await read(`/api/sessions/${sessionId}/speakers`, browser),
      (await read(`/api/sessions/${sessionId}`, browser)).speakers,
    ])
      expect(speakers[0].person.pictures).toEqual({ [portrait ?? '']: { alt: 'Noor speaks', focus: '' } });
  }
});
