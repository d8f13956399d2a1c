import { openForMigrations } from '@majlis/kit/database/run-migrations';
import { createDatabase, openDatabase, type TestDatabase } from '@majlis/kit/testing/database';
import { conferencesMigrations } from './migrations.js';

let data: TestDatabase;
beforeAll(async () => {
  data = await createDatabase();
});
afterAll(() => data.drop());

const edited = "1, now(), ''";
const times = "now(), now() + interval '1 hour'";
const conferences = ['a', 'b'].map((letter) => `${letter}0000000-0000-4000-8000-000000000001`);

test('sessions and people that exist get addresses; deleted ones leave the better to the others', async () => {
  const database = await openForMigrations(data.ownerUrl, await conferencesMigrations());
  const owner = await openDatabase(data.ownerUrl);
  const hasSlugs = async () =>
    (await owner.query("SELECT FROM information_schema.columns WHERE table_name = 'people' AND column_name = 'slug'"))
      .rowCount;
  while (await hasSlugs()) await database.undoLastMigration();
  for (const id of conferences) {
    await owner.query(`
      INSERT INTO conferences.conferences (id, title, slug, start_date, end_date, version, updated_at, updated_by)
      VALUES ('${id}', 'T', '${id}', now(), now(), ${edited})`);
    for (const title of ['Gone', 'Tea', 'Tea', 'الافتتاح', '؟', 'Gone'])
      await owner.query(
        `INSERT INTO conferences.sessions (conference_id, title, start_time, end_time, version, updated_at, updated_by, deleted_at)
         VALUES ($1, $2, ${times}, ${edited}, CASE WHEN $2 = 'Gone' THEN now() END)`,
        [id, title],
      );
  }
  for (const [first, last] of [
    ['Salma', 'Idris'],
    ['Salma', 'Idris'],
    ['ليلى', 'منصور'],
  ])
    await owner.query(
      `INSERT INTO conferences.people (first_name, last_name, version, updated_at, updated_by) VALUES ($1, $2, ${edited})`,
      [first, last],
    );
  await database.runMigrations();
  for (const id of conferences) {
    const { rows } = await owner.query('SELECT slug FROM conferences.sessions WHERE conference_id = $1 ORDER BY slug', [
      id,
    ]);
    const slugs = new Set(rows.map(({ slug }) => slug));
    expect(slugs).toEqual(new Set(['gone', 'gone-2', 'session', 'tea', 'tea-2', 'الافتتاح']));
  }
  const { rows: people } = await owner.query('SELECT slug FROM conferences.people');
  expect(new Set(people.map(({ slug }) => slug))).toEqual(new Set(['salma-idris', 'salma-idris-2', 'ليلى-منصور']));
  // The previous release still writes rows without a slug during an upgrade.
  const { rows: added } = await owner.query(
    `INSERT INTO conferences.people (first_name, last_name, version, updated_at, updated_by) VALUES ('A', 'B', ${edited})
     RETURNING slug`,
  );
  expect(added[0].slug).toMatch(/^[0-9a-f-]{36}$/);
  await owner.end();
  await database.destroy();
});

test('zones that are stored by former names get their present ones', async () => {
  const database = await openForMigrations(data.ownerUrl, await conferencesMigrations());
  const owner = await openDatabase(data.ownerUrl);
  await database.undoLastMigration();
  const zones = ['Asia/Saigon', 'Europe/Amsterdam', 'US/Eastern', 'UTC'];
  for (const zone of zones)
    await owner.query(
      `INSERT INTO conferences.conferences (title, slug, timezone, start_date, end_date, version, updated_at, updated_by)
       VALUES ('Z', $1, $2, now(), now(), ${edited})`,
      [zone.toLowerCase().replace('/', '-'), zone],
    );
  await database.runMigrations();
  const { rows } = await owner.query("SELECT timezone FROM conferences.conferences WHERE title = 'Z' ORDER BY slug");
  expect(rows.map(({ timezone }) => timezone)).toEqual([
    'Asia/Ho_Chi_Minh',
    'Europe/Amsterdam',
    'America/New_York',
    'UTC',
  ]);
  await owner.end();
  await database.destroy();
});
