import type { MediaFile } from '@majlis/contracts/staff/media.schema';
import { openDatabase, runSql } from '@majlis/kit/testing/database';
import { brokenBodies, hostileBodies, hostileSegments } from '@majlis/kit/testing/hostile-bodies';
import { expectedStoredValue, isRejected, type RequestBody, sendRaw } from '@majlis/kit/testing/hostile-writes';
import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { mediaInputOf, mediaLibrary, mediaPath } from '../../testing/media-library.js';
import { useCms } from '../../testing/running-cms.js';

const cms = useCms();
const library = mediaLibrary(cms);

test('the places that use a file are named in all services, with their pages', async () => {
  const file = await library.uploadImage('everywhere.png', 'conferences');
  const owner = await openDatabase(cms.data.ownerUrl);
  const filename = file.url.slice(file.url.lastIndexOf('/') + 1);
  await library.useAsHeroImage(file, 'The gate');
  await cms.staff
    .post('/api/cms/content')
    .send({
      key: 'about.story',
      type: 'textarea',
      content: `See https://share.example?u=${encodeURIComponent(file.url).toLowerCase()}`,
    })
    .expect(200);
  await owner.query(
    `INSERT INTO cms.team_members (name, position, image, profile, categories, "order", is_active, version, updated_at, updated_by)
     VALUES ('Omar', 'y', $1, '', '{}', 0, true, 1, now(), '')`,
    [filename],
  );
  await owner.query(`INSERT INTO feeds.sources (url, kind) VALUES ('https://feed.example/', 'blog')`);
  await owner.query(
    `INSERT INTO feeds.items (source_url, guid, link, title, description, categories, published_at, picture_url)
     VALUES ('https://feed.example/', '1', 'https://feed.example/1', 'A post', '', '{}', now(), $1)`,
    [file.url],
  );
  const { rows: conferences } = await owner.query<{ id: string }>(
    `INSERT INTO conferences.conferences (title, slug, start_date, end_date, featured_image, version, updated_at, updated_by)
     VALUES ('Trade', 'trade', now(), now(), $1, 1, now(), '') RETURNING id`,
    [file.url],
  );
  const conferenceId = conferences[0]?.id;
  await owner.query(
    `INSERT INTO conferences.conference_partners (conference_id, name, logo_url, "order", is_active, version, updated_at, updated_by)
     VALUES ($1, 'Dar', $2, 0, true, 1, now(), '')`,
    [conferenceId, file.url],
  );
  await owner.end();
  const section = `/admin/conference-management/${conferenceId}`;
  expect((await cms.staff.get(`${mediaPath}/${file.id}/uses`).expect(200)).body).toEqual([
    { service: 'cms', place: 'Website text', label: 'about.story', href: '/admin/content', alt: '' },
    { service: 'cms', place: 'Hero image', label: 'The gate', href: '/admin/hero-images', alt: 'The gate' },
    { service: 'cms', place: 'Team member', label: 'Omar', href: '/admin/team', alt: 'Omar' },
    {
      ...{ service: 'conferences', place: 'Conference partner', label: 'Dar', href: `${section}/partners` },
      ...{ conferenceId, alt: 'Dar' },
    },
    {
      ...{ service: 'conferences', place: 'Conference', label: 'Trade', href: `${section}/edit` },
      ...{ conferenceId, alt: 'Trade' },
    },
    { service: 'feeds', place: 'Feed item', label: 'A post', href: '/admin/feeds', alt: 'A post' },
  ]);
  const { body } = await cms.staff.delete(`${mediaPath}/${file.id}`).expect(409);
  expect(body.message).toBe(
    '“everywhere.png” is in use and cannot be deleted. Replace it there first: Website text “about.story”, Hero image “The gate”, Team member “Omar”, Conference partner “Dar”, Conference “Trade” and 1 more place.',
  );
});

/** Uploads a picture, uses it in one place, and returns what the library says about its alt text. */
async function describe(name: string, use: (file: MediaFile) => Promise<unknown>) {
  const { id } = await library.uploadImage(`${name}.png`, 'content');
  const read = async (): Promise<MediaFile> => (await cms.staff.get(`${mediaPath}/${id}`).expect(200)).body;
  await use(await read());
  const { describedBy, isMissingAlt } = await read();
  expect([name, (await library.names('filter=missing-alt')).includes(`${name}.png`)]).toEqual([name, isMissingAlt]);
  const listed = (await library.list('limit=200')).files.find((file: MediaFile) => file.id === id);
  expect(listed).toMatchObject({ describedBy, isMissingAlt });
  return isMissingAlt ? 'missing' : describedBy.map(({ place, alt }) => `${place}: ${alt}`);
}

const post = (path: string, body: object) => cms.staff.post(path).send(body).expect(201);
const addPage = (body: string, imageUrl = '') => post('/api/cms/pages', { title: 'Getting here', body, imageUrl });

test('a picture that is described where it is used lacks no alt text', async () => {
  const { hero, conference, html, logo } = {
    hero: await describe('square', (file) => library.useAsHeroImage(file, 'The square at dusk')),
    conference: await describe('hall', ({ url }) =>
      runSql(
        cms.data.ownerUrl,
        `INSERT INTO conferences.conferences (title, slug, start_date, end_date, featured_image, version, updated_at, updated_by)
         VALUES ('Forum of rivers', 'rivers', now(), now(), '${url}', 1, now(), '')`,
      )),
    html: await describe('tram', ({ url }) =>
      addPage(`<p>By tram:</p><img alt="Tram &amp; &quot;bus&quot;" src="${url}">`)),
    logo: await describe('logo', ({ url }) =>
      post('/api/cms/footer-partners', { name: 'Dar', logoUrl: url, order: 0 })),
  };
  expect({ hero, conference, html, logo }).toEqual({
    hero: ['Hero image: The square at dusk'],
    conference: ['Conference: Forum of rivers'],
    html: ['Page: Tram & "bus"'],
    logo: ['Partner: Dar'],
  });
  const both = await describe('map', async (file) => {
    await addPage(`<p>Map</p><img src="${file.url}" alt="">`);
    await library.useAsHeroImage(file, 'A map of the quarter');
  });
  expect(both).toEqual(['Hero image: A map of the quarter']);
});

test('a picture lacks an alt text while no use gives one', async () => {
  const uses: Record<string, (file: MediaFile) => Promise<unknown>> = {
    unused: async () => undefined,
    'empty-in-text': ({ url }) => addPage(`<p>Map</p><img src="${url}" alt="">`),
    'linked-only': ({ url }) => addPage(`<p><a href="${url}">The plan</a></p>`),
    'file-name': (file) => library.useAsHeroImage(file, 'DSC_0042.JPG'),
    deleted: async (file) => {
      const id = await library.useAsHeroImage(file, 'A gate');
      await cms.staff.delete(`/api/cms/hero-images/${id}`).expect(204);
    },
    'draft-only': async ({ url }) => {
      const { body: page } = await addPage('<p>Text</p>');
      const input = { title: 'Getting here', body: `<p>x</p><img src="${url}" alt="A gate">`, imageUrl: '' };
      await cms.staff.put(`/api/cms/drafts/pages/${page.id}`).send({ input, baseVersion: 1 }).expect(200);
    },
  };
  for (const [name, use] of Object.entries(uses)) expect([name, await describe(name, use)]).toEqual([name, 'missing']);
});

test('an own alt text and a decorative picture need none of a place', async () => {
  const own = await describe('own', async (file) => {
    await library.change(file, { alt: 'A boat' }).expect(200);
    await library.useAsHeroImage(file, 'Boat');
  });
  const decorative = await describe('leaf', (file) => library.change(file, { isDecorative: true }).expect(200));
  expect([own, decorative]).toEqual([[], []]);
});

test('a changed file is stored as sent or rejected with a message', async () => {
  const file = await library.uploadImage('hostile.png');
  const send = (body: string | Buffer) => sendRaw(cms.staff, 'put', `${mediaPath}/${file.id}`, body);
  const statuses = new Set<number>();
  for (const body of hostileBodies(mediaInputOf(file), 20)) {
    const response = await send(body);
    statuses.add(response.status);
    const sent: RequestBody = JSON.parse(body);
    const expected = Object.entries(sent).map(([name, value]) => [name, expectedStoredValue(value)]);
    if (response.status < 400) expect([body, response.body]).toMatchObject([body, Object.fromEntries(expected)]);
    else expect([body, isRejected(response)]).toEqual([body, true]);
  }
  expect([...statuses].some((status) => status < 400)).toBe(true);
  for (const body of brokenBodies(mediaInputOf(file), 20)) expect([400, 415]).toContain((await send(body)).status);
  for (const segment of hostileSegments(30))
    for (const [method, rest] of [
      ['put', ''],
      ['delete', ''],
      ['post', '/restore'],
      ['get', '/uses'],
    ] as const)
      expect([400, 404]).toContain((await cms.staff[method](`${mediaPath}/${segment}${rest}`)).status);
});

test('a list of 5,000 files is quick', async () => {
  await runSql(
    cms.data.ownerUrl,
    `INSERT INTO cms.media (folder, filename, sha256, kind, name, alt, is_decorative, bytes,
       uploaded_at, uploaded_by, version, updated_at, updated_by)
     SELECT 'partners', sha || '-10x10.webp', sha, 'picture', 'logo ' || number, '', false, 1, now(), '', 1, now(), ''
     FROM generate_series(1, 5000) AS number, encode(sha256(number::text::bytea), 'hex') AS sha`,
  );
  for (const query of ['', 'q=logo', 'filter=unused', 'filter=missing-alt', 'folder=partners&limit=200']) {
    const start = performance.now();
    expect((await library.list(query)).total).toBeGreaterThanOrEqual(5_000);
    expect(performance.now() - start).toBeLessThan(onThisMachine(1_000));
  }
});
