import { runSql } from '@majlis/kit/testing/database';
import { type RunningConferences, runConferences } from '../../testing/running-conferences.js';

let service: RunningConferences;
beforeAll(async () => {
  service = await runConferences();
});
afterAll(() => service.stop());

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
  const sessionId = (await service.staff.post(`/api/conferences/${id}/sessions`).send(session).expect(201)).body.id;
  const person = { firstName: 'Noor', lastName: 'Aziz', photo: portrait };
  const personId = (await service.staff.post('/api/people').send(person).expect(201)).body.id;
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
