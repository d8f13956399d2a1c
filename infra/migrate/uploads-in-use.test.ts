import { UploadGarbageCollector } from '@majlis/kit/storage/upload-garbage-collector';
import { openDatabase } from '@majlis/kit/testing/database';
import { DataSource } from 'typeorm';
import { futureDates, startUploadsFixture, type UploadsFixture } from '../quality/uploads-fixture.js';

let uploads: UploadsFixture;
beforeAll(async () => {
  uploads = await startUploadsFixture();
});
afterAll(() => uploads.stop());

const fileOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

type Write = [status: number, path: string];
type Reference = [kind: string, imageFolder: string, name: (url: string) => Promise<Write>];

const post = async (browser: 'staff' | 'planner', path: string, body: object): Promise<Write> => {
  const response = await (browser === 'staff' ? uploads.staff : uploads.planner).post(path).send(body);
  return [response.status, `${path}/${response.body.id ?? response.body.key}`];
};

const references: Reference[] = [
  [
    'a hero image',
    'carousel',
    (url) => post('staff', '/api/cms/hero-images', { url, alt: 'x', order: 0, isActive: true }),
  ],
  [
    'the logo of a partner',
    'partners',
    (logoUrl) => post('staff', '/api/cms/footer-partners', { name: 'x', logoUrl, order: 0 }),
  ],
  [
    'a testimonial',
    'testimonials',
    (imageUrl) => post('staff', '/api/cms/testimonials', { name: 'x', testimonial: 'x', imageUrl, order: 0 }),
  ],
  [
    'a text of the site',
    'conferences',
    (url) =>
      post('staff', '/api/cms/content', {
        key: 'about.story',
        type: 'textarea',
        content: `See https://majlis.example${url}.`,
      }),
  ],
  [
    'a percent-encoded address in a text',
    'team',
    (url) =>
      post('staff', '/api/cms/content', {
        key: 'about.more',
        type: 'textarea',
        content: `https://share.example?u=${encodeURIComponent(url).toLowerCase()}`,
      }),
  ],
  [
    'the picture of a page',
    'content',
    (imageUrl) => post('staff', '/api/cms/pages', { title: 'x', body: '<p>x</p>', imageUrl }),
  ],
  [
    'a picture within the text of a page',
    'content',
    (url) => post('staff', '/api/cms/pages', { title: 'x', body: `<img src="${url}" alt="x" />` }),
  ],
  [
    'the picture of a conference',
    'conferences',
    (featuredImage) => post('planner', '/api/conferences', { title: 'x', ...futureDates, featuredImage }),
  ],
  [
    'the picture of its album',
    'conferences',
    (albumThumbnail) => post('planner', '/api/conferences', { title: 'x', ...futureDates, albumThumbnail }),
  ],
  [
    'a picture of another folder',
    'carousel',
    (featuredImage) => post('planner', '/api/conferences', { title: 'x', ...futureDates, featuredImage }),
  ],
  [
    'the logo of a conference’s partner',
    'partners',
    (logoUrl) => post('planner', `${uploads.conference}/partners`, { name: 'x', logoUrl }),
  ],
  [
    'the photograph of a speaker',
    'speakers',
    (photo) => post('planner', '/api/people', { firstName: 'x', lastName: 'y', photo }),
  ],
  [
    'the description of a session',
    'conferences',
    (url) =>
      post('planner', `${uploads.conference}/sessions`, {
        title: 'x',
        startTime: '2031-03-12T02:00:00Z',
        endTime: '2031-03-12T03:00:00Z',
        description: url,
      }),
  ],
  ['a document', 'documents', (url) => post('planner', `${uploads.conference}/documents`, { title: 'x', url })],
];

test('the uses of a file name the row, its conference, and people by their names', async () => {
  const [{ url }, { url: documentUrl }] = [await uploads.storeImage('speakers'), await uploads.storeDocument()];
  await post('staff', '/api/cms/testimonials', { name: 'Salma', title: 'Dean', testimonial: 'x', imageUrl: url });
  await post('planner', '/api/people', { firstName: 'Omar', lastName: 'Haddad', photo: url });
  await post('planner', `${uploads.conference}/documents`, { title: 'Programme', url: documentUrl });
  const hashes = [url, documentUrl].map((used) => /[0-9a-f]{64}/.exec(used)?.[0]);
  const { rows } = await uploads.owner.query(
    'SELECT table_name, parent_id, label FROM operations.upload_uses($1) ORDER BY label',
    [hashes],
  );
  expect(rows).toEqual([
    { table_name: 'people', parent_id: null, label: 'Omar Haddad' },
    { table_name: 'documents', parent_id: uploads.conference.split('/').at(-1), label: 'Programme' },
    { table_name: 'testimonials', parent_id: null, label: 'Salma' },
  ]);
});

const fileFor = (imageFolder: string) =>
  imageFolder === 'documents' ? uploads.storeDocument() : uploads.storeImage(imageFolder);

test.each(references)('%s keeps its file in all sizes, even after a soft delete', async (_kind, imageFolder, name) => {
  const { url, keys } = await fileFor(imageFolder);
  const [status, path] = await name(url);
  expect(status).toBeLessThan(300);
  await uploads.sweep();
  expect(await uploads.countStored(keys)).toBe(keys.length);
  const browser = path.startsWith('/api/cms') ? uploads.staff : uploads.planner;
  await browser.delete(path.replace(`${uploads.conference}/sessions`, '/api/sessions')).expect(204);
  await uploads.sweep();
  expect(await uploads.countStored(keys)).toBe(keys.length);
});

test('the pictures of team members and feed items are kept', async () => {
  const [member, item] = [await uploads.storeImage('team'), await uploads.storeImage('feeds')];
  await uploads.owner.query(
    `INSERT INTO cms.team_members (name, position, image, profile, categories, "order", is_active, version, updated_at, updated_by)
     VALUES ('x', 'y', $1, '', '{}', 0, true, 1, now(), '')`,
    [fileOf(member.url)],
  );
  await uploads.owner.query(`INSERT INTO feeds.sources (url, kind) VALUES ('https://feed.example/', 'blog')`);
  await uploads.owner.query(
    `INSERT INTO feeds.items (source_url, guid, link, title, description, categories, published_at, picture_url)
     VALUES ('https://feed.example/', '1', 'https://feed.example/1', 'x', '', '{}', now(), $1)`,
    [item.url],
  );
  const swept = await new UploadGarbageCollector(
    uploads.cms.app.get(DataSource),
    uploads.store,
    { info: () => undefined } as never,
    { folders: ['team', 'feeds'], isDryRun: false },
  ).run();
  expect(swept?.unused).toEqual([]);
  expect(await uploads.countStored([...member.keys, ...item.keys])).toBe(8);
});

test.each([
  ['conferences', "SELECT operations.uploads_in_use('{}')"],
  ['publisher', "SELECT operations.uploads_in_use('{}')"],
  ['feeds', "SELECT operations.upload_uses('{}')"],
  ['conferences', 'SELECT FROM operations.uploads'],
  ['feeds', 'DELETE FROM operations.uploads'],
  ['cms', 'SELECT FROM conferences.people'],
] as const)('the role of %s may not %s', async (role, statement) => {
  const client = await openDatabase(uploads.data.urlFor(role));
  await expect(client.query(statement)).rejects.toThrow(/permission denied/);
  await client.end();
});
