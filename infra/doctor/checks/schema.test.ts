import { execFileSync } from 'node:child_process';
import { createDatabase, openDatabase, runSql, type TestDatabase } from '@majlis/kit/testing/database';
import { linesOf } from '../../drill/doctor/test-installation.js';
import { migrateTables } from '../../migrate/migrate.js';
import { grantPrivileges } from '../../migrate/roles.js';
import { checkSchema } from './schema.js';

let data: TestDatabase;
beforeAll(async () => {
  data = await createDatabase();
});
afterAll(() => data.drop());

async function schemaLines(): Promise<string[]> {
  const owner = await openDatabase(data.ownerUrl);
  try {
    return linesOf(await checkSchema(owner, data.ownerUrl)).split('\n');
  } finally {
    await owner.end();
  }
}

/** Returns the SQL of the printed command, as a shell passes it to psql. */
function repairSql(line: string): string {
  const [, quoted = ''] = /infra\/scripts\/compose\.sh exec postgres psql .* --command=('.*')$/.exec(line) ?? [];
  return execFileSync('sh', ['-c', `printf %s ${quoted}`], { encoding: 'utf8' });
}

const healthy = ['ok     schema: is that of the migrations, with all rights'];

test('a migrated database has no difference, and no other database is left behind', async () => {
  expect(await schemaLines()).toEqual(healthy);
  const owner = await openDatabase(data.ownerUrl);
  expect((await owner.query("SELECT FROM pg_database WHERE datname LIKE current_database() || '\\_%'")).rowCount).toBe(
    0,
  );
  await owner.end();
});

test('triggers that a restore has created again are the same, though PostgreSQL writes some in another way', async () => {
  const owner = await openDatabase(data.ownerUrl);
  const definitions = async () => {
    const { rows } = await owner.query<{ name: string; table: string; sql: string }>(
      `SELECT tgname AS name, tgrelid::regclass::text AS table, pg_get_triggerdef(oid) AS sql
       FROM pg_trigger WHERE NOT tgisinternal ORDER BY 2, 1`,
    );
    return rows;
  };
  const before = await definitions();
  for (const { name, table, sql } of before) await owner.query(`DROP TRIGGER ${name} ON ${table}; ${sql}`);
  expect(await definitions()).not.toEqual(before);
  await owner.end();
  expect(await schemaLines()).toEqual(healthy);
});

test.each([
  [
    'a renamed column',
    'ALTER TABLE cms.hero_images RENAME COLUMN alt TO caption',
    /^wrong {2}schema: cms\.hero_images has caption in place of alt: /,
  ],
  [
    'a changed type',
    'ALTER TABLE feeds.sources ALTER COLUMN etag TYPE varchar(10)',
    /^wrong {2}schema: the column etag of feeds\.sources is missing or changed: /,
  ],
  [
    'a column that may be empty',
    'ALTER TABLE cms.hero_images ALTER COLUMN alt DROP NOT NULL',
    /^wrong {2}schema: NOT NULL of cms\.hero_images\.alt is missing or changed: /,
  ],
  [
    'a lost default',
    'ALTER TABLE feeds.sources ALTER COLUMN skipped_items DROP DEFAULT',
    /^wrong {2}schema: the default skipped_items of feeds\.sources is missing or changed: /,
  ],
  [
    'a lost rule',
    'ALTER TABLE operations.uploads DROP CONSTRAINT uploads_sha256_is_a_hash',
    /^wrong {2}schema: the constraint uploads_sha256_is_a_hash of operations\.uploads is missing or changed: /,
  ],
  [
    'a rule that was added',
    "ALTER TABLE cms.hero_images ADD CONSTRAINT no_rows CHECK (alt = '') NOT VALID",
    /^wrong {2}schema: the constraint no_rows of cms\.hero_images is not of this release: /,
  ],
  [
    'a column that no service fills in',
    'ALTER TABLE cms.hero_images ADD COLUMN photographer text; ALTER TABLE cms.hero_images ALTER photographer SET NOT NULL',
    /^wrong {2}schema: NOT NULL of cms\.hero_images\.photographer is not of this release: /,
  ],
  [
    'a trigger that was switched off',
    'ALTER TABLE cms.hero_images DISABLE TRIGGER revisions_recorded',
    /^wrong {2}schema: the trigger revisions_recorded of cms\.hero_images is missing or changed: /,
  ],
  [
    'a trigger that is gone, so that no save is published',
    'DROP TRIGGER partners_announced ON cms.partners',
    /^wrong {2}schema: the trigger partners_announced of cms\.partners is missing or changed: /,
  ],
  [
    'rows that are hidden',
    'ALTER TABLE conferences.conferences ENABLE ROW LEVEL SECURITY',
    /^wrong {2}schema: the row security of conferences\.conferences is not of this release: /,
  ],
  [
    'a function that does nothing',
    'CREATE OR REPLACE FUNCTION operations.guard_uploads() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RETURN NULL; END$$',
    /^wrong {2}schema: the function operations\.guard_uploads\(\) is missing or changed: /,
  ],
  [
    'an excessive right',
    'GRANT SELECT ON auth.accounts TO majlis_feeds',
    /^note {3}schema: services have more rights than they need \(majlis_feeds SELECT on auth\.accounts\): /,
  ],
])('%s is reported with the SQL that repairs it', async (_fault, sql, expected) => {
  await runSql(data.ownerUrl, sql);
  const lines = await schemaLines();
  expect(lines).toEqual([expect.stringMatching(expected)]);
  await runSql(data.ownerUrl, repairSql(lines[0] ?? ''));
  expect(await schemaLines()).toEqual(healthy);
});

test('a dropped extension is created first, because what needs it went with it', async () => {
  await runSql(data.ownerUrl, 'DROP EXTENSION pg_trgm CASCADE');
  const lines = await schemaLines();
  expect(lines[0]).toMatch(/^wrong {2}schema: the extension pg_trgm is missing or changed: /);
  for (const line of lines) if (line.includes('psql')) await runSql(data.ownerUrl, repairSql(line));
  // make up gives the right to the function again.
  await grantPrivileges(data.ownerUrl);
  expect(await schemaLines()).toEqual(healthy);
});

test('missing rights are reported together, also to views, functions and other schemas', async () => {
  const revoke = (right: string, role: string) => runSql(data.ownerUrl, `REVOKE ${right} FROM majlis_${role}`);
  await revoke('SELECT ON auth.sessions', 'conferences');
  await revoke('SELECT ON search.entries', 'cms');
  await revoke('EXECUTE ON FUNCTION operations.uploads_in_use(text[])', 'feeds');
  const [line, ...others] = await schemaLines();
  expect(others).toEqual([]);
  expect(line).toMatch(/^wrong {2}schema: rights are missing \(.*\): make up gives the rights again$/);
  for (const right of [
    'majlis_feeds EXECUTE on FUNCTION operations.uploads_in_use(text[])',
    'majlis_conferences SELECT on auth.sessions',
    'majlis_cms SELECT on search.entries',
  ])
    expect(line).toContain(right);
  await migrateTables(data.ownerUrl);
  expect(await schemaLines()).toEqual(healthy);
});

test('a lost column and a lost table are brought back from a backup, and nothing else is reported of them', async () => {
  await runSql(data.ownerUrl, 'DROP TABLE cms.counted_files; ALTER TABLE cms.daily_counts DROP COLUMN total');
  expect(await schemaLines()).toEqual([
    expect.stringMatching(
      /^wrong {2}schema: there is no table cms\.counted_files: bring it back from a backup .*make restore/,
    ),
    expect.stringMatching(
      /^wrong {2}schema: cms\.daily_counts lacks total: bring it back from a backup .*make restore/,
    ),
  ]);
});

test('an owner that may not create a database gets a note', async () => {
  const owner = await openDatabase(data.urlFor('cms'));
  expect(linesOf(await checkSchema(owner, data.urlFor('cms')))).toMatch(
    /^note {3}schema: could not be compared .*permission denied.*needs CREATEDB/,
  );
  await owner.end();
});
