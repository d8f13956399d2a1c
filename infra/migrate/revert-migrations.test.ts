import { createDatabase, openDatabase, rolePasswords, runSql, type TestDatabase } from '@majlis/kit/testing/database';
import { revertMigrations } from '@majlis/kit/testing/revert-migrations';
import { allMigrations, migrate } from './migrate.js';

let data: TestDatabase;
beforeAll(async () => {
  data = await createDatabase();
});
afterAll(() => data.drop());

const ourSchemas = "('auth', 'cms', 'conferences', 'feeds', 'operations', 'search')";

const catalogSql = `
  SELECT concat_ws(' ', 'column', table_schema, table_name, column_name, data_type, is_nullable, column_default) AS entry
  FROM information_schema.columns WHERE table_schema IN ${ourSchemas}
  UNION ALL
  SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
  FROM pg_constraint WHERE connamespace::regnamespace::text IN ${ourSchemas}
  UNION ALL
  SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname IN ${ourSchemas}
  UNION ALL
  SELECT 'trigger ' || pg_get_triggerdef(pg_trigger.oid)
  FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid WHERE relnamespace::regnamespace::text IN ${ourSchemas} AND NOT tgisinternal
  UNION ALL
  SELECT concat_ws(' ', 'privilege', grantee, privilege_type, table_schema, table_name)
  FROM information_schema.role_table_grants WHERE table_schema IN ${ourSchemas}
  ORDER BY 1`;

async function rowsOf(sql: string): Promise<string[]> {
  const owner = await openDatabase(data.ownerUrl);
  const { rows } = await owner.query<{ entry: string }>(sql);
  await owner.end();
  return rows.map(({ entry }) => entry);
}

test('every migration since the first release can be reverted with data and applied again', async () => {
  await runSql(data.ownerUrl, "INSERT INTO feeds.sources (url, kind) VALUES ('https://a.example/', 'blog')");
  const before = await rowsOf(catalogSql);
  expect(before.length).toBeGreaterThan(500);
  for (const migrations of (await allMigrations()).toReversed()) await revertMigrations(data.ownerUrl, migrations);
  expect(await rowsOf(catalogSql)).not.toEqual(before);
  await migrate(data.ownerUrl, rolePasswords);
  expect(await rowsOf(catalogSql)).toEqual(before);
});

test('constraints and indexes are named after their table and column', async () => {
  const ownTables = `relnamespace::regnamespace::text IN ${ourSchemas} AND relname <> 'migrations'`;
  const misnamed = await rowsOf(`
    SELECT conname AS entry FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
      LEFT JOIN pg_attribute ON attrelid = conrelid AND contype = 'n' AND attnum = conkey[1]
    WHERE ${ownTables} AND NOT starts_with(conname, concat_ws('_', relname, attname) || '_')
    UNION ALL
    SELECT indexrelid::regclass::text FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
    WHERE ${ownTables} AND NOT starts_with((SELECT relname FROM pg_class WHERE oid = indexrelid)::text, relname || '_')`);
  expect(misnamed).toEqual([]);
});
