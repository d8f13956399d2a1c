import { changeHeader, undoPath } from '@majlis/contracts/staff/history';
import { type MediaFile, mediaReplacementPath } from '@majlis/contracts/staff/media.schema';
import { openDatabase } from '@majlis/kit/testing/database';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { mediaLibrary, mediaPath } from '../../testing/media-library.js';
import { useCms } from '../../testing/running-cms.js';
import { createPicture } from '../../testing/sample-picture.js';

const cms = useCms();
const library = mediaLibrary(cms);

const read = async (path: string) => (await cms.staff.get(path).expect(200)).body;
const replace = (old: MediaFile, { url }: Pick<MediaFile, 'url'>) =>
  cms.staff.post(mediaReplacementPath(old.id)).send({ url });
const fileName = ({ url }: MediaFile) => url.slice(url.lastIndexOf('/') + 1);
const rowWith = async (list: string, id: string) => (await read(list)).find((row: { id: string }) => row.id === id);

test('every row and draft of the service gets the new file, and Undo takes it all back', async () => {
  const old = await library.uploadImage('old.png', 'content');
  const described = { alt: 'The court', name: 'Court' };
  await library.change(old, described).expect(200);
  const hero = await library.useAsHeroImage(old, 'Our court');
  const story = `<p>Before</p><img src="${old.url}" alt="A court" /><p>After</p>`;
  const entry = { key: 'about.story', type: 'textarea', content: story };
  await cms.staff.post('/api/cms/content').send(entry).expect(200);
  const testimonial = { name: 'Noor', testimonial: 'Good.', imageUrl: '', order: 0, isActive: true };
  const { body: row } = await cms.staff.post('/api/cms/testimonials').send(testimonial).expect(201);
  const draftPath = `/api/cms/drafts/testimonials/${row.id}`;
  const input = { ...testimonial, imageUrl: old.url };
  await cms.staff.put(draftPath).send({ input, baseVersion: 1 }).expect(200);

  const next = await library.uploadImage('next.png', 'content');
  const response = await replace(old, next).expect(200);
  expect(response.body).toEqual({ replaced: 3, left: [] });
  expect(await rowWith('/api/cms/hero-images', hero)).toMatchObject({
    ...{ url: next.url, alt: 'Our court', version: 2, updatedBy: 'amal@majlis.example' },
  });
  const [content] = await read('/api/cms/content');
  expect(content.content).toContain(`src="${next.url}" alt="A court" width="${next.width}"`);
  expect(content.content).not.toContain(old.url.slice(0, 60));
  expect((await read(draftPath)).input.imageUrl).toBe(next.url);
  expect(await read(`${mediaPath}/${next.id}`)).toMatchObject({ alt: 'The court', name: 'next.png', deletedAt: null });
  expect((await read(`${mediaPath}/${old.id}`)).deletedAt).not.toBeNull();

  await cms.staff.post(undoPath('cms', response.headers[changeHeader] ?? '')).expect(204);
  expect(await rowWith('/api/cms/hero-images', hero)).toMatchObject({ url: old.url, version: 3 });
  expect((await read('/api/cms/content'))[0].content).toContain(old.url);
  expect(await read(`${mediaPath}/${old.id}`)).toMatchObject({ ...described, deletedAt: null });
  expect((await read(`${mediaPath}/${next.id}`)).alt).toBe('');
});

test('a team member, who stores the name of the file only, gets the new one', async () => {
  const form = cms.staff.post('/api/cms/team-members').field('name', 'Layla').field('position', 'Fellow');
  const { body: member } = await form.attach('image', await createPicture({ width: 19 }), 'layla.png').expect(201);
  const [old]: MediaFile[] = (await library.list('folder=team')).files;
  const next = await library.uploadImage('layla-2.png', 'team');
  await replace(old as MediaFile, next).expect(200, { replaced: 1, left: [] });
  expect(await rowWith('/api/cms/team-members', member.id)).toMatchObject({ image: fileName(next), version: 2 });
});

test('a new file with an alt text keeps it', async () => {
  const [old, next] = [await library.uploadImage('a.png'), await library.uploadImage('b.png')];
  await library.change(old, { alt: 'Old' }).expect(200);
  await library.change(next, { alt: 'New' }).expect(200);
  await library.useAsHeroImage(old, 'Gate');
  await replace(old, next).expect(200);
  expect((await read(`${mediaPath}/${next.id}`)).alt).toBe('New');
});

test('a draft of a replaced row can still be published', async () => {
  const [old, next] = [await library.uploadImage('c.png'), await library.uploadImage('d.png')];
  const id = await library.useAsHeroImage(old, 'Gate');
  const input = { url: old.url, alt: 'Gate at noon', order: 0, isActive: true };
  await cms.staff.put(`/api/cms/drafts/hero_images/${id}`).send({ input, baseVersion: 1 }).expect(200);
  await replace(old, next).expect(200);
  await cms.staff.post(`/api/cms/drafts/hero_images/${id}/publish`).send({}).expect(204);
  expect(await rowWith('/api/cms/hero-images', id)).toMatchObject({ url: next.url, alt: 'Gate at noon' });
});

test('while rows of other services use the old file, it stays and they are named', async () => {
  const [old, next] = [await library.uploadImage('e.png'), await library.uploadImage('f.png')];
  const owner = await openDatabase(cms.data.ownerUrl);
  await owner.query(
    `INSERT INTO conferences.conferences (title, slug, start_date, end_date, featured_image, version, updated_at, updated_by)
     VALUES ('The conference', 'c', now(), now(), $1, 1, now(), '')`,
    [old.url],
  );
  await owner.end();
  const { body } = await replace(old, next).expect(200);
  expect(body.replaced).toBe(0);
  expect(body.left).toMatchObject([{ service: 'conferences', place: 'Conference', label: 'The conference' }]);
  expect((await read(`${mediaPath}/${old.id}`)).deletedAt).toBeNull();
});

test('a file of another folder or kind, the same file, and an unknown one are rejected', async () => {
  const old = await library.uploadImage('g.png');
  const unknown = { url: old.url.replace(/[0-9a-f]{64}/, 'd'.repeat(64)) };
  const rejection = async (url: Pick<MediaFile, 'url'>) =>
    messagesOf((await replace(old, url).expect(400)).body.fields);
  expect(await rejection(unknown)).toEqual({ url: 'Upload the new file first' });
  expect(await rejection({ url: 'https://elsewhere.example/a.webp' })).toEqual({ url: 'Upload the new file first' });
  expect(await rejection(old)).toEqual({ to: 'This is the same file. Choose another one.' });
  expect(await rejection(await library.uploadImage('h.png', 'partners'))).toEqual({
    to: 'Upload it to the same folder',
  });
  expect(await rejection(await library.uploadDocument('i.pdf'))).toEqual({ to: 'Upload it to the same folder' });
  await cms.staff.post(mediaReplacementPath('c0ffee00-0000-4000-8000-000000000000')).send({ url: old.url }).expect(404);
});
