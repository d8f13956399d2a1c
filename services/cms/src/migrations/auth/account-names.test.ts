import { createDatabase } from '@majlis/kit/testing/database';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { DataSource } from 'typeorm';
import { authMigrations } from '../../migrations.js';

test('the migration copies the names of signed-in accounts', async () => {
  const data = await createDatabase();
  const database = await new DataSource({
    type: 'postgres',
    url: data.ownerUrl,
    installExtensions: false,
    migrationsTableName: 'migrations',
    extra: { options: '-c search_path=auth' },
    ...(await authMigrations()),
  }).initialize();
  await database.undoLastMigration();
  await database.undoLastMigration();
  await database.undoLastMigration();
  await database.query(`INSERT INTO accounts (email, iss, sub)
    VALUES ('amal@majlis.example', 'i', '1'), ('yusuf@majlis.example', 'i', '2')`);
  await staffCookie(data.ownerUrl);
  await database.runMigrations();
  expect(await database.query('SELECT email, display_name FROM accounts ORDER BY email')).toEqual([
    { email: 'amal@majlis.example', display_name: 'Amal Rahman' },
    { email: 'yusuf@majlis.example', display_name: '' },
  ]);
  await database.destroy();
  await data.drop();
});
