import type pg from 'pg';

/** Something that the migrations create in a table, or a right of a service's role to it. */
export type SchemaObject = { table: string; kind: Kind; name: string; definition: string };

type Kind =
  | 'table'
  | 'column'
  | 'requirement'
  | 'default'
  | 'constraint'
  | 'index'
  | 'trigger'
  | 'row security'
  | 'function'
  | 'right';

/**
 * What the services rely on, as the catalog describes it. Both databases are on one server, so that the same object has the same
 * text. A row whose definition is empty says all by its name.
 */
const objectsSql = `
  WITH space AS (SELECT oid, nspname FROM pg_namespace WHERE nspname = ANY ($1)),
    class AS (
      SELECT class.oid, relname, relowner, relacl, relrowsecurity, relkind, nspname, format('%I.%I', nspname, relname) AS name
      FROM pg_class class JOIN space ON space.oid = relnamespace WHERE relkind IN ('r', 'p', 'v', 'm', 'S')),
    relation AS (SELECT * FROM class WHERE relkind <> 'S'),
    attribute AS (
      SELECT pg_attribute.*, name FROM pg_attribute JOIN relation ON relation.oid = attrelid WHERE attnum > 0 AND NOT attisdropped)
  SELECT name AS "table", 'table' AS kind, '' AS name, '' AS definition FROM relation
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

/** PostgreSQL keeps the text of a function as it was written. */
const onOneLine = (definition: string): string => definition.replaceAll(/\s+/g, ' ').trim();

export async function readSchema(client: pg.Client, schemas: string[]): Promise<SchemaObject[]> {
  const { rows } = await client.query<SchemaObject>(objectsSql, [schemas]);
  return rows.map((row) => ({ ...row, definition: onOneLine(row.definition) }));
}
