import { openForMigrations } from '@majlis/kit/database/run-migrations';
import { createDatabase, openDatabase } from '@majlis/kit/testing/database';
import { cmsMigrations } from './migrations.js';

test('a former name of the time zone of the site becomes the present one', async () => {
  const data = await createDatabase();
  const database = await openForMigrations(data.ownerUrl, await cmsMigrations());
  const owner = await openDatabase(data.ownerUrl);
  await database.undoLastMigration();
  for (const key of ['site.timezone', 'site.note'])
    await owner.query(
      `INSERT INTO cms.content_entries (key, type, content, version, updated_at, updated_by)
       VALUES ($1, 'text', 'Asia/Katmandu', 1, now(), '')`,
      [key],
    );
  await database.runMigrations();
  const { rows } = await owner.query('SELECT content FROM cms.content_entries ORDER BY key');
  expect(rows.map(({ content }) => content)).toEqual(['Asia/Katmandu', 'Asia/Kathmandu']);
  await owner.end();
  await database.destroy();
  await data.drop();
});
