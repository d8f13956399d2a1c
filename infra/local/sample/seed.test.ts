import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partnerTiers, sessionTypes, speakerTypes, teamSections } from '@majlis/contracts/shared/choices';
import { isHttpUrl } from '@majlis/contracts/shared/shared-fields.schema';
import { storedDocumentPattern } from '@majlis/contracts/shared/uploads.schema';
import { contentInput } from '@majlis/contracts/site/content.schema';
import { heroImages } from '@majlis/contracts/site/hero-images.schema';
import { pages } from '@majlis/contracts/site/pages.schema';
import { partners } from '@majlis/contracts/site/partners.schema';
import { teamMembers } from '@majlis/contracts/site/team-members.schema';
import { testimonials } from '@majlis/contracts/site/testimonials.schema';
import { timelineEvents } from '@majlis/contracts/site/timeline-events.schema';
import { FolderStore } from '@majlis/kit/storage/folder-store';
import { createDatabase, openDatabase, type TestDatabase } from '@majlis/kit/testing/database';
import type { Client } from 'pg';
import { largeConferenceSize, largeConferenceSlug } from './large-conference.js';
import { seed } from './seed.js';

let database: TestDatabase;
let folder: string;
let owner: Client;
const expectedCounts = {
  content: 14,
  heroImages: 6,
  timelineEvents: 12,
  pages: 2,
  partners: 6,
  testimonials: 5,
  teamMembers: 12,
  conferences: 6,
  people: 22,
  sessions: 50,
  sessionSpeakers: 91,
  conferencePartners: 14,
  rooms: 11,
  documents: 14,
  siteTranslations: 45,
  conferenceTranslations: 98,
};
const runSeed = (size?: 'large') =>
  seed({ databaseUrl: database.ownerUrl, objectStore: new FolderStore(folder), size });

beforeAll(async () => {
  database = await createDatabase();
  folder = await mkdtemp(join(tmpdir(), 'majlis-sample-'));
  owner = await openDatabase(database.ownerUrl);
  expect(await runSeed()).toEqual(expectedCounts);
});

afterAll(async () => {
  await owner.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['content_entries', contentInput, 'key, type, content'],
  ['hero_images', heroImages.input, 'url, alt, "order", is_active AS "isActive"'],
  ['timeline_events', timelineEvents.input, 'year, title, description, page, "order", is_active AS "isActive"'],
  [
    'pages',
    pages.input,
    'title, slug, body, image_url AS "imageUrl", meta_description AS "metaDescription", placement, "order", is_active AS "isActive"',
  ],
  [
    'partners',
    partners.input,
    'name, logo_url AS "logoUrl", website_url AS "websiteUrl", "order", is_active AS "isActive"',
  ],
  [
    'testimonials',
    testimonials.input,
    'name, title, organization, country, testimonial, image_url AS "imageUrl", "order", is_active AS "isActive"',
  ],
  ['team_members', teamMembers.input, 'name, position, image, profile, categories, "order", is_active AS "isActive"'],
])('rows of %s satisfy the input schema for staff', async (table, input, columns) => {
  const { rows } = await owner.query<object>(`SELECT ${columns} FROM cms.${table}`);
  for (const row of rows) expect(input.parse(row)).toEqual(row);
});

test.each([
  ['hero images', 'SELECT url FROM cms.hero_images', 6],
  ['conferences', "SELECT featured_image AS url FROM conferences.conferences WHERE featured_image <> ''", 4],
  ['partners', 'SELECT logo_url AS url FROM cms.partners', 6],
  ['testimonials', "SELECT image_url AS url FROM cms.testimonials WHERE image_url <> ''", 4],
  ['team members', "SELECT '/images/team/' || image AS url FROM cms.team_members", 12],
  ['people', "SELECT photo AS url FROM conferences.people WHERE photo <> ''", 18],
  [
    'partners of conferences',
    "SELECT DISTINCT logo_url AS url FROM conferences.conference_partners WHERE logo_url <> ''",
    6,
  ],
])('every picture of the %s is unique and stored', async (_name, sql, pictures) => {
  const urls = (await owner.query<{ url: string }>(sql)).rows.map(({ url }) => url);
  expect(new Set(urls).size).toBe(pictures);
  const stored = new FolderStore(folder);
  for (const url of urls) {
    const key = url.replace('/images/', '');
    expect(await stored.head(key)).toMatchObject({ key });
  }
});

test('the sample covers every section: all team categories, highlights, hidden rows, rows without a picture', async () => {
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

test('two upcoming conferences are published on any day, and one is a draft', async () => {
  const upcomingSql =
    'SELECT slug FROM conferences.conferences WHERE start_date > now() AND status = $1 ORDER BY start_date';
  expect((await owner.query(upcomingSql, ['published'])).rows).toEqual([
    { slug: 'endowment-contract-and-enterprise' },
    { slug: 'conscience-and-the-common-good' },
  ]);
  expect((await owner.query(upcomingSql, ['draft'])).rows).toEqual([{ slug: 'hospitality-and-borders' }]);
});

test("times are local times of the conference's zone", async () => {
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

test('every session of a conference that lists its rooms fits into one of them', async () => {
  const sessionsSql = `SELECT session.title FROM conferences.sessions session
    JOIN conferences.rooms room ON room.conference_id = session.conference_id
    GROUP BY session.id HAVING session.location NOT IN ('', 'Meet at the Courtyard gate') AND NOT bool_or(
      session.location = room.name AND coalesce(session.max_attendees <= room.capacity, true))`;
  expect((await owner.query(sessionsSql)).rows).toEqual([]);
});

test('team members who also speak have one portrait', async () => {
  const { rows } = await owner.query(`
    SELECT count(*)::int AS both FROM conferences.people JOIN cms.team_members
    ON name = first_name || ' ' || last_name AND photo = '/images/speakers/' || image`);
  expect(rows).toEqual([{ both: 10 }]);
});

test('every session is within its conference, and no speaker is in two rooms at once', async () => {
  const sessionsOutside = `SELECT session.title FROM conferences.sessions session
    JOIN conferences.conferences conference ON conference.id = conference_id
    WHERE start_time < start_date OR end_time > end_date`;
  expect((await owner.query(sessionsOutside)).rows).toEqual([]);
  expect(await doubleBookings()).toEqual([]);
});

async function doubleBookings() {
  const { rows } = await owner.query(`SELECT one.title, other.title FROM conferences.session_speakers assignment
    JOIN conferences.session_speakers second ON second.person_id = assignment.person_id
    JOIN conferences.sessions one ON one.id = assignment.session_id
    JOIN conferences.sessions other ON other.id = second.session_id
    WHERE one.id < other.id AND (one.start_time, one.end_time) OVERLAPS (other.start_time, other.end_time)`);
  return rows;
}

test('the annual conference has parallel sessions, every type and role, and partners of every tier', async () => {
  const annual = `(SELECT id FROM conferences.conferences WHERE slug = 'conscience-and-the-common-good')`;
  const distinct = async (column: string, from: string) => {
    const { rows } = await owner.query(`SELECT DISTINCT ${column} AS value FROM conferences.${from}`);
    return new Set(rows.map(({ value }) => value));
  };
  const ofAnnual = `WHERE conference_id = ${annual}`;
  expect(await distinct('session_type', `sessions ${ofAnnual}`)).toEqual(new Set(sessionTypes));
  expect(await distinct('speaker_type', 'session_speakers')).toEqual(new Set(speakerTypes));
  expect(await distinct('tier', `conference_partners ${ofAnnual}`)).toEqual(new Set(partnerTiers));
  expect((await distinct('start_time', `sessions ${ofAnnual}`)).size).toBeLessThan(24);
});

test('the booklet and a paper are stored PDFs named by their hashes; the others are links, one of them not yet public', async () => {
  const { rows } = await owner.query<{ url: string; kind: string; isUnpublished: boolean }>(
    'SELECT url, kind, coalesce(public_from > now(), false) AS "isUnpublished" FROM conferences.documents ORDER BY kind',
  );
  const [stored, links] = [true, false].map((is) => rows.filter(({ url }) => storedDocumentPattern.test(url) === is));
  expect(links?.every(({ url }) => isHttpUrl(url))).toBe(true);
  expect(rows.filter(({ isUnpublished }) => isUnpublished).length).toBeGreaterThan(0);
  expect(stored?.map(({ kind }) => kind)).toEqual(['paper', 'programme']);
  for (const { url } of stored ?? []) {
    const bytes = await readFile(join(folder, url));
    expect(url).toBe(`/documents/${createHash('sha256').update(bytes).digest('hex')}.pdf`);
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.4');
  }
});

test('seeding again does not restore what staff deleted or changed', async () => {
  await owner.query('UPDATE conferences.conferences SET deleted_at = now()');
  await owner.query("UPDATE cms.content_entries SET content = 'Ours' WHERE key = 'blog.title'");
  expect(new Set(Object.values(await runSeed()))).toEqual(new Set([0]));
  const { rows } = await owner.query("SELECT content FROM cms.content_entries WHERE key = 'blog.title'");
  expect(rows).toEqual([{ content: 'Ours' }]);
});

test('the large conference is inserted once, in its full size', async () => {
  await runSeed('large');
  await runSeed('large');
  const { rows } = await owner.query(
    `SELECT count(DISTINCT session.id)::int AS sessions, count(DISTINCT person_id)::int AS people,
       count(DISTINCT location)::int AS rooms, count(DISTINCT (start_time AT TIME ZONE timezone)::date)::int AS days
     FROM conferences.conferences conference JOIN conferences.sessions session ON conference_id = conference.id
     JOIN conferences.session_speakers ON session_id = session.id WHERE conference.slug = $1`,
    [largeConferenceSlug],
  );
  expect(rows).toEqual([largeConferenceSize]);
  const roomsSql = `SELECT count(DISTINCT room.id)::int AS rooms FROM conferences.rooms room
    JOIN conferences.conferences conference ON room.conference_id = conference.id
    JOIN conferences.sessions session ON session.conference_id = conference.id AND session.location = room.name
    WHERE conference.slug = $1`;
  expect((await owner.query(roomsSql, [largeConferenceSlug])).rows).toEqual([{ rooms: largeConferenceSize.rooms }]);
  expect(await doubleBookings()).toEqual([]);
});
