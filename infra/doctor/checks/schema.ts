import { withClient } from '@majlis/kit/database/with-client';
import pg from 'pg';
import { allMigrations, migrateTables } from '../../migrate/migrate.js';
import { type Checked, type CheckResult, flatten, listFirst, reportOn } from '../check-result.js';
import { psqlCommand } from './database-load.js';

const { ok, note, wrong } = reportOn('schema');
const maxListed = 5;

export async function checkSchema(owner: pg.Client, ownerUrl: string): Checked {
  const schemas = (await allMigrations()).map(({ schema }) => schema);
  let expected: ExpectedObject[];
  try {
    expected = await expectedSchema(owner, ownerUrl, schemas);
  } catch (error) {
    const advice = 'the role of the owner needs CREATEDB, as for a restore';
    return note(`could not be compared with this release (${(error as Error).message}): ${advice}`);
  }
  const results = compareSchemas(expected, await readSchema(owner, schemas));
  if (results.length === 0) return ok('is that of the migrations, with all rights');
  const more = results.length - maxListed;
  return [results.slice(0, maxListed), more > 0 && note(`${more} more differences: repair these first`)];
}

type SchemaObject = { table: string; kind: string; name: string; definition: string };

/**
 * Describes everything that the services rely on, as the catalog defines it. Both databases are on one server, so the same object
 * has the same text. If a definition is empty, the name says everything.
 */
const objectsSql = `
  WITH space AS (SELECT oid, nspname FROM pg_namespace WHERE nspname = ANY ($1)),
    class AS (
      SELECT class.oid, relname, relowner, relacl, relrowsecurity, relkind, nspname, format('%I.%I', nspname, relname) AS name
      FROM pg_class class JOIN space ON space.oid = relnamespace WHERE relkind IN ('r', 'p', 'v', 'm', 'S')),
    relation AS (SELECT * FROM class WHERE relkind <> 'S'),
    attribute AS (
      SELECT pg_attribute.*, name FROM pg_attribute JOIN relation ON relation.oid = attrelid WHERE attnum > 0 AND NOT attisdropped)
  SELECT '' AS "table", 'extension' AS kind, quote_ident(extname) AS name, format('CREATE EXTENSION %I SCHEMA %I', extname, nspname) AS definition
    FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname <> 'plpgsql'
  UNION ALL SELECT name AS "table", 'table' AS kind, '' AS name, '' AS definition FROM relation
  UNION ALL SELECT name, 'column', quote_ident(attname), format_type(atttypid, atttypmod) FROM attribute
  UNION ALL SELECT name, 'requirement', quote_ident(attname), '' FROM attribute WHERE attnotnull
  UNION ALL SELECT name, 'default', quote_ident(attname), pg_get_expr(adbin, adrelid)
    FROM attribute JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum WHERE attgenerated = ''
  UNION ALL SELECT name, 'constraint', quote_ident(conname), pg_get_constraintdef(pg_constraint.oid)
    FROM pg_constraint JOIN relation ON relation.oid = conrelid WHERE contype <> 'n'
  UNION ALL SELECT name, 'index', indexrelid::regclass::text, pg_get_indexdef(indexrelid)
    FROM pg_index JOIN relation ON relation.oid = indrelid
    WHERE indisvalid AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND conrelid = indrelid)
  UNION ALL SELECT name, 'trigger', quote_ident(tgname), pg_get_triggerdef(pg_trigger.oid)
    FROM pg_trigger JOIN relation ON relation.oid = tgrelid WHERE NOT tgisinternal AND tgenabled <> 'D'
  UNION ALL SELECT name, 'row security', '', '' FROM relation WHERE relrowsecurity
  UNION ALL SELECT nspname, 'function', pg_proc.oid::regprocedure::text, regexp_replace(pg_get_functiondef(pg_proc.oid), '--[^\n]*', '', 'g')
    FROM pg_proc JOIN space ON space.oid = pronamespace WHERE prokind = 'f'
  UNION ALL SELECT 'SCHEMA ' || quote_ident(nspname), 'right', role, privilege
    FROM space JOIN pg_namespace USING (oid, nspname), LATERAL (
      SELECT grantee::regrole::text AS role, privilege_type AS privilege FROM aclexplode(nspacl) WHERE grantee <> nspowner AND grantee <> 0) granted
  UNION ALL SELECT CASE relkind WHEN 'S' THEN 'SEQUENCE ' ELSE '' END || name, 'right', grantee::regrole::text, privilege_type
    FROM class, aclexplode(relacl) WHERE grantee <> relowner AND grantee <> 0
  UNION ALL SELECT 'FUNCTION ' || pg_proc.oid::regprocedure::text, 'right',
      CASE grantee WHEN 0 THEN 'PUBLIC' ELSE grantee::regrole::text END, privilege_type
    FROM pg_proc JOIN space ON space.oid = pronamespace, aclexplode(proacl) WHERE grantee <> proowner AND prokind = 'f'
  ORDER BY 1, 2, 3, 4`;

async function readSchema(client: pg.Client, schemas: string[]): Promise<SchemaObject[]> {
  const { rows } = await client.query<SchemaObject>(objectsSql, [schemas]);
  // PostgreSQL keeps the text of a function as it was written, so spaces are unified.
  return rows.map((row) => ({ ...row, definition: row.definition.replaceAll(/\s+/g, ' ').trim() }));
}

/**
 * After a restore PostgreSQL prints some conditions of triggers differently, because it has parsed the printed ones; this form is
 * right, too.
 */
type ExpectedObject = SchemaObject & { restoredDefinition: string };

const expectedByUrl = new Map<string, ExpectedObject[]>();

/**
 * Migrates an empty database beside the live one, which takes a few seconds. The result is kept, because neither release nor server
 * change while a process runs.
 */
async function expectedSchema(owner: pg.Client, ownerUrl: string, schemas: string[]): Promise<ExpectedObject[]> {
  const known = expectedByUrl.get(ownerUrl);
  if (known) return known;
  const url = new URL(ownerUrl);
  url.pathname = `${url.pathname}_expected`;
  const name = pg.escapeIdentifier(decodeURIComponent(url.pathname.slice(1)));
  const lock = "hashtextextended('majlis expected schema', 0)";
  // Another doctor may hold the lock, and a slow disk takes a while to create a database.
  await owner.query("SET lock_timeout = '60s'; SET statement_timeout = '60s'");
  await owner.query(`SELECT pg_advisory_lock(${lock})`);
  try {
    // A killed doctor leaves this database behind.
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
  const broken = new Map(missingColumns(missing, further));
  for (const { table } of missing.filter(({ kind }) => kind === 'table'))
    broken.set(table, wrong(`there is no table ${table}: ${fromBackup}`));
  const tables = new Set(expected.map(({ table }) => table).filter((table) => !broken.has(table)));
  const isRight = ({ kind }: SchemaObject) => kind === 'right';
  return [
    ...broken.values(),
    ...differing
      .filter((object) => tables.has(object.table) && !isRight(object))
      .map((object) => wrong(`${describe(object)} is missing or changed: ${psqlCommand(createSql(object))}`)),
    ...further.flatMap((object) => {
      const sql = tables.has(object.table) && dropSql[object.kind]?.(object);
      return sql ? [wrong(`${describe(object)} is not of this release: ${psqlCommand(sql)}`)] : [];
    }),
    ...checkRights(
      missing.filter((object) => isRight(object) && tables.has(object.table)),
      further.filter(isRight),
    ),
  ];
}

const fromBackup =
  'bring it back from a backup of the time before (make backups lists them): make restore SNAPSHOT=NAME';

/** A table that lacks a column gets one result, because everything that names the column differs, too. */
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
    if (renames.length < lost.length) return [table, wrong(`${table} lacks ${names}: ${fromBackup}`)];
    const sql = renames.map(({ from, to }) => `ALTER TABLE ${table} RENAME COLUMN ${from} TO ${to}`).join('; ');
    const found = renames.map(({ from }) => from).join(', ');
    return [table, wrong(`${table} has ${found} in place of ${names}: ${psqlCommand(sql)}`)];
  });
}

const describe = ({ table, kind, name }: SchemaObject): string => {
  if (kind === 'function' || kind === 'extension') return `the ${kind} ${name}`;
  if (kind === 'requirement') return `NOT NULL of ${table}.${name}`;
  return name ? `the ${kind} ${name} of ${table}` : `the ${kind} of ${table}`;
};

function createSql({ table, kind, name, definition }: SchemaObject): string {
  const column = `ALTER TABLE ${table} ALTER COLUMN ${name}`;
  const statements: Record<string, string> = {
    column: `${column} TYPE ${definition}`,
    requirement: `${column} SET NOT NULL`,
    default: `${column} SET DEFAULT ${definition}`,
    constraint: `ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${name}, ADD CONSTRAINT ${name} ${definition}`,
    index: `DROP INDEX IF EXISTS ${name}; ${definition}`,
    trigger: `DROP TRIGGER IF EXISTS ${name} ON ${table}; ${definition}`,
  };
  return statements[kind] ?? definition;
}

/** Further objects of these kinds can reject what a service writes, or hide what it reads. */
const dropSql: Record<string, (object: SchemaObject) => string> = {
  requirement: ({ table, name }) => `ALTER TABLE ${table} ALTER COLUMN ${name} DROP NOT NULL`,
  constraint: ({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`,
  trigger: ({ table, name }) => `DROP TRIGGER ${name} ON ${table}`,
  'row security': ({ table }) => `ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY`,
};

function checkRights(missing: SchemaObject[], further: SchemaObject[]): CheckResult[] {
  const list = (rights: SchemaObject[]) => {
    const names = rights.map(({ table, name, definition }) => `${name} ${definition} on ${table}`);
    return listFirst(names, maxListed);
  };
  // Other roles are left out, because an operator may give rights to other programs.
  const excessive = further.filter(({ name }) => name === 'PUBLIC' || name.startsWith('majlis_'));
  const sql = excessive
    .map(({ table, name, definition }) => `REVOKE ${definition} ON ${table} FROM ${name}`)
    .join('; ');
  const excess = `services have more rights than they need (${list(excessive)}): ${psqlCommand(sql)}`;
  return flatten([
    missing.length > 0 && wrong(`rights are missing (${list(missing)}): make up gives the rights again`),
    excessive.length > 0 && note(excess),
  ]);
}
