import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contentInput } from '@majlis/contracts/content';
import { heroImageInput } from '@majlis/contracts/hero-images';
import { storedImage } from '@majlis/contracts/stored-images';
import { FolderStore } from '@majlis/kit/storage/folder-store';
import { createDatabase, type TestDatabase } from '@majlis/kit/testing/database';
import { Client } from 'pg';
import { seed } from './seed.js';

let database: TestDatabase;
let folder: string;
let owner: Client;
const written = () => seed({ databaseUrl: database.ownerUrl, objectStore: new FolderStore(folder) });

beforeAll(async () => {
  database = await createDatabase();
  folder = await mkdtemp(join(tmpdir(), 'majlis-sample-'));
  owner = new Client({ connectionString: database.ownerUrl });
  await owner.connect();
  expect(await written()).toEqual({ content: 6, heroImages: 6, conferences: 6 });
}, 120_000);

afterAll(async () => {
  await owner.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test('what it writes is what staff could have entered', async () => {
  const entries = await owner.query('SELECT key, type, content FROM cms.content_entries');
  for (const entry of entries.rows) expect(contentInput.parse(entry)).toEqual(entry);
  const images = await owner.query('SELECT url, alt, "order", is_active AS "isActive" FROM cms.hero_images');
  for (const image of images.rows) expect(heroImageInput.parse(image)).toEqual(image);
});

test('every picture is in the store in all its sizes', async () => {
  const { rows } = await owner.query<{ url: string }>(
    "SELECT url FROM cms.hero_images UNION ALL SELECT featured_image FROM conferences.conferences WHERE featured_image <> ''",
  );
  expect(rows).toHaveLength(10);
  const stored = new FolderStore(folder);
  const sizes = rows.flatMap(({ url }) => storedImage(url)?.sources.flatMap(({ srcSet }) => srcSet.split(', ')) ?? []);
  expect(sizes).toHaveLength(10 * 6);
  for (const size of sizes) {
    const key = size.replace('/images/', '').replace(/ \d+w$/, '');
    expect(await stored.head(key)).toMatchObject({ key });
  }
});

test('two conferences are ahead and public, whatever the day, and one draft is not public', async () => {
  const ahead = 'SELECT slug FROM conferences.conferences WHERE start_date > now() AND status = $1 ORDER BY start_date';
  expect((await owner.query(ahead, ['published'])).rows).toEqual([
    { slug: 'endowment-contract-and-enterprise' },
    { slug: 'conscience-and-the-common-good' },
  ]);
  expect((await owner.query(ahead, ['draft'])).rows).toEqual([{ slug: 'hospitality-and-borders' }]);
});

test('times are times of day in the zone of the conference', async () => {
  const { rows } = await owner.query(`
    SELECT slug, to_char(start_date AT TIME ZONE timezone, 'HH24:MI') AS starts
    FROM conferences.conferences ORDER BY slug`);
  expect(rows).toEqual([
    { slug: 'conscience-and-the-common-good', starts: '09:00' },
    { slug: 'consultation-consent-and-the-rule-of-law', starts: '09:30' },
    { slug: 'endowment-contract-and-enterprise', starts: '12:00' },
    { slug: 'ethics-of-the-market', starts: '10:00' },
    { slug: 'faith-and-free-inquiry', starts: '09:00' },
    { slug: 'hospitality-and-borders', starts: '10:00' },
  ]);
});

test('what staff deleted or rewrote is not written again', async () => {
  await owner.query('UPDATE conferences.conferences SET deleted_at = now()');
  await owner.query("UPDATE cms.content_entries SET content = 'Ours' WHERE key = 'blog.title'");
  expect(await written()).toEqual({ content: 0, heroImages: 0, conferences: 0 });
  const { rows } = await owner.query("SELECT content FROM cms.content_entries WHERE key = 'blog.title'");
  expect(rows).toEqual([{ content: 'Ours' }]);
});
