import pg from 'pg';
import { schemasByRole, uploadingRoles } from '../../migrate/roles.js';
import { type CheckResult, wrong } from '../check-result.js';
import { describeRemedy, isTimeout } from './database-errors.js';

export type Role = keyof typeof schemasByRole;

type Table = { name: string; columns: string[]; isWritten: boolean };

/** PostgreSQL's error codes. */
const insufficientPrivilege = '42501';
const readOnly = '25006';
const maxListed = 3;

/** Every write is rolled back, and all but the first affect no row: PostgreSQL checks the privileges all the same. */
export async function checkTableAccess(client: pg.Client, role: Role): Promise<CheckResult[]> {
  const subject = 'database';
  const statements = [
    "INSERT INTO operations.service_instances (name, instance, version, started_at, seen_at) VALUES ('doctor', 'doctor', '', now(), now())",
    ...(await statementsFor(client, [...schemasByRole[role]])),
    ...(uploadingRoles.some((each) => each === role)
      ? [
          'INSERT INTO operations.uploads (sha256) SELECT sha256 FROM operations.uploads WHERE false',
          'UPDATE operations.uploads SET removed_at = removed_at WHERE false',
        ]
      : []),
  ];
  const denied: string[] = [];
  for (const statement of statements) {
    const error = await tryStatement(client, statement);
    if (error?.code === insufficientPrivilege) denied.push(error.message);
    else if (error && isTimeout(error)) throw error;
    // A database that is read only for all has a check of its own.
    else if (error?.code === readOnly && !(await isOfRole(client))) return [];
    else if (error)
      return [
        wrong(
          subject,
          `majlis_${role} cannot use its tables (${error.message}): ${describeRemedy(error, `majlis_${role}`)}`,
        ),
      ];
  }
  return denied.length === 0 ? [] : [missingRights(role, denied)];
}

/** The rights as the catalog has them, for a role that cannot try them. */
export async function checkPrivileges(client: pg.Client): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const [role, schemas] of Object.entries(schemasByRole)) {
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', nspname, relname) AS name FROM pg_class class JOIN pg_namespace space ON space.oid = relnamespace
       WHERE nspname = ANY ($1) AND relkind = 'r' AND relname NOT IN ('migrations', 'revisions') AND NOT (
         has_table_privilege($2, class.oid, 'SELECT') AND has_table_privilege($2, class.oid, 'INSERT')
         AND has_table_privilege($2, class.oid, 'UPDATE') AND has_table_privilege($2, class.oid, 'DELETE')) ORDER BY 1`,
      [schemas, `majlis_${role}`],
    );
    if (rows.length > 0)
      results.push(
        missingRights(
          role,
          rows.map(({ name }) => name),
        ),
      );
  }
  return results;
}

function missingRights(role: string, denied: string[]): CheckResult {
  const more = denied.length > maxListed ? ` and ${denied.length - maxListed} more` : '';
  const list = `${denied.slice(0, maxListed).join(', ')}${more}`;
  return wrong(
    'database',
    `majlis_${role} may not read or write what its service needs (${list}): make up gives the rights again`,
  );
}

async function isOfRole(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ source: string }>(
    "SELECT source FROM pg_settings WHERE name = 'default_transaction_read_only'",
  );
  return rows[0]?.source.endsWith('user') === true;
}

/** Only triggers write the history, and only the owner the migrations. A damaged table fails when a row is read. */
async function statementsFor(client: pg.Client, schemas: string[]): Promise<string[]> {
  const { rows } = await client.query<Table>(
    `SELECT format('%I.%I', nspname, relname) AS name,
            array_agg(quote_ident(attname) ORDER BY attnum) AS columns,
            relkind = 'r' AND relname NOT IN ('migrations', 'revisions') AS "isWritten"
     FROM pg_class class JOIN pg_namespace space ON space.oid = relnamespace JOIN pg_attribute ON attrelid = class.oid
     WHERE nspname = ANY ($1) AND relkind IN ('r', 'v', 'm')
       AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attidentity <> 'a'
     GROUP BY class.oid, nspname ORDER BY 1`,
    [schemas],
  );
  return rows.map(({ name, columns, isWritten }) => {
    const [first] = columns;
    const list = columns.join(', ');
    const read = `SELECT ${list} FROM ${name} LIMIT 1`;
    if (!isWritten) return read;
    return `${read}; INSERT INTO ${name} (${list}) SELECT ${list} FROM ${name} WHERE false;
      UPDATE ${name} SET ${first} = ${first} WHERE false; DELETE FROM ${name} WHERE false`;
  });
}

async function tryStatement(client: pg.Client, statement: string): Promise<pg.DatabaseError | undefined> {
  try {
    await client.query(`BEGIN; ${statement}`);
    return undefined;
  } catch (error) {
    return error as pg.DatabaseError;
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
  }
}
