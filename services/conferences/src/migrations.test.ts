import { openForMigrations } from '@majlis/kit/database/run-migrations';
import { createDatabase, openDatabase } from '@majlis/kit/testing/database';
import { conferencesMigrations } from './migrations.js';

test('zones that are stored by former names get their present ones', async () => {
  const data = await createDatabase();
  const database = await openForMigrations(data.ownerUrl, await conferencesMigrations());
  const owner = await openDatabase(data.ownerUrl);
  // The migration of the zones is the last but one.
  await database.undoLastMigration();
  await database.undoLastMigration();
  const zones = ['Asia/Saigon', 'Europe/Amsterdam', 'US/Eastern', 'UTC'];
  for (const zone of zones)
    await owner.query(
      `INSERT INTO conferences.conferences (title, slug, timezone, start_date, end_date, version, updated_at, updated_by)
       VALUES ('Z', $1, $2, now(), now(), 1, now(), '')`,
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
  await data.drop();
});
