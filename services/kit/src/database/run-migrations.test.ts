import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase, openDatabase, runSql, type TestDatabase } from '@majlis/kit/testing/database';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runMigrations } from './run-migrations.js';

class AddColumn1800000000001 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query('ALTER TABLE readings ADD COLUMN taken_by text');
  }

  async down(): Promise<void> {}
}

let data: TestDatabase;
beforeAll(async () => {
  data = await createDatabase();
  await runSql(data.ownerUrl, 'CREATE SCHEMA trial CREATE TABLE readings (id integer)');
});
afterAll(() => data.drop());

test('a migration waits for readers without making them queue behind it', async () => {
  const [reader, other] = [await openDatabase(data.ownerUrl), await openDatabase(data.ownerUrl)];
  await reader.query('BEGIN');
  await reader.query('SELECT * FROM trial.readings');
  const migrating = runMigrations(data.ownerUrl, { schema: 'trial', migrations: [AddColumn1800000000001] });
  await wait(2_300); // longer than one attempt may wait for the lock
  await other.query('SELECT * FROM trial.readings');
  await reader.query('COMMIT');
  expect(await migrating).toEqual(['AddColumn1800000000001']);
  expect((await other.query('SELECT taken_by FROM trial.readings')).rows).toEqual([]);
  await Promise.all([reader.end(), other.end()]);
});
