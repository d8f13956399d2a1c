import { withClient } from '@majlis/kit/database/with-client';
import pg from 'pg';
import { allMigrations, migrateTables } from '../../migrate/migrate.js';
import { type CheckResult, note, ok, wrong } from '../check-result.js';
import { psqlCommand } from './psql-command.js';
import { readSchema, type SchemaObject } from './schema-objects.js';

const subject = 'schema';
const maxListed = 5;
/** Further objects of these kinds can reject what a service writes, or hide what it reads. */
const restrictiveKinds = new Set(['requirement', 'constraint', 'trigger', 'row security']);

/** Compares the tables with those that the migrations of this release create. Rows are not read. */
export async function checkSchema(owner: pg.Client, ownerUrl: string): Promise<CheckResult[]> {
  const schemas = (await allMigrations()).map(({ schema }) => schema);
  let expected: ExpectedObject[];
  try {
    expected = await expectedSchema(owner, ownerUrl, schemas);
  } catch (error) {
    const advice = 'the role of the owner needs CREATEDB, as for a restore';
    return [note(subject, `could not be compared with this release (${(error as Error).message}): ${advice}`)];
  }
  const results = compareSchemas(expected, await readSchema(owner, schemas));
  if (results.length === 0) return [ok(subject, 'is that of the migrations, with all rights')];
  const more = results.length - maxListed;
  return [
    ...results.slice(0, maxListed),
    ...(more > 0 ? [note(subject, `${more} more differences: repair these first`)] : []),
  ];
}

/** PostgreSQL writes some conditions of triggers in another way after a restore, which reads the definition. */
type ExpectedObject = SchemaObject & { restoredDefinition: string };

const expectedByUrl = new Map<string, ExpectedObject[]>();

/** Creates an empty database beside the live one for a few seconds. Neither release nor server change while a process runs. */
async function expectedSchema(owner: pg.Client, ownerUrl: string, schemas: string[]): Promise<ExpectedObject[]> {
  const known = expectedByUrl.get(ownerUrl);
  if (known) return known;
  const url = new URL(ownerUrl);
  url.pathname = `${url.pathname}_expected`;
  const name = pg.escapeIdentifier(decodeURIComponent(url.pathname.slice(1)));
  const lock = "hashtextextended('majlis expected schema', 0)";
  // Another doctor may be doing the same, and a slow disk takes a while to create a database.
  await owner.query("SET lock_timeout = '60s'; SET statement_timeout = '60s'");
  await owner.query(`SELECT pg_advisory_lock(${lock})`);
  try {
    // A killed doctor leaves it behind.
    await owner.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await owner.query(`CREATE DATABASE ${name} TEMPLATE template0`);
    await migrateTables(url.href);
    const expected = await withClient(url.href, (client) => readBothForms(client, schemas));
    expectedByUrl.set(ownerUrl, expected);
    return expected;
  } finally {
    await owner.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`).catch(() => undefined);
    await owner.query(`SELECT pg_advisory_unlock(${lock}); RESET lock_timeout; RESET statement_timeout`);
  }
}

async function readBothForms(client: pg.Client, schemas: string[]): Promise<ExpectedObject[]> {
  const created = await readSchema(client, schemas);
  for (const object of created) if (object.kind === 'trigger') await client.query(createSql(object));
  const restored = await readSchema(client, schemas);
  return created.map((object, index) => ({ ...object, restoredDefinition: restored[index]?.definition ?? '' }));
}

const keyOf = ({ table, kind, name, definition }: SchemaObject): string =>
  JSON.stringify([table, kind, name, kind === 'right' ? definition : '']);

function compareSchemas(expected: ExpectedObject[], actual: SchemaObject[]): CheckResult[] {
  const actualByKey = new Map(actual.map((object) => [keyOf(object), object]));
  const expectedKeys = new Set(expected.map(keyOf));
  const differing = expected.filter((object) => {
    const definition = actualByKey.get(keyOf(object))?.definition;
    return definition !== object.definition && definition !== object.restoredDefinition;
  });
  const further = actual.filter((object) => !expectedKeys.has(keyOf(object)));
  const missing = differing.filter((object) => !actualByKey.has(keyOf(object)));
  const broken = new Map([...missingColumns(missing, further), ...missingTables(missing)]);
  const isOfBroken = ({ table }: SchemaObject) => broken.has(table);
  const tables = new Set(expected.map(({ table }) => table));
  return [
    ...broken.values(),
    ...differing.filter((object) => !isOfBroken(object) && object.kind !== 'right').map(differenceResult),
    ...further
      .filter((object) => restrictiveKinds.has(object.kind) && tables.has(object.table) && !isOfBroken(object))
      .map(furtherResult),
    ...rightResults(
      missing.filter((object) => object.kind === 'right' && !isOfBroken(object)),
      further.filter(({ kind }) => kind === 'right'),
    ),
  ];
}

const fromBackup =
  'bring it back from a backup of the time before (make backups lists them): make restore SNAPSHOT=NAME';

const missingTables = (missing: SchemaObject[]): [string, CheckResult][] =>
  missing
    .filter(({ kind }) => kind === 'table')
    .map(({ table }) => [table, wrong(subject, `there is no table ${table}: ${fromBackup}`)]);

/** Whatever names a missing column differs, too, so that nothing else is reported of its table. */
function missingColumns(missing: SchemaObject[], further: SchemaObject[]): [string, CheckResult][] {
  const columns = missing.filter(({ kind }) => kind === 'column');
  return [...new Set(columns.map(({ table }) => table))].map((table) => {
    const lost = columns.filter((column) => column.table === table);
    const added = further.filter((column) => column.kind === 'column' && column.table === table);
    const renames = lost.flatMap(({ name, definition }) => {
      const candidates = added.filter((column) => column.definition === definition);
      return candidates.length === 1 && candidates[0] ? [{ from: candidates[0].name, to: name }] : [];
    });
    const names = lost.map(({ name }) => name).join(', ');
    if (renames.length < lost.length) return [table, wrong(subject, `${table} lacks ${names}: ${fromBackup}`)];
    const sql = renames.map(({ from, to }) => `ALTER TABLE ${table} RENAME COLUMN ${from} TO ${to}`).join('; ');
    const found = renames.map(({ from }) => from).join(', ');
    return [table, wrong(subject, `${table} has ${found} in place of ${names}: ${psqlCommand(sql)}`)];
  });
}

const differenceResult = (object: SchemaObject): CheckResult =>
  wrong(subject, `${describe(object)} is missing or changed: ${psqlCommand(createSql(object))}`);

const furtherResult = (object: SchemaObject): CheckResult =>
  wrong(subject, `${describe(object)} is not of this release: ${psqlCommand(dropSql(object))}`);

const describe = ({ table, kind, name }: SchemaObject): string => {
  if (kind === 'function') return `the function ${name}`;
  if (kind === 'requirement') return `NOT NULL of ${table}.${name}`;
  return name ? `the ${kind} ${name} of ${table}` : `the ${kind} of ${table}`;
};

function createSql({ table, kind, name, definition }: SchemaObject): string {
  const alter = `ALTER TABLE ${table}`;
  if (kind === 'column') return `${alter} ALTER COLUMN ${name} TYPE ${definition}`;
  if (kind === 'requirement') return `${alter} ALTER COLUMN ${name} SET NOT NULL`;
  if (kind === 'default') return `${alter} ALTER COLUMN ${name} SET DEFAULT ${definition}`;
  if (kind === 'constraint') return `${alter} DROP CONSTRAINT IF EXISTS ${name}, ADD CONSTRAINT ${name} ${definition}`;
  if (kind === 'index') return `DROP INDEX IF EXISTS ${name}; ${definition}`;
  if (kind === 'trigger') return `DROP TRIGGER IF EXISTS ${name} ON ${table}; ${definition}`;
  return definition;
}

function dropSql({ table, kind, name }: SchemaObject): string {
  const alter = `ALTER TABLE ${table}`;
  if (kind === 'requirement') return `${alter} ALTER COLUMN ${name} DROP NOT NULL`;
  if (kind === 'constraint') return `${alter} DROP CONSTRAINT ${name}`;
  if (kind === 'trigger') return `DROP TRIGGER ${name} ON ${table}`;
  return `${alter} DISABLE ROW LEVEL SECURITY`;
}

/** An operator may give rights to roles of other programs. */
function rightResults(missing: SchemaObject[], further: SchemaObject[]): CheckResult[] {
  const list = (rights: SchemaObject[]) => {
    const names = rights.map(({ table, name, definition }) => `${name} ${definition} on ${table}`);
    return `${names.slice(0, maxListed).join(', ')}${names.length > maxListed ? ` and ${names.length - maxListed} more` : ''}`;
  };
  const excessive = further.filter(({ name }) => name === 'PUBLIC' || name.startsWith('majlis_'));
  const revokeSql = excessive.map(({ table, name, definition }) => `REVOKE ${definition} ON ${table} FROM ${name}`);
  return [
    ...(missing.length > 0
      ? [wrong(subject, `rights are missing (${list(missing)}): make up gives the rights again`)]
      : []),
    ...(excessive.length > 0
      ? [
          note(
            subject,
            `services have more rights than they need (${list(excessive)}): ${psqlCommand(revokeSql.join('; '))}`,
          ),
        ]
      : []),
  ];
}
