import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDatabase, runSql } from '@majlis/kit/testing/database';
import { brokenBodies, hostileBodies, hostileSegments } from '@majlis/kit/testing/hostile-bodies';
import { expectedStoredValue, isRejected, type RequestBody, sendRaw } from '@majlis/kit/testing/hostile-writes';
import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { mediaInputOf, mediaLibrary, mediaPath } from '../../testing/media-library.js';
import { type RunningCms, runCms } from '../../testing/running-cms.js';

let cms: RunningCms;
let library: ReturnType<typeof mediaLibrary>;
beforeAll(async () => {
  cms = await runCms();
  library = mediaLibrary(cms);
});
afterAll(() => cms.stop());

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
  await owner.end();
  expect((await cms.staff.get(`${mediaPath}/${file.id}/uses`).expect(200)).body).toEqual([
    { service: 'cms', place: 'Website text', label: 'about.story', href: '/admin/content' },
    { service: 'cms', place: 'Hero image', label: 'The gate', href: '/admin/hero-images' },
    { service: 'cms', place: 'Team member', label: 'Omar', href: '/admin/team' },
    { service: 'feeds', place: 'Feed item', label: 'A post', href: '/admin/feeds' },
  ]);
  const { body } = await cms.staff.delete(`${mediaPath}/${file.id}`).expect(409);
  expect(body.message).toBe(
    '“everywhere.png” is in use and cannot be deleted. Replace it there first: Website text “about.story”, Hero image “The gate”, Team member “Omar”, Feed item “A post”.',
  );
});

test('a changed file is stored as sent or rejected with a message', async () => {
  const file = await library.uploadImage('hostile.png');
  const send = (body: string | Buffer) => sendRaw(cms.staff, 'put', `${mediaPath}/${file.id}`, body);
  const statuses = new Set<number>();
  for (const body of hostileBodies(mediaInputOf(file), 40)) {
    const response = await send(body);
    statuses.add(response.status);
    const sent: RequestBody = JSON.parse(body);
    const expected = Object.entries(sent).map(([name, value]) => [name, expectedStoredValue(value)]);
    if (response.status < 400) expect([body, response.body]).toMatchObject([body, Object.fromEntries(expected)]);
    else expect([body, isRejected(response)]).toEqual([body, true]);
  }
  expect([...statuses].some((status) => status < 400)).toBe(true);
  for (const body of brokenBodies(mediaInputOf(file), 40)) expect([400, 415]).toContain((await send(body)).status);
  for (const segment of hostileSegments(60))
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
