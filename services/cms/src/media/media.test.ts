import { changeHeader, undoPath } from '@majlis/contracts/staff/history';
import { type MediaFile, type MediaInput, mediaInput } from '@majlis/contracts/staff/media.schema';
import { runSql } from '@majlis/kit/testing/database';
import { PurgeDeletedJob } from '@majlis/rows/app/purge-deleted.job';
import { mediaInputOf, mediaLibrary, mediaPath } from '../../testing/media-library.js';
import { useCms } from '../../testing/running-cms.js';
import { createPicture } from '../../testing/sample-picture.js';
import { MediaBackfillJob } from './media-backfill.job.js';

const cms = useCms();
const library = mediaLibrary(cms);

test('an uploaded picture is in the library with its name, size and uploader', async () => {
  const file = await library.uploadImage('court.png');
  expect(file).toMatchObject({
    ...{ name: 'court.png', folder: 'carousel', kind: 'picture', width: 21, height: 30, alt: '', isDecorative: false },
    ...{ uploadedBy: 'amal@majlis.example', version: 1, deletedAt: null },
  });
  expect(file.bytes).toBeGreaterThan(10);
  expect(Date.now() - Date.parse(file.uploadedAt)).toBeLessThan(60_000);
});

test('an uploaded document and the picture of a new member are in the library', async () => {
  expect(await library.uploadDocument('programme.pdf')).toMatchObject({
    kind: 'document',
    folder: 'documents',
    width: null,
  });
  const form = cms.staff.post('/api/cms/team-members').field('name', 'Layla').field('position', 'Fellow');
  await form.attach('image', await createPicture({ width: 19 }), 'layla.png').expect(201);
  expect(await library.names('folder=team')).toEqual(['layla.png']);
});

test('a file is found by its name and by its alt text', async () => {
  const file = await library.uploadImage('dsc0042.png');
  await library.change(file, { alt: 'Nightingales at the fountain' }).expect(200);
  for (const text of ['nightingale', 'dsc0042']) {
    const { body } = await cms.staff.get(`/api/cms/find?q=${text}`).expect(200);
    expect(body).toMatchObject([
      { table: 'media', id: file.id, label: { text: 'dsc0042.png · Nightingales at the fountain' } },
    ]);
  }
});

test('each field is stored, a stale version is rejected, and the change can be undone', async () => {
  const file = await library.uploadImage('fields.png');
  const second: MediaInput = { name: 'Fields', alt: 'A field', isDecorative: true, focalPoint: '10% 95%' };
  expect(Object.keys(second).sort()).toEqual(Object.keys(mediaInput.shape).sort());
  const response = await library.change(file, second).set('If-Match', '"1"').expect(200);
  expect(response.body).toMatchObject({ ...second, version: 2, url: file.url });
  expect((await library.list('q=Fields')).files[0]).toMatchObject(second);
  await library.change(file, {}).set('If-Match', '"1"').expect(409);
  const { versions } = (await cms.staff.get(`${mediaPath}/${file.id}/history`).expect(200)).body;
  expect(versions.map(({ operation }: { operation: string }) => operation)).toEqual(['update', 'create']);
  await cms.staff.post(undoPath('cms', response.headers[changeHeader] ?? '')).expect(204);
  expect((await library.list('q=fields')).files[0]).toMatchObject(mediaInputOf(file));
});

test('an upload of the same picture keeps its alt text and takes the new name', async () => {
  const file = await library.uploadImage('once.png');
  await library.change(file, { alt: 'A gate' }).expect(200);
  expect(await library.uploadImage('twice.png', 'carousel', true)).toMatchObject({
    id: file.id,
    name: 'twice.png',
    alt: 'A gate',
    version: 3,
  });
});

test('a copy takes over the alt text of the picture that it is based on', async () => {
  const original = await library.uploadImage('whole.png', 'testimonials');
  await library.change(original, { alt: 'Noor speaks' }).expect(200);
  const send = (basedOn: string) =>
    cms.staff.post('/api/cms/upload-image').field('type', 'testimonials').field('basedOn', basedOn);
  const image = await createPicture({ width: 12, height: 12 });
  const { body } = await send(original.url).attach('image', image, 'cropped.png').expect(201);
  const { files }: { files: MediaFile[] } = await library.list('folder=testimonials');
  expect(files.find(({ url }) => url === body.imageUrl)).toMatchObject({ name: 'cropped.png', alt: 'Noor speaks' });
  await send('https://elsewhere.example/a.png').attach('image', image, 'a.png').expect(400);
});

test('files are found by words of their name and alt text, literally', async () => {
  const file = await library.uploadImage('100%_ready.png');
  await library.change(file, { alt: 'Mosque of Córdoba' }).expect(200);
  for (const found of ['q=100%25_', 'q=córdoba', 'q=ready+mosque'])
    expect([found, await library.names(found)]).toEqual([found, ['100%_ready.png']]);
  for (const query of ['q=1%25y', 'q=ready+gate', 'q=%5C'])
    expect([query, await library.names(query)]).toEqual([query, []]);
});

test('pages follow one another, newest first, and count all files', async () => {
  const all = await library.names('limit=200');
  const seen: string[] = [];
  for (let before = ''; ; ) {
    const page = await library.list(`limit=2${before}`);
    expect(page.total).toBe(all.length);
    seen.push(...page.files.map(({ name }: MediaFile) => name));
    if (!page.next) break;
    before = `&before=${page.next}`;
  }
  expect(seen).toEqual(all);
});

test('the filters narrow by kind, folder, missing alt text and use', async () => {
  const [bare, decorative, described] = [
    await library.uploadImage('bare.png', 'speakers'),
    await library.uploadImage('decorative.png', 'speakers'),
    await library.uploadImage('described.png', 'speakers'),
  ];
  await library.change(decorative, { isDecorative: true }).expect(200);
  await library.change(described, { alt: 'A portrait' }).expect(200);
  await library.useAsHeroImage(described, 'x');
  expect(await library.names('folder=speakers&filter=missing-alt')).toEqual([bare.name]);
  expect(await library.names('folder=speakers&filter=unused')).toEqual([decorative.name, bare.name]);
  expect(await library.names('kind=document')).toEqual(['programme.pdf']);
  expect(await library.names('kind=document&filter=missing-alt')).toEqual([]);
});

test.each([
  'kind=film',
  'folder=feeds',
  'filter=all',
  'before=x',
  'limit=0',
  'limit=201',
  `q=${'x'.repeat(121)}`,
  'x=1',
])('the query %s is rejected in words', async (query) => {
  expect((await cms.staff.get(`${mediaPath}?${query}`).expect(400)).body.message).toEqual(expect.any(String));
});

test('a deleted row no longer uses its file', async () => {
  const file = await library.uploadImage('freed.png');
  const heroImage = await library.useAsHeroImage(file, 'Freed');
  await cms.staff.delete(`${mediaPath}/${file.id}`).expect(409);
  await cms.staff.delete(`/api/cms/hero-images/${heroImage}`).expect(204);
  await cms.staff.delete(`${mediaPath}/${file.id}`).expect(204);
});

test('an unused file is deleted, restored, deleted again and undone', async () => {
  const file = await library.uploadImage('unused.png');
  await cms.staff.delete(`${mediaPath}/${file.id}`).set('If-Match', '"7"').expect(409);
  await cms.staff.delete(`${mediaPath}/${file.id}`).set('If-Match', '"1"').expect(204);
  expect(await library.names('q=unused.png')).toEqual([]);
  expect(await library.names('q=unused.png&filter=deleted')).toEqual(['unused.png']);
  const offered = async () => (await library.list('folder=carousel')).files.map(({ url }: MediaFile) => url);
  expect(await offered()).not.toContain(file.url);
  expect((await cms.staff.get(`${mediaPath}/${file.id}`).expect(200)).body.deletedAt).toEqual(expect.any(String));
  await library.change(file, {}).expect(404);
  await cms.staff.post(`${mediaPath}/${file.id}/restore`).expect(200);
  expect(await offered()).toContain(file.url);
  const deleted = await cms.staff.delete(`${mediaPath}/${file.id}`).expect(204);
  await cms.staff.post(undoPath('cms', deleted.headers[changeHeader] ?? '')).expect(204);
  expect(await library.names('q=unused.png')).toEqual(['unused.png']);
});

test('a deleted file that is uploaded again returns', async () => {
  const file = await library.uploadImage('returned.png');
  await cms.staff.delete(`${mediaPath}/${file.id}`).expect(204);
  expect(await library.uploadImage('returned.png', 'carousel', true)).toMatchObject({ id: file.id, deletedAt: null });
});

const hashOf = ({ url }: MediaFile) => /[0-9a-f]{64}/.exec(url)?.[0];
const inUse = async (file: MediaFile) =>
  (await cms.database.query('SELECT operations.uploads_in_use($1)', [[hashOf(file)]])).length > 0;

test('the garbage collector spares a file until 30 days after it was deleted', async () => {
  const file = await library.uploadImage('purged.png');
  await library.change(file, { alt: 'x' }).expect(200);
  await cms.staff.delete(`${mediaPath}/${file.id}`).expect(204);
  const purge = cms.app.get(PurgeDeletedJob);
  await purge.purge(new Date(Date.now() + 29 * 86_400_000));
  expect(await inUse(file)).toBe(true);
  await purge.purge(new Date(Date.now() + 31 * 86_400_000));
  expect(await inUse(file)).toBe(false);
  await cms.app.get(MediaBackfillJob).run();
  expect(await library.names('q=purged.png')).toEqual([]);
});

test('files of a release before the library are added when a row uses them', async () => {
  const [used, unused] = [await library.uploadImage('used-before.png'), await library.uploadImage('unused-before.png')];
  await library.useAsHeroImage(used, 'Old');
  await runSql(cms.data.ownerUrl, `UPDATE operations.uploads SET name = 'stored.png' WHERE sha256 = '${hashOf(used)}'`);
  const nameless = await library.uploadImage('nameless.png');
  await library.useAsHeroImage(nameless, 'A nameless gate');
  await runSql(cms.data.ownerUrl, `DELETE FROM cms.media WHERE id = '${nameless.id}'`);
  await runSql(cms.data.ownerUrl, `DELETE FROM cms.media WHERE id IN ('${used.id}', '${unused.id}')`);
  expect(await cms.app.get(MediaBackfillJob).run()).toBe(2);
  expect(await library.names('q=nameless')).toEqual(['A nameless gate']);
  expect(await cms.app.get(MediaBackfillJob).run()).toBe(0);
  const found = (await library.list('limit=200')).files.filter(({ url }: MediaFile) =>
    [used.url, unused.url].includes(url),
  );
  expect(found).toEqual([
    expect.objectContaining({ url: used.url, name: 'stored.png', uploadedBy: '', width: used.width }),
  ]);
});
