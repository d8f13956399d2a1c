import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contentInput } from '@majlis/contracts/content';
import { heroImageInput } from '@majlis/contracts/hero-images';
import { partnerInput } from '@majlis/contracts/partners';
import { storedImage } from '@majlis/contracts/stored-images';
import { teamMemberInput } from '@majlis/contracts/team-members';
import { teamSections } from '@majlis/contracts/team-sections';
import { testimonialInput } from '@majlis/contracts/testimonials';
import { timelineEventInput } from '@majlis/contracts/timeline-events';
import { FolderStore } from '@majlis/kit/storage/folder-store';
import { createDatabase, type TestDatabase } from '@majlis/kit/testing/database';
import { Client } from 'pg';
import { seed } from './seed.js';

let database: TestDatabase;
let folder: string;
let owner: Client;
const everything = {
  content: 6,
  heroImages: 6,
  timelineEvents: 12,
  partners: 6,
  testimonials: 5,
  teamMembers: 12,
  conferences: 6,
};
const written = () => seed({ databaseUrl: database.ownerUrl, objectStore: new FolderStore(folder) });

beforeAll(async () => {
  database = await createDatabase();
  folder = await mkdtemp(join(tmpdir(), 'majlis-sample-'));
  owner = new Client({ connectionString: database.ownerUrl });
  await owner.connect();
  expect(await written()).toEqual(everything);
}, 120_000);

afterAll(async () => {
  await owner.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['content_entries', contentInput, 'key, type, content'],
  ['hero_images', heroImageInput, 'url, alt, "order", is_active AS "isActive"'],
  ['timeline_events', timelineEventInput, 'year, title, description, page, "order", is_active AS "isActive"'],
  [
    'partners',
    partnerInput,
    'name, logo_url AS "logoUrl", website_url AS "websiteUrl", "order", is_active AS "isActive"',
  ],
  [
    'testimonials',
    testimonialInput,
    'name, title, organization, country, testimonial, image_url AS "imageUrl", "order", is_active AS "isActive"',
  ],
  ['team_members', teamMemberInput, 'name, position, image, profile, categories, "order", is_active AS "isActive"'],
])('what it writes to %s is what staff could have entered', async (table, input, columns) => {
  const { rows } = await owner.query<object>(`SELECT ${columns} FROM cms.${table}`);
  for (const row of rows) expect(input.parse(row)).toEqual(row);
});

test.each([
  ['hero images', 'SELECT url FROM cms.hero_images', 6, 6],
  ['conferences', "SELECT featured_image AS url FROM conferences.conferences WHERE featured_image <> ''", 4, 6],
  ['partners', 'SELECT logo_url AS url FROM cms.partners', 6, 2],
  ['testimonials', "SELECT image_url AS url FROM cms.testimonials WHERE image_url <> ''", 4, 2],
  ['team members', "SELECT '/images/team/' || image AS url FROM cms.team_members", 12, 2],
])(
  'every picture of the %s is one of its own and in the store in all its sizes',
  async (_name, sql, pictures, each) => {
    const urls = (await owner.query<{ url: string }>(sql)).rows.map(({ url }) => url);
    expect(new Set(urls).size).toBe(pictures);
    const stored = new FolderStore(folder);
    const sizes = urls.flatMap((url) => storedImage(url)?.sources.flatMap(({ srcSet }) => srcSet.split(', ')) ?? []);
    expect(sizes).toHaveLength(pictures * each);
    for (const size of sizes) {
      const key = size.replace('/images/', '').replace(/ \d+w$/, '');
      expect(await stored.head(key)).toMatchObject({ key });
    }
  },
);

test('it shows each section at its best: every part of the team, highlights, what is hidden, what has no picture', async () => {
  const count = async (from: string) => (await owner.query(`SELECT FROM cms.${from}`)).rowCount;
  for (const section of teamSections)
    expect(await count(`team_members WHERE '${section}' = ANY (categories)`)).toBeGreaterThan(1);
  expect(await count('team_members WHERE cardinality(categories) = 0')).toBe(0);
  expect(await count('team_members WHERE cardinality(categories) = 2')).toBe(1);
  expect(await count('team_members WHERE length(profile) > 200')).toBeGreaterThan(3);
  expect(await count("timeline_events WHERE page = 'about'")).toBe(9);
  expect(await count("timeline_events WHERE description ~ '\\n\\nKey Highlights:\\n•'")).toBeGreaterThan(3);
  expect(await count("partners WHERE website_url = ''")).toBe(1);
  for (const table of ['partners', 'testimonials']) expect(await count(`${table} WHERE NOT is_active`)).toBe(1);
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
  expect(Object.values(await written())).toEqual([0, 0, 0, 0, 0, 0, 0]);
  const { rows } = await owner.query("SELECT content FROM cms.content_entries WHERE key = 'blog.title'");
  expect(rows).toEqual([{ content: 'Ours' }]);
});
