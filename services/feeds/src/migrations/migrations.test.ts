import { expect, test } from '@jest/globals';
import { createDatabase } from '@majlis/kit/testing/database';
import { DataSource } from 'typeorm';
import { feedsMigrations } from '../migrations.js';

const columns = `SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
  WHERE table_schema = 'feeds' ORDER BY table_name, column_name`;

test('every migration can be reverted with data and applied again', async () => {
  const data = await createDatabase();
  const feeds = await feedsMigrations();
  const database = await new DataSource({
    type: 'postgres',
    url: data.ownerUrl,
    installExtensions: false,
    migrationsTableName: 'migrations',
    extra: { options: '-c search_path=feeds' },
    ...feeds,
  }).initialize();
  await database.query(`INSERT INTO sources (url, kind) VALUES ('https://a.example/', 'instagram')`);
  const before = await database.query(columns);
  for (const _migration of feeds.migrations) await database.undoLastMigration();
  expect(
    await database.query(`SELECT to_regclass('feeds.items') AS items, to_regclass('feeds.sources') AS sources`),
  ).toEqual([{ items: null, sources: null }]);
  await database.runMigrations();
  expect(await database.query(columns)).toEqual(before);
  await database.destroy();
  await data.drop();
});
